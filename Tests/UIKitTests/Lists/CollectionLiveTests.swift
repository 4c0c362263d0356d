import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Selecting and updating items")
struct CollectionLiveTests {
    private final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
        private unowned let person: Person
        var sections: [[String]]
        var selects = true

        init(_ person: Person, _ sections: [[String]]) { (self.person, self.sections) = (person, sections) }

        private func record(_ name: String, _ path: IndexPath) { person.record("\(name) \(path.item)") }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.accessibilityLabel = sections[path.section][path.item]
            return cell
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
            record("highlight?", path)
            return true
        }
        func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
            record("highlighted", path)
        }
        func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
            record("unhighlighted", path)
        }
        func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
            record("select?", path)
            return selects
        }
        func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
            record("deselect?", path)
            return true
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { record("selected", path) }
        func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { record("deselected", path) }
    }

    private let person = Person()
    private let view: UICollectionView
    private let items: Items
    private let layout: NotingLayout

    /// A flow layout that notes what it is told of updates, and lets items come from the left.
    private final class NotingLayout: UICollectionViewFlowLayout {
        var notes: [String] = []
        override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: items)
            notes += items.map {
                "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
            }
        }
        override func finalizeCollectionViewUpdates() { notes.append("end") }
        override func initialLayoutAttributesForAppearingItem(
            at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
            if attributes?.alpha == 0 { attributes?.center.x = -100 }
            return attributes
        }
    }

    init() {
        let person = person
        let items = Items(person, [["a", "b", "c", "d", "e", "f", "g"]])
        let layout = NotingLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        view = person.make {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 844), collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            view.delegate = items
            person.window.addSubview(view)
            person.window.layoutIfNeeded()
            return view
        }
        (self.items, self.layout) = (items, layout)
    }

    private var labels: [String] { view.visibleCells.map { $0.accessibilityLabel ?? "" } }
    private func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

    private final class Headers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var notes: [String] = []
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { notes.append("shows \(elementKind.suffix(6)) \(indexPath.section)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { notes.append("ends \(elementKind.suffix(6)) \(indexPath.section)") }
    }

    @Test("The delegate hears which supplementary views come and go")
    func supplementaryViews() {
        let headers = Headers()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize = CGSize(width: 300, height: 30)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        (view.dataSource, view.delegate) = (headers, headers)
        view.layoutIfNeeded()
        #expect(headers.notes == ["shows Header 0"])
        view.contentOffset.y = view.contentSize.height / 2 - 100
        view.layoutIfNeeded()
        #expect(Set(headers.notes.dropFirst()) == ["ends Header 0", "shows Header 1"])
        #expect(headers.notes.count == 3)
    }

    @Test("a tap highlights, selects, and unhighlights at last")
    func tap() {
        #expect(
            person.calls { person.tap(150, 50) } == [
                "highlight? 1", "highlighted 1", "select? 1", "selected 1", "unhighlighted 1",
            ])
        #expect(view.indexPathsForSelectedItems == [item(1)] && view.cellForItem(at: item(1))?.isSelected == true)
        person.wait(0.5)
        #expect(
            person.calls { person.tap(250, 50) } == [
                "highlight? 2", "highlighted 2", "select? 2", "deselected 1", "selected 2", "unhighlighted 2",
            ])
        items.selects = false
        person.wait(0.5)
        _ = person.calls { person.tap(50, 50) }
        #expect(view.indexPathsForSelectedItems == [item(2)])
    }

    @Test("several items are selected and deselected where the view allows it")
    func several() {
        view.allowsMultipleSelection = true
        person.tap(50, 50)
        person.wait(0.5)
        person.tap(150, 50)
        #expect(view.indexPathsForSelectedItems == [item(0), item(1)])
        person.wait(0.5)
        #expect(
            person.calls { person.tap(50, 50) }.suffix(3) == ["deselect? 0", "deselected 0", "unhighlighted 0"])
        #expect(view.indexPathsForSelectedItems == [item(1)])
    }

    @Test("items move to their new places; the layout says where others come from and go to")
    func update() throws {
        let host = LayerHost(root: person.window.layer, scale: 1, clock: person.clock)
        _ = person.make { host.makeFrame() }
        let (a, b, g) = (
            try #require(view.cellForItem(at: item(0))), try #require(view.cellForItem(at: item(1))),
            try #require(view.cellForItem(at: item(6)))
        )
        var isDone = false
        person.make {
            view.selectItem(at: item(6), animated: false, scrollPosition: [])
            view.performBatchUpdates {
                items.sections = [["g", "a", "x", "c", "d", "e", "f"]]
                view.deleteItems(at: [item(1)])
                view.insertItems(at: [item(2)])
                view.moveItem(at: item(6), to: item(0))
            } completion: {
                isDone = $0
            }
        }
        #expect(labels == ["g", "a", "x", "c", "d", "e", "f"])
        #expect(layout.notes == ["delete 1 -1", "insert -1 2", "move 6 0", "end"])
        #expect(view.indexPathsForSelectedItems == [item(0)] && view.cellForItem(at: item(0)) === g)
        person.wait(0.15)
        let x = try #require(view.cellForItem(at: item(2))?.layer.presentation())
        #expect(x.position.x > -100 && x.position.x < 250 && x.opacity > 0.2 && x.opacity < 0.8)
        #expect(a.layer.presentation().map { $0.position.x > 60 && $0.position.x < 140 } == true)
        #expect(b.superview === view && !isDone)
        person.wait(0.3)
        #expect(isDone && b.superview == nil && b.alpha == 1 && a.center.x == 150)
    }

    @Test("another layout takes the items along")
    func otherLayout() {
        let host = LayerHost(root: person.window.layer, scale: 1, clock: person.clock)
        _ = person.make { host.makeFrame() }
        let wide = UICollectionViewFlowLayout()
        wide.itemSize = CGSize(width: 300, height: 50)
        let cell = view.cellForItem(at: item(1))
        person.make { view.setCollectionViewLayout(wide, animated: true) }
        #expect(view.cellForItem(at: item(1)) === cell && cell?.frame == CGRect(x: 0, y: 60, width: 300, height: 50))
        person.wait(0.15)
        #expect(cell?.layer.presentation().map { $0.frame.width > 150 && $0.frame.width < 250 } == true)
    }

    @Test("wrong counts and unknown identifiers are told in Apple's words, and the data source counts")
    func errors() {
        person.make {
            items.sections[0].removeLast()
            view.insertItems(at: [item(0)])
            view.layoutIfNeeded()
        }
        #expect(
            person.messages.first?.hasPrefix(
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                    + "section after the update (6) must be equal to the number of items contained in that section before "
                    + "the update (7), plus or minus the number of items inserted or deleted from that section (1 "
                    + "inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 "
                    + "moved in, 0 moved out).") == true)
        #expect(labels == ["a", "b", "c", "d", "e", "f"])
        _ = person.make { view.dequeueReusableCell(withReuseIdentifier: "nobody", for: item(0)) }
        #expect(
            person.messages.last?.hasPrefix("could not dequeue a cell with identifier nobody - must register") == true)
    }

    @Test("headers are dequeued by their kind")
    func headers() {
        final class Header: UICollectionReusableView {}
        person.make {
            view.register(
                Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            layout.headerReferenceSize = CGSize(width: 0, height: 40)
            layout.invalidateLayout()
            view.layoutIfNeeded()
        }
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: item(0))
        #expect(header is Header && header?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(person.messages.isEmpty)
    }
}
