import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Items of a section that contain others, and open and close.
@MainActor
@Suite struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    private static var drinks: Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["Coffee", "Tea"])
        snapshot.append(["Espresso", "Filter"], to: "Coffee")
        snapshot.append(["V60"], to: "Filter")
        snapshot.append(["Green"], to: "Tea")
        return snapshot
    }

    @Test("What is in closed items isn't shown; levels and parents follow from where items were added")
    func asking() {
        var snapshot = Self.drinks
        #expect(snapshot.items == ["Coffee", "Espresso", "Filter", "V60", "Tea", "Green"])
        #expect(snapshot.rootItems == ["Coffee", "Tea"] && snapshot.visibleItems == ["Coffee", "Tea"])
        #expect(snapshot.level(of: "V60") == 2 && snapshot.parent(of: "V60") == "Filter")
        #expect(snapshot.level(of: "Water") == -1)
        snapshot.expand(["Filter"])
        #expect(snapshot.visibleItems == ["Coffee", "Tea"], "its parent is closed")
        snapshot.expand(["Coffee"])
        #expect(snapshot.visibleItems == ["Coffee", "Espresso", "Filter", "V60", "Tea"])
        #expect(snapshot.isVisible("V60") && !snapshot.isVisible("Green"))
        snapshot.collapse(["Coffee"])
        #expect(snapshot.visibleItems == ["Coffee", "Tea"] && snapshot.isExpanded("Filter"))
    }

    @Test("Items are inserted beside others, deleted with what they contain, and replaced")
    func changing() {
        var snapshot = Self.drinks
        snapshot.insert(["Ristretto"], before: "Espresso")
        snapshot.insert(["Milk"], after: "Coffee")
        #expect(snapshot.items == ["Coffee", "Ristretto", "Espresso", "Filter", "V60", "Milk", "Tea", "Green"])
        #expect(snapshot.parent(of: "Ristretto") == "Coffee" && snapshot.level(of: "Milk") == 0)
        snapshot.delete(["Filter"])
        #expect(!snapshot.contains("V60"))
        var others = Snapshot()
        others.append(["Black"])
        others.append(["Assam"], to: "Black")
        snapshot.replace(childrenOf: "Tea", using: others)
        #expect(snapshot.items.suffix(3) == ["Tea", "Black", "Assam"] && snapshot.level(of: "Assam") == 2)
        let part = snapshot.snapshot(of: "Tea", includingParent: true)
        #expect(part.items == ["Tea", "Black", "Assam"] && part.level(of: "Assam") == 2)
        #expect(snapshot.snapshot(of: "Tea").rootItems == ["Black"])
        snapshot.insert(part, before: "Coffee")
        #expect(snapshot.items.count == 7, "items that are there already stay where they are")
    }

    @Test("The shown items of random snapshots are those whose parents are open")
    func random() {
        var random = SeededNumbers(seed: 7)
        for round in 0..<200 {
            var snapshot = Snapshot()
            for number in 0..<Int(random.next() % 20) {
                let parent =
                    snapshot.items.isEmpty || random.next() % 3 == 0
                    ? nil : snapshot.items[Int(random.next() % UInt64(snapshot.items.count))]
                snapshot.append(["\(number)"], to: parent)
                if random.next() % 2 == 0 { snapshot.expand(["\(number)"]) }
                if random.next() % 7 == 0 { snapshot.delete(["\(random.next() % 20)"]) }
            }
            let visible = snapshot.items.filter { item in
                sequence(first: item) { snapshot.parent(of: $0) }.dropFirst().allSatisfy(snapshot.isExpanded)
            }
            #expect(snapshot.visibleItems == visible, "seed 7, round \(round)")
        }
    }

    // MARK: Lists

    private struct SeededNumbers {
        private var state: UInt64
        init(seed: UInt64) { state = seed }
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }

    private let person = Person()

    private func list(
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
        person.make {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            change(&configuration)
            let view = UICollectionView(
                frame: person.window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = [.outlineDisclosure(options: .init(style: item == "Tea" ? .header : .cell))]
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(
                collectionView: view, cellRegistration: registration)
            person.window.addSubview(view)
            return (view, source)
        }
    }

    private func layOut() {
        person.wait(0.5)
        person.environment.perform { person.environment.layOutWindows() }
    }

    private func cell(_ item: String, _ list: (UICollectionView, UICollectionViewDiffableDataSource<Int, String>))
        -> UICollectionViewListCell?
    { list.1.indexPath(for: item).flatMap { list.0.cellForItem(at: $0) as? UICollectionViewListCell } }

    @Test("A tap on an arrow opens and closes an item; where it is a header's, a tap on the row does")
    func tapping() throws {
        let list = list()
        person.make { list.1.apply(Self.drinks, to: 0, animatingDifferences: false) }
        layOut()
        #expect(list.0.numberOfItems(inSection: 0) == 2)
        let coffee = try #require(cell("Coffee", list))
        #expect(coffee.indentationLevel == 0 && coffee.configurationState.isExpanded == false)
        person.tap(100, coffee.frame.midY)
        layOut()
        #expect(list.0.numberOfItems(inSection: 0) == 2, "the row itself is selected")
        person.tap(390 - 20, coffee.frame.midY)
        layOut()
        #expect(list.1.snapshot().itemIdentifiers == ["Coffee", "Espresso", "Filter", "Tea"])
        #expect(cell("Filter", list)?.indentationLevel == 1)
        #expect(cell("Coffee", list)?.configurationState.isExpanded == true)
        let tea = try #require(cell("Tea", list))
        person.tap(100, tea.frame.midY)
        layOut()
        #expect(list.1.snapshot(for: 0).isExpanded("Tea") && list.0.numberOfItems(inSection: 0) == 5)
        person.tap(370, try #require(cell("Coffee", list)).frame.midY)
        layOut()
        #expect(list.1.snapshot().itemIdentifiers == ["Coffee", "Tea", "Green"])
    }

    @Test("Handlers are asked, and may say what an item contains when it opens")
    func handlers() throws {
        let list = list()
        var calls: [String] = []
        list.1.sectionSnapshotHandlers.shouldExpandItem = {
            calls.append("should \($0)"); return $0 != "Coffee"
        }
        list.1.sectionSnapshotHandlers.willExpandItem = { calls.append("will \($0)") }
        list.1.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, _ in
            var snapshot = Snapshot()
            snapshot.append(["\(parent) of today"])
            return snapshot
        }
        person.make { list.1.apply(Self.drinks, to: 0, animatingDifferences: false) }
        layOut()
        for name in ["Coffee", "Tea"] {
            person.tap(370, try #require(cell(name, list)).frame.midY)
            layOut()
        }
        #expect(calls == ["should Coffee", "should Tea", "will Tea"])
        #expect(list.1.snapshot().itemIdentifiers == ["Coffee", "Tea", "Tea of today"])
    }

    @Test("A plain snapshot with other items ends the opening and closing of a section")
    func plain() {
        let list = list()
        person.make {
            list.1.apply(Self.drinks, to: 0, animatingDifferences: false)
            var snapshot = list.1.snapshot()
            snapshot.appendItems(["Water"])
            list.1.apply(snapshot, animatingDifferences: false)
        }
        #expect(list.1.snapshot(for: 0).items == ["Coffee", "Tea", "Water"])
    }

    // MARK: Swiping

    @Test("Rows of lists have the actions of their configuration on both sides")
    func swiping() throws {
        let list = list { configuration in
            func actions(_ name: String) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider {
                { path in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: name) { _, _, end in
                            person.record("\(name) \(path.item)")
                            end(true)
                        }
                    ])
                }
            }
            configuration.trailingSwipeActionsConfigurationProvider = actions("Delete")
            configuration.leadingSwipeActionsConfigurationProvider = actions("Pin")
        }
        person.make { list.1.apply(Self.drinks, to: 0, animatingDifferences: false) }
        layOut()
        let tea = try #require(cell("Tea", list))
        person.drag(from: CGPoint(x: 300, y: tea.frame.midY), by: CGVector(dx: -100, dy: 0))
        layOut()
        #expect(list.0.swipe?.path == IndexPath(item: 1, section: 0) && tea.configurationState.isSwiped)
        person.tap(370, tea.frame.midY)
        layOut()
        #expect(person.ledger == ["Delete 1"] && list.0.swipe == nil)
        person.drag(from: CGPoint(x: 20, y: tea.frame.midY), by: CGVector(dx: 340, dy: 0))
        layOut()
        #expect(person.ledger == ["Delete 1", "Pin 1"])
        person.drag(from: CGPoint(x: 300, y: tea.frame.midY), by: CGVector(dx: -100, dy: 0))
        layOut()
        person.tap(100, try #require(cell("Coffee", list)).frame.midY)
        layOut()
        #expect(list.0.swipe == nil && list.0.indexPathsForSelectedItems ?? [] == [], "a touch elsewhere closes it")
    }

    @Test("The first item of a section may be its header")
    func firstItem() throws {
        let list = list { $0.headerMode = .firstItemInSection }
        person.make {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Drinks", "Water", "Milk"])
            list.1.apply(snapshot, animatingDifferences: false)
        }
        layOut()
        #expect(cell("Drinks", list)?.place?.isTitle == true)
        #expect(cell("Water", list)?.place?.isFirst == true && cell("Water", list)?.place?.isTitle == false)
    }
}
