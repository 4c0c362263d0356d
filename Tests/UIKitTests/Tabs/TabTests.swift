import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Tabs as objects")
struct TabTests {
    private let person = Person()

    /// A controller with tabs, which notes what makes controllers.
    private final class Made {
        var names: [String] = []

        @MainActor func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { [self] tab in
                names.append(tab.identifier)
                let controller = UIViewController()
                controller.title = tab.title
                return controller
            }
        }
    }

    private func show(_ tabs: [UITab], _ change: (UITabBarController) -> Void = { _ in }) -> UITabBarController {
        person.make {
            let controller = UITabBarController()
            change(controller)
            controller.tabs = tabs
            person.window.rootViewController = controller
            person.window.layoutIfNeeded()
            return controller
        }
    }

    @Test("a tab makes its controller when it is selected, once, and the bar has its title and badge")
    func lazily() {
        let made = Made()
        let tabs = person.make { ["Tea", "Cup", "Pot"].map(made.tab) }
        let controller = show(tabs)
        #expect(made.names == ["Tea"])
        #expect(controller.selectedTab === tabs[0] && tabs[0].tabBarController === controller)
        #expect(controller.tabBar.items?.map(\.title) == ["Tea", "Cup", "Pot"])
        person.make { tabs[1].badgeValue = "2" }
        #expect(controller.tabBar.items?[1].badgeValue == "2")
        person.tap(195, 820)
        #expect(made.names == ["Tea", "Cup"] && controller.selectedTab === tabs[1])
        #expect(controller.selectedViewController === tabs[1].viewController)
        #expect(tabs[1].viewController?.parent === controller)
        person.make { controller.selectedTab = tabs[0] }
        #expect(made.names == ["Tea", "Cup"] && controller.selectedIndex == 0)
        #expect(controller.tab(forIdentifier: "Pot") === tabs[2])
    }

    @Test("hidden tabs aren't in the bar, pinned ones are last, and compact width may have its own")
    func placement() {
        let made = Made()
        let tabs = person.make { ["Tea", "Cup", "Pot", "Milk"].map(made.tab) }
        person.make {
            tabs[0].preferredPlacement = .pinned
            tabs[1].isHidden = true
            tabs[2].preferredPlacement = .sidebarOnly
        }
        let search = person.make { UISearchTab { _ in UIViewController() } }
        let controller = show(tabs + [search])
        #expect(controller.tabBar.items?.map(\.title) == ["Milk", "Tea", "Search"])
        person.make { tabs[1].isHidden = false }
        #expect(controller.tabBar.items?.map(\.title) == ["Cup", "Milk", "Tea", "Search"])
        person.make { controller.compactTabIdentifiers = ["Tea", "Cup"] }
        #expect(controller.tabBar.items?.count == 2)
    }

    @Test("the delegate may keep a person from a tab, and hears which was selected before")
    func delegate() {
        final class Listener: UITabBarControllerDelegate {
            var calls: [String] = []
            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                tab.identifier != "Pot"
            }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
            ) { calls.append("\(previousTab?.title ?? "-") to \(selectedTab.title)") }
        }
        let (made, listener) = (Made(), Listener())
        let controller = show(person.make { ["Tea", "Cup", "Pot"].map(made.tab) }) { $0.delegate = listener }
        person.tap(195, 820)
        person.tap(350, 820)
        #expect(listener.calls == ["Tea to Cup"] && controller.selectedIndex == 1)
    }

    @Test("other controllers come with the delegate's animation; the one that goes leaves after it")
    func animatedControllers() {
        final class Fade: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
            var pairs: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                pairs.append("\(fromVC.title ?? "") to \(toVC.title ?? "")")
                return self
            }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                context.view(forKey: .to).map { context.containerView.addSubview($0) }
                UIView.animate(withDuration: 0.5) {
                    context.view(forKey: .from)?.alpha = 0
                } completion: { _ in
                    context.completeTransition(true)
                }
            }
        }
        func page(_ title: String) -> UIViewController {
            let page = UIViewController()
            page.title = title
            return page
        }
        let (fade, controller) = (Fade(), person.make { UITabBarController() })
        let (old, new) = (person.make { page("old") }, person.make { page("new") })
        person.make {
            controller.delegate = fade
            controller.viewControllers = [old]
            person.window.rootViewController = controller
            person.window.layoutIfNeeded()
            controller.setViewControllers([new], animated: true)
        }
        #expect(fade.pairs == ["old to new"] && controller.viewControllers == [new] && old.parent === controller)
        person.wait(1)
        #expect(old.parent == nil && old.view.window == nil && new.view.window != nil)
        person.make { controller.setViewControllers([old], animated: false) }
        #expect(fade.pairs.count == 1 && new.parent == nil && old.view.window != nil)
    }

    @Test("a group is one tab, which shows the one that is selected in it")
    func groups() {
        let made = Made()
        let inner = person.make { ["Green", "Black"].map(made.tab) }
        let group = person.make { UITabGroup(title: "Teas", image: nil, identifier: "Teas", children: inner) }
        let controller = show([person.make { made.tab("Cup") }, group])
        person.make { controller.selectedTab = inner[1] }
        person.make { person.window.layoutIfNeeded() }
        #expect(group.selectedChild === inner[1] && controller.selectedTab === inner[1])
        #expect(controller.selectedViewController === inner[1].viewController)
        #expect(made.names == ["Cup", "Black"])
        #expect(inner[0].parent === group && inner[0].tabBarController === controller)
        person.make { group.displayOrderIdentifiers = ["Black"] }
        #expect(group.displayOrder.map(\.title) == ["Black", "Green"])
        person.make { group.managingNavigationController = UINavigationController() }
        #expect(controller.selectedViewController === group.managingNavigationController)
        #expect(group.managingNavigationController?.topViewController === inner[1].viewController)
    }

    @Test("in regular width the sidebar lists tabs, groups and actions, and is hidden for the bar")
    func sidebar() throws {
        let made = Made()
        let group = person.make {
            UITabGroup(title: "Teas", image: nil, identifier: "Teas", children: ["Green", "Black"].map(made.tab))
        }
        person.make {
            group.sidebarActions = [UIAction(title: "Brew") { [person] _ in person.record("brew") }]
            person.window.traitOverrides.horizontalSizeClass = .regular
        }
        let controller = show([person.make { made.tab("Cup") }, group]) { $0.mode = .tabSidebar }
        let shown = try #require(controller.sidebarView)
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 320, height: 844) && controller.tabBar.isHidden)
        let table = try #require(shown.subviews.compactMap { $0 as? UITableView }.first)
        let titles = (0..<table.numberOfRows(inSection: 0)).map { row in
            let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        }
        #expect(titles == ["Cup", "Teas", "Green", "Black", "Brew"])
        func choose(_ row: Int) {
            person.make { shown.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0)) }
        }
        choose(3)
        #expect(controller.selectedTab?.title == "Black")
        #expect(person.calls { choose(4) } == ["brew"])
        #expect(controller.selectedViewController?.view.frame.width == 70)
        person.make {
            controller.sidebar.isHidden = true
            person.window.layoutIfNeeded()
        }
        person.wait(1)
        #expect(shown.frame.maxX <= 0 && !controller.tabBar.isHidden)
        #expect(controller.selectedViewController?.view.frame.width == 390)
    }

    @Test("the bar is hidden and shown")
    func hiddenBar() {
        let made = Made()
        let controller = show(person.make { ["Tea", "Cup"].map(made.tab) })
        person.make {
            controller.isTabBarHidden = true
            person.window.layoutIfNeeded()
        }
        #expect(controller.tabBar.isHidden)
        person.make {
            controller.setTabBarHidden(false, animated: false)
            person.window.layoutIfNeeded()
        }
        #expect(!controller.tabBar.isHidden)
    }
}
