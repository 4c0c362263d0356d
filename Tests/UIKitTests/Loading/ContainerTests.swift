import Foundation
import Testing

@testable import UIKit

/// Controllers that show others.
@MainActor
struct ContainerTests {
    private final class Page: UIViewController {
        var log: [String] = []
        override func loadView() { view = UIView() }
        override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.imposeSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func theNavigationBarLiesOverTheChild() {
        let page = Page()
        page.title = "Page"
        let window = window(UINavigationController(rootViewController: page))
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(page.navigationController?.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(page.navigationController?.navigationBar.topItem?.title == "Page")
        page.navigationController?.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.top == 47)
    }

    @Test func pushingAndPoppingTellTheControllers() {
        let (first, second) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: first)
        let window = window(navigation)
        first.log = []
        navigation.pushViewController(second, animated: false)
        #expect(first.log == ["willDisappear", "didDisappear"])
        #expect(second.log == ["willAppear", "didAppear"])
        #expect(second.parent === navigation && second.view.window === window && first.view.window == nil)
        let gone = navigation.popViewController(animated: false)
        #expect(gone === second && second.parent == nil)
        #expect(second.log.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(first.log.suffix(2) == ["willAppear", "didAppear"])
        #expect(navigation.popViewController(animated: false) == nil, "the last one stays")
    }

    /// Records the sizes that a view gets.
    private final class SizedView: UIView {
        var sizes: [CGSize] = []
        override var frame: CGRect { didSet { sizes.append(frame.size) } }
    }

    @Test("A tab's view is never without a size, in which its subviews would lose theirs")
    func sizesOfTabs() {
        let page = Page()
        let view = SizedView(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
        let inner = UIView(frame: CGRect(x: 0, y: 38, width: 414, height: 775))
        inner.autoresizingMask = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        view.addSubview(inner)
        page.view = view
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        let window = window(UINavigationController(rootViewController: tabs))
        window.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 390, height: 844) && !view.sizes.contains { $0.width == 0 })
        #expect(inner.frame.width == 390 && inner.frame.minX == 0 && inner.frame.height > 700)
    }

    @Test func tabsAreChosenByTheirIndex() {
        let tabs = UITabBarController()
        let pages = [Page(), Page(), Page()]
        tabs.viewControllers = pages
        let window = window(tabs)
        #expect(pages[0].view.window === window && !pages[1].isViewLoaded)
        #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        tabs.selectedViewController = pages[2]
        window.layoutIfNeeded()
        #expect(tabs.selectedIndex == 2 && pages[2].view.window === window && pages[0].view.window == nil)
        #expect(tabs.tabBar.selectedItem === pages[2].tabBarItem)
        #expect(pages[2].tabBarController === tabs)
    }

    @Test func barsGoWhereThereIsLittleHeight() {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        navigation.view.frame = CGRect(x: 0, y: 0, width: 800, height: 390)
        navigation.imposedTraits = UITraitCollection.standard.overridden(
            by: UITraitCollection(verticalSizeClass: .compact))
        navigation.view.layoutIfNeeded()
        #expect(!navigation.navigationBar.isHidden && !navigation.toolbar.isHidden)
        navigation.hidesBarsWhenVerticallyCompact = true
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.isHidden && navigation.toolbar.isHidden)
        #expect(page.containerInsets == .zero && !navigation.isNavigationBarHidden)
        navigation.imposedTraits = .standard
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(!navigation.navigationBar.isHidden && !navigation.toolbar.isHidden)
    }

    @Test func aToolbarThatADocumentShowsIsThere() throws {
        let app = try CompiledStoryboard([
            "Main": """
            <scene sceneID="s1"><objects>
                <navigationController toolbarHidden="NO" id="vc">
                    <navigationBar key="navigationBar" id="bar"/>
                    <toolbar key="toolbar" id="tools"/>
                    <connections><segue destination="page" kind="relationship" relationship="rootViewController" id="r"/>
                    </connections>
                </navigationController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="page"><view key="view" id="v"/></viewController>
            </objects></scene>
            """
        ])
        let controller = app.storyboard().instantiateInitialViewController()
        let navigation = try #require(controller as? UINavigationController)
        _ = window(navigation)
        #expect(navigation.toolbar.superview === navigation.view && !navigation.toolbar.isHidden)
        #expect(navigation.topViewController?.containerInsets.bottom == navigation.toolbar.frame.height - 34)
    }

    @Test(arguments: [
        (UISplitViewController.DisplayMode.automatic, 2, [CGFloat(0), 320.5]), (.secondaryOnly, 2, [0]),
        (.oneOverSecondary, 2, [0, 0]), (.twoBesideSecondary, 2, [0, 320.5]),
        (.oneBesideSecondary, 3, [0, 320.5]), (.twoBesideSecondary, 3, [0, 320.5, 641]),
        (.twoOverSecondary, 3, [0, 0, 320.5]), (.twoDisplaceSecondary, 3, [0, 320.5, 641]),
    ])
    func aSplitViewShowsThePreferredColumns(
        mode: UISplitViewController.DisplayMode, count: Int, edges: [CGFloat]
    ) throws {
        let split = UISplitViewController(style: count == 3 ? .tripleColumn : .doubleColumn)
        let pages = (0..<count).map { _ in Page() }
        split.viewControllers = pages
        split.imposedTraits = UITraitCollection.standard.overridden(
            by: UITraitCollection(horizontalSizeClass: .regular))
        split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
        split.view.layoutIfNeeded()
        split.preferredDisplayMode = mode
        split.view.layoutIfNeeded()
        #expect(split.view.subviews.map(\.frame.minX) == edges, "from back to front")
        let secondary = try #require(pages.last?.view)
        #expect(secondary.superview === split.view)
        #expect(secondary.frame.maxX == (mode == .twoDisplaceSecondary ? 1320.5 : 1000))
    }

    @Test func aTableForgetsItsSelectionWhenItAppears() {
        for clears in [true, false] {
            let controller = UITableViewController(style: .plain)
            controller.clearsSelectionOnViewWillAppear = clears
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            controller.tableView.staticSections = [
                UITableView.StaticSection(headerTitle: nil, footerTitle: nil, rows: [(cell, 44)])
            ]
            controller.tableView.layoutIfNeeded()
            controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            controller.viewWillAppear(false)
            #expect(cell.isSelected != clears)
        }
    }

    @Test func aSplitViewShowsOneColumnWhereThereIsLittleRoom() {
        for (width, count) in [(UIUserInterfaceSizeClass.compact, 1), (.regular, 2)] {
            let split = UISplitViewController()
            split.viewControllers = [Page(), Page()]
            split.imposedTraits = UITraitCollection.standard.overridden(
                by: UITraitCollection(horizontalSizeClass: width))
            split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
            split.view.layoutIfNeeded()
            #expect(split.view.subviews.count == count)
            #expect(split.view.subviews.last?.frame.maxX == 1000)
        }
    }
}
