import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Headers, states of cells, and layouts that change")
struct ListMemberTests {
    /// A table of sections with titles and one row each, with a ledger.
    private final class Shop: UITableViewController {
        var calls: [String] = []
        override func numberOfSections(in tableView: UITableView) -> Int { 30 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            Cell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "S\(section)"
        }
        override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            indexPath.section
        }
        override func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
            (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
            calls.append("+\(section)")
        }
        override func tableView(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) { calls.append("-\(section)") }
    }

    private final class Cell: UITableViewCell {
        var states: [String] = []
        override func willTransition(to state: StateMask) { states.append("will \(state.rawValue) \(isEditing)") }
        override func didTransition(to state: StateMask) { states.append("did \(state.rawValue) \(isEditing)") }
    }

    private func onStage(_ body: (AppStage, UIWindow) -> Void) {
        let stage = AppStage()
        stage.environment.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.makeKeyAndVisible()
            body(stage, window)
        }
    }

    @Test("a delegate hears of headers that come and go, and indents rows")
    func headers() {
        onStage { _, window in
            let shop = Shop(style: .grouped)
            window.rootViewController = shop
            window.layoutIfNeeded()
            #expect(shop.calls.prefix(2) == ["+0", "+1"] && !shop.calls.contains { $0.hasPrefix("-") })
            #expect(shop.tableView.headerView(forSection: 0)?.textLabel?.textColor == .red)
            #expect(shop.tableView.cellForRow(at: IndexPath(row: 0, section: 2))?.indentationLevel == 2)
            shop.calls = []
            shop.tableView.contentOffset.y = 1000
            window.layoutIfNeeded()
            #expect(shop.calls.contains("-0") && shop.calls.contains { $0.hasPrefix("+") })
        }
    }

    @Test("a cell is told of the controls of editing before and after they come")
    func cellStates() {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.setEditing(true, animated: false)
        cell.setEditing(false, animated: false)
        #expect(cell.states == ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
    }

    @Test("a header shows a configuration, updates it, and is as high as it needs")
    func headerConfiguration() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        content.text = "Tea"
        content.secondaryText = "Green and black"
        var updates = 0
        header.configurationUpdateHandler = { _, state in
            updates += 1
            #expect(state.traitCollection == header.traitCollection)
        }
        header.contentConfiguration = content
        header.backgroundConfiguration = .clear()
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        header.layoutIfNeeded()
        #expect(updates == 1 && header.textLabel?.isHidden == true && header.contentView.subviews.count == 1)
        #expect(header.contentView.subviews[0].frame == header.contentView.bounds)
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        #expect(updates == 2)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let plain = UITableViewHeaderFooterView(title: "Tea", isHeader: true, style: .plain)
        let plainHeight = plain?.height(in: table, width: 320, isFirst: false) ?? 0
        #expect(header.height(in: table, width: 320, isFirst: false) > plainHeight)
    }

    // MARK: Collections

    private final class Tiles: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
    }

    private final class Tile: UICollectionViewCell {
        static var calls: [String] = []
        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            Self.calls.append("will")
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            Self.calls.append("did")
        }
    }

    /// A context and a layout that notes what it is called with.
    private final class Context: UICollectionViewFlowLayoutInvalidationContext {}

    private final class Flow: UICollectionViewFlowLayout {
        var calls: [String] = []
        var asks = false
        override class var invalidationContextClass: AnyClass { Context.self }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { asks }
        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
            return context
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            calls.append(
                "\(context is Context) \(context.invalidateEverything) \(context.invalidatedItemIndexPaths?.count ?? 0)"
            )
            super.invalidateLayout(with: context)
        }
        override func prepare() {
            calls.append("prepare")
            super.prepare()
        }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to") }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { calls.append("from") }
        override func finalizeLayoutTransition() { calls.append("end") }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            CGPoint(x: 0, y: 7)
        }
    }

    private func grid(_ side: CGFloat) -> Flow {
        let layout = Flow()
        layout.itemSize = CGSize(width: side, height: side)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    private func collection(_ layout: UICollectionViewLayout, _ source: Tiles) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    @Test("a layout is invalidated with a context of its class that says what isn't valid")
    func invalidation() {
        let (layout, source) = (grid(100), Tiles())
        let view = collection(layout, source)
        layout.calls = []
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(layout.calls == ["true true 0", "prepare"])
        layout.calls = []
        view.contentOffset.y = 10
        view.layoutIfNeeded()
        #expect(layout.calls.isEmpty)
        layout.asks = true
        view.contentOffset.y = 20
        view.layoutIfNeeded()
        #expect(layout.calls == ["true false 1", "prepare"])
        let context = Context()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 5)
        context.invalidateSupplementaryElements(ofKind: "a", at: [IndexPath(item: 0, section: 0)])
        context.invalidateSupplementaryElements(ofKind: "a", at: [IndexPath(item: 1, section: 0)])
        #expect(context.invalidatedSupplementaryIndexPaths?["a"]?.count == 2)
        layout.invalidateLayout(with: context)
        #expect(view.contentOffset.y == 25)
    }

    @Test("layouts and cells are told of a transition, and the new layout says where the content is")
    func transition() {
        onStage { stage, window in
            let (small, large, source) = (grid(50), grid(100), Tiles())
            let view = collection(small, source)
            window.addSubview(view)
            stage.wait(0.1)
            (small.calls, large.calls, Tile.calls) = ([], [], [])
            var isFinished: Bool?
            view.setCollectionViewLayout(large, animated: true) { isFinished = $0 }
            #expect(small.calls == ["to"] && large.calls.first == "from" && Set(Tile.calls) == ["will"])
            #expect(view.contentOffset.y == 7)
            stage.wait(1)
            #expect(isFinished == true && small.calls.last == "end" && large.calls.last == "end")
            #expect(Tile.calls.contains("did"))
        }
    }

    @Test("a transition that a person drives is between both layouts, and ends at one of them")
    func interactiveTransition() throws {
        let (small, large, source) = (grid(50), grid(100), Tiles())
        let view = collection(small, source)
        var ends: [[Bool]] = []
        let path = IndexPath(item: 1, section: 0)
        let step = view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        step.updateValue(3, forAnimatedKey: "turn")
        #expect(view.collectionViewLayout === step && step.value(forAnimatedKey: "turn") == 3)
        step.transitionProgress = 0.5
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: path))
        #expect(cell.frame == CGRect(x: 75, y: 0, width: 75, height: 75))
        view.cancelInteractiveTransition()
        #expect(view.collectionViewLayout === small && view.cellForItem(at: path)?.frame.minX == 50)
        view.startInteractiveTransition(to: large).transitionProgress = 1
        view.layoutIfNeeded()
        view.finishInteractiveTransition()
        #expect(view.collectionViewLayout === large && view.cellForItem(at: path)?.frame.minX == 100)
        view.finishInteractiveTransition()
    }
}
