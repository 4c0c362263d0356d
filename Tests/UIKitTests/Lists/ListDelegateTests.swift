import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("What delegates of lists decide beside selection")
@MainActor
struct ListDelegateTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        var isPrimary = true
        var showsMenu = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("selected \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
            isPrimary
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            calls.append("opened \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { showsMenu }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == "copy:" }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { calls.append("\(action.name) \(indexPath.row)") }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var calls: [String] = []
        var limit = 9
        var offset: CGPoint?
        var menu = false

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { calls.append("moved \(sourceIndexPath.item) \(destinationIndexPath.item)") }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            calls.append("opened \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { IndexPath(item: min(proposedIndexPath.item, limit), section: 0) }
        func collectionView(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint { offset ?? proposedContentOffset }
        func collectionView(
            _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout { Slow(currentLayout: fromLayout, nextLayout: toLayout) }
    }

    private final class Slow: UICollectionViewTransitionLayout {}

    private let person = Person()

    private func table(_ rows: Rows) -> UITableView {
        person.make {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .plain)
            (table.dataSource, table.delegate) = (rows, rows)
            person.window.addSubview(table)
            table.layoutIfNeeded()
            return table
        }
    }

    private func collection(_ items: Items, _ layout: UICollectionViewFlowLayout) -> UICollectionView {
        person.make {
            (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 97, height: 97), 0)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (view.dataSource, view.delegate) = (items, items)
            person.window.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
    }

    @Test("A tap on a row selects it and does its primary action, if there is one")
    func primaryAction() {
        let rows = Rows()
        let table = table(rows)
        person.tap(100, table.rectForRow(at: IndexPath(row: 1, section: 0)).midY)
        #expect(rows.calls == ["selected 1", "opened 1"])
        rows.isPrimary = false
        person.tap(100, table.rectForRow(at: IndexPath(row: 2, section: 0)).midY)
        #expect(rows.calls.suffix(1) == ["selected 2"])
        let items = Items()
        let collection = collection(items, UICollectionViewFlowLayout())
        table.removeFromSuperview()
        person.tap(50, 50)
        #expect(items.calls == ["opened 0"])
        collection.isEditing = true
        person.tap(150, 50)
        #expect(items.calls == ["opened 0"])
    }

    @Test("A long press on a row shows the commands that the delegate performs, as before context menus")
    func editMenu() throws {
        let rows = Rows()
        rows.showsMenu = true
        let table = table(rows)
        let y = table.rectForRow(at: IndexPath(row: 1, section: 0)).midY
        person.down(100, y)
        person.wait(1)
        person.up(100, y)
        person.wait(1)
        #expect(person.environment.editMenu.isShown)
        let frame = person.environment.editMenu.frame
        person.tap(frame.midX, frame.midY)
        person.wait(1)
        #expect(rows.calls == ["copy: 1"])
    }

    @Test("The delegate limits where an item moves; the layout hears of each movement and of its end")
    func movement() throws {
        final class Layout: UICollectionViewFlowLayout {
            var contexts: [String] = []
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                if let target = context.targetIndexPathsForInteractivelyMovingItems?.first?.item {
                    let old = context.previousIndexPathsForInteractivelyMovingItems?.first?.item ?? -1
                    contexts.append("\(old) \(target) \(context.interactiveMovementTarget.x)")
                }
                super.invalidateLayout(with: context)
            }
            override func layoutAttributesForInteractivelyMovingItem(
                at indexPath: IndexPath, withTargetPosition position: CGPoint
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.layoutAttributesForInteractivelyMovingItem(
                    at: indexPath, withTargetPosition: position)
                attributes.alpha = 0.5
                return attributes
            }
        }
        let (items, layout) = (Items(), Layout())
        items.limit = 2
        let view = collection(items, layout)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        person.make {
            _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 340, y: 50))
        }
        #expect(cell.center == CGPoint(x: 340, y: 50) && cell.alpha == 0.5)
        person.make { view.endInteractiveMovement() }
        #expect(items.calls == ["moved 0 2"] && cell.alpha == 1)
        #expect(layout.contexts == ["0 2 340.0", "0 2 0.0"])
    }

    @Test("The delegate gives the layout of an interactive transition, and the offset after a change of layout")
    func transitions() {
        let items = Items()
        let view = collection(items, UICollectionViewFlowLayout())
        person.make {
            let step = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
            #expect(step is Slow)
            view.cancelInteractiveTransition()
        }
        person.wait(1)
        items.offset = CGPoint(x: 0, y: 12)
        person.make { view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) }
        #expect(view.contentOffset == CGPoint(x: 0, y: 12))
    }
}
