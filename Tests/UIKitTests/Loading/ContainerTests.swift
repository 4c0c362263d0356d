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
        window.imposeSafeArea(UIEdgeInsets(top: 47, bottom: 34))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func theNavigationBarLiesOverTheChild() {
        let page = Page()
        page.title = "Page"
        let window = window(UINavigationController(rootViewController: page))
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, bottom: 34))
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

    @Test func tabsAreChosenByTheirIndex() {
        let tabs = UITabBarController()
        let pages = [Page(), Page(), Page()]
        tabs.viewControllers = pages
        let window = window(tabs)
        #expect(pages[0].view.window === window && !pages[1].isViewLoaded)
        #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 47, bottom: 83))
        tabs.selectedViewController = pages[2]
        window.layoutIfNeeded()
        #expect(tabs.selectedIndex == 2 && pages[2].view.window === window && pages[0].view.window == nil)
        #expect(tabs.tabBar.selectedItem === pages[2].tabBarItem)
        #expect(pages[2].tabBarController === tabs)
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
