import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The navigation bar follows what is scrolled below it.
@MainActor
@Suite("Bars and what is scrolled") struct BarScrollingTests {
    private let stage = Stage()

    /// A table whose navigation bar has a large title and a search bar.
    private func table(
        rows: Int = 60, largeTitle: Bool = true, search: Bool = true
    ) -> (UINavigationController, UITableViewController) {
        let page = stage.person.make {
            let page = RowsController(style: .plain)
            page.count = rows
            page.title = "Rows"
            if search { page.navigationItem.searchController = UISearchController(searchResultsController: nil) }
            return page
        }
        let navigation = stage.navigation(page)
        navigation.navigationBar.prefersLargeTitles = largeTitle
        stage.show(navigation)
        stage.wait(0.1)
        return (navigation, page)
    }

    private func scroll(_ page: UITableViewController, to offset: CGFloat) {
        stage.person.make { page.tableView.contentOffset = CGPoint(x: 0, y: offset) }
        stage.window.layoutIfNeeded()
    }

    @Test("The search bar goes first, then the large title, whose place the small one takes; all come back at the edge")
    func parts() {
        let (navigation, page) = table()
        let bar = navigation.navigationBar
        #expect(bar.bounds.height == 148 && page.tableView.contentOffset.y == -195)
        #expect(bar.parts.title.superview == nil && !bar.isOverContent)
        scroll(page, to: -169)
        #expect(bar.bounds.height == 122 && page.tableView.adjustedContentInset.top == 169)
        let field = page.navigationItem.searchController?.searchBar
        #expect(field?.bounds.height == 26 && field?.searchTextField.alpha == 0)
        #expect(bar.parts.largeTitleRoom.bounds.height == 52)
        scroll(page, to: -113)
        #expect(bar.bounds.height == 66 && field?.isHidden == true && bar.parts.largeTitleRoom.bounds.height == 22)
        #expect(bar.parts.title.superview == nil)
        scroll(page, to: -91)
        #expect(bar.bounds.height == 44 && bar.parts.largeTitleRoom.superview == nil && !bar.isOverContent)
        #expect(bar.parts.title.superview === bar && bar.parts.title.text == "Rows")
        scroll(page, to: 300)
        #expect(bar.bounds.height == 44 && bar.isOverContent && page.tableView.contentOffset.y == 300)
        scroll(page, to: -195)
        #expect(bar.bounds.height == 148 && field?.isHidden == false && field?.searchTextField.alpha == 1)
        #expect(!bar.isOverContent && page.tableView.adjustedContentInset.top == 195)
    }

    @Test("A search bar that stays is below a large title that goes")
    func staying() {
        let (navigation, page) = table()
        page.navigationItem.hidesSearchBarWhenScrolling = false
        scroll(page, to: 0)
        #expect(navigation.navigationBar.bounds.height == 96)
        #expect(page.navigationItem.searchController?.searchBar.isHidden == false)
        page.navigationItem.hidesSearchBarWhenScrolling = true
        scroll(page, to: 1)
        #expect(navigation.navigationBar.bounds.height == 44)
    }

    @Test("A finger that stops in the middle of a part leaves it whole or gone", arguments: [(20, -195), (40, -143)])
    func resting(distance: CGFloat, rest: CGFloat) {
        let (_, page) = table()
        stage.person.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -distance), lifting: false)
        stage.wait(0.5)
        stage.person.up(200, 500 - distance)
        stage.person.waitForRest()
        #expect(page.tableView.contentOffset.y == rest)
    }

    @Test("Behind a bar without large parts comes its material when content is there, and goes at the edge")
    func background() {
        let (navigation, page) = table(largeTitle: false, search: false)
        let bar = navigation.navigationBar
        #expect(bar.bounds.height == 44 && !bar.isOverContent)
        scroll(page, to: 10)
        #expect(bar.isOverContent && bar.bounds.height == 44)
        scroll(page, to: -91)
        #expect(!bar.isOverContent)
    }

    @Test("The standard appearance is that over content")
    func appearances() {
        let (navigation, page) = table(largeTitle: false, search: false)
        let bar = navigation.navigationBar
        let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (standard, edge)
        #expect(bar.shownAppearance === edge)
        scroll(page, to: 10)
        #expect(bar.shownAppearance === standard)
    }

    @Test("Each page has a bar of its own height, which is there again when one goes back")
    func pages() {
        let (navigation, page) = table()
        scroll(page, to: 300)
        let next = stage.page("Next")
        stage.person.make { navigation.pushViewController(next, animated: true) }
        stage.wait(1)
        #expect(navigation.navigationBar.bounds.height == 96 && !navigation.navigationBar.isOverContent)
        stage.person.make { _ = navigation.popViewController(animated: true) }
        stage.wait(1)
        #expect(navigation.navigationBar.bounds.height == 44 && navigation.navigationBar.isOverContent)
        #expect(page.tableView.contentOffset.y == 300)
    }

    @Test("An automatic large title is as that of the item before")
    func inherited() {
        let (navigation, page) = table(search: false)
        let next = stage.page("Next")
        page.navigationItem.largeTitleDisplayMode = .never
        stage.person.make { navigation.pushViewController(next, animated: false) }
        stage.wait(0.1)
        #expect(navigation.navigationBar.bounds.height == 44)
        next.navigationItem.largeTitleDisplayMode = .always
        stage.wait(0.1)
        #expect(navigation.navigationBar.bounds.height == 96)
    }

    @Test("Content that becomes short brings back what was gone")
    func shortContent() {
        let (navigation, page) = table()
        scroll(page, to: 300)
        (page as? RowsController)?.count = 2
        stage.person.make { page.tableView.reloadData() }
        stage.wait(0.1)
        #expect(navigation.navigationBar.bounds.height == 148 && page.tableView.contentOffset.y == -195)
    }

    @Test("A scroll view beside others is followed if the controller names it")
    func named() {
        let page = stage.page("Page")
        let scroller = stage.person.make {
            let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scroller.contentSize = CGSize(width: 390, height: 3000)
            scroller.contentInsetAdjustmentBehavior = .always
            return scroller
        }
        let navigation = stage.show(stage.navigation(page))
        stage.person.make {
            page.view.addSubview(UIView())
            page.view.addSubview(scroller)
        }
        stage.wait(0.1)
        scroller.contentOffset.y = 100
        #expect(!navigation.navigationBar.isOverContent)
        page.setContentScrollView(scroller, for: .top)
        stage.wait(0.1)
        #expect(page.contentScrollView(for: .top) === scroller && page.contentScrollView(for: .bottom) == nil)
        #expect(navigation.navigationBar.isOverContent)
    }
}

/// Rows that are 44 points high.
private final class RowsController: UITableViewController {
    var count = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}
