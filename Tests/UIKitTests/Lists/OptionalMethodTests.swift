import CoreGraphics
import Foundation
import Testing
import UIKit

/// Methods that a protocol lets one leave out are found where a class adds them below the one that conforms.
@MainActor
@Suite struct OptionalMethodTests {
    /// Conforms, and leaves out all that can be left out.
    class Shelf: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func show() {
            table.sectionHeaderTopPadding = 0
            table.dataSource = self
            table.delegate = self
            table.layoutIfNeeded()
        }
    }

    /// Adds methods as an app's class does; its table is what is made from its source.
    class TallShelf: Shelf {
        var displayed: [IndexPath] = []
        var scrolls = 0

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Shelf \(section)" }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        // That it gives a label for sure fits a method that need not give a view.
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UILabel { footer }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 11 }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { displayed.append(indexPath) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

        private var footer: UILabel { UILabel(frame: .zero) }

        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers
                + .optional("numberOfSections(in:)", TallShelf.numberOfSections(in:))
                + .optional("tableView(_:heightForRowAt:)", TallShelf.tableView(_:heightForRowAt:))
                + .optional("tableView(_:titleForHeaderInSection:)", TallShelf.tableView(_:titleForHeaderInSection:))
                + .optional("tableView(_:heightForHeaderInSection:)", TallShelf.tableView(_:heightForHeaderInSection:))
                + .optional("tableView(_:viewForFooterInSection:)", TallShelf.tableView(_:viewForFooterInSection:))
                + .optional("tableView(_:heightForFooterInSection:)", TallShelf.tableView(_:heightForFooterInSection:))
                + .optional("tableView(_:willDisplay:forRowAt:)", TallShelf.tableView(_:willDisplay:forRowAt:))
                + .optional("scrollViewDidScroll(_:)", TallShelf.scrollViewDidScroll(_:))
        }
    }

    /// Overrides what its superclass has added.
    final class TallerShelf: TallShelf {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 90 }
    }

    private func rowHeights(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.height) }

    @Test func aClassThatLeavesThemOutHasTheTablesOwn() {
        let shelf = Shelf()
        shelf.table.rowHeight = 50
        shelf.show()
        #expect(shelf.table.numberOfSections == 1)
        #expect(rowHeights(shelf.table) == [50, 50, 50])
    }

    @Test func whatASubclassAddsIsCalled() {
        let shelf = TallShelf()
        shelf.table.rowHeight = 50
        shelf.show()
        #expect(shelf.table.numberOfSections == 2)
        #expect(rowHeights(shelf.table).allSatisfy { $0 == 70 })
        #expect(shelf.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
        #expect(abs(shelf.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - (30 + 3 * 70 + 11 + 30)) < 0.001)
        let headers = shelf.table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text }
        #expect(headers == ["Shelf 0", "Shelf 1"])
        #expect(shelf.table.subviews.contains { $0 is UILabel })
        #expect(Set(shelf.displayed) == Set(shelf.table.indexPathsForVisibleRows ?? []))
        shelf.table.contentOffset.y = 10
        #expect(shelf.scrolls == 1)
    }

    @Test func whatIsBelowThatIsCalledInItsPlace() {
        let shelf = TallerShelf()
        shelf.show()
        #expect(rowHeights(shelf.table).allSatisfy { $0 == 90 })
        #expect(shelf.table.numberOfSections == 2)
    }

    /// A controller of UIKit's own has all of them, so that its subclasses override.
    @Test func tableControllersAreOverridden() throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 33 }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                UIView(frame: .zero)
            }
        }
        let list = List(style: .plain)
        list.tableView.sectionHeaderTopPadding = 0
        list.tableView.rowHeight = 40
        list.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        list.tableView.layoutIfNeeded()
        #expect(abs(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY - (33 + 40)) < 0.001)
    }

    /// Conforms to the delegate that says nothing of sizes; the subclass says them.
    class Grid: UICollectionViewController {
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        override func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    final class WideGrid: Grid {
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: 120, height: 60) }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 0) }

        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers
                + .optional(
                    "collectionView(_:layout:sizeForItemAt:)", WideGrid.collectionView(_:layout:sizeForItemAt:))
                + .optional(
                    "collectionView(_:layout:insetForSectionAt:)", WideGrid.collectionView(_:layout:insetForSectionAt:))
        }
    }

    @Test func collectionsAskTheirDelegatesInTheSameWay() {
        for (grid, frame) in [
            (Grid(collectionViewLayout: UICollectionViewFlowLayout()), CGRect(x: 0, y: 0, width: 50, height: 50)),
            (WideGrid(collectionViewLayout: UICollectionViewFlowLayout()), CGRect(x: 5, y: 7, width: 120, height: 60)),
        ] {
            grid.collectionView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            grid.collectionView.layoutIfNeeded()
            #expect(grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == frame)
        }
    }
}
