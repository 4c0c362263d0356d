import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tabs for which a bar has no room are in the list of its More tab.
@MainActor
@Suite struct MoreTabTests {
    private let stage = KeyboardStage()

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        unowned let stage: KeyboardStage
        init(_ stage: KeyboardStage) { self.stage = stage }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            stage.record("selected \(viewController.title ?? "More")")
        }
    }

    private func show(_ titles: [String], stacks: Set<String> = []) -> UITabBarController {
        let tabs = stage.make {
            let tabs = UITabBarController()
            tabs.viewControllers = titles.map { title in
                let page = UIViewController()
                page.title = title
                page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                guard stacks.contains(title) else { return page }
                let stack = UINavigationController(rootViewController: page)
                stack.title = title
                return stack
            }
            stage.window.rootViewController = tabs
            return tabs
        }
        stage.wait(0.5)
        return tabs
    }

    private func titles(_ tabs: UITabBarController) -> [String] {
        tabs.tabBar.items?.map { $0.systemItem?.title ?? $0.title ?? "" } ?? []
    }

    private func tapTab(_ number: Int) {
        stage.tap(CGPoint(x: 375 / 5 * (CGFloat(number) + 0.5), y: 640))
        stage.wait(1)
    }

    private func tapRow(_ number: Int) {
        stage.tap(CGPoint(x: 100, y: 64 + 44 * (CGFloat(number) + 0.5)))
        stage.wait(1)
    }

    private let six = ["A", "B", "C", "D", "E", "F"]

    @Test("Five tabs are in the bar; of six, the first four and More")
    func room() {
        #expect(titles(show(["A", "B", "C", "D", "E"])) == ["A", "B", "C", "D", "E"])
        let tabs = show(six)
        #expect(titles(tabs) == ["A", "B", "C", "D", "More"] && tabs.selectedIndex == 0)
    }

    @Test("More shows the list of the others, and a row shows its tab on top of it; back leads to the list")
    func list() {
        let tabs = show(six)
        let delegate = Delegate(stage)
        tabs.delegate = delegate
        tapTab(4)
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
        tapRow(1)
        #expect(tabs.selectedViewController?.title == "F" && tabs.selectedIndex == 5)
        #expect(tabs.moreNavigationController.topViewController?.title == "F")
        #expect(stage.ledger == ["selected More", "selected F"])
        stage.tap(CGPoint(x: 20, y: 42))
        stage.wait(1)
        #expect(tabs.selectedIndex == NSNotFound)
        let last = tabs.viewControllers?.last
        #expect(last?.title == "F" && last?.parent === tabs)
    }

    @Test("A tab in the list is shown when the app selects it, and another one after it")
    func selecting() {
        let tabs = show(six)
        stage.make { tabs.selectedIndex = 4 }
        stage.wait(1)
        #expect(tabs.moreNavigationController.topViewController?.title == "E")
        #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
        stage.make { tabs.selectedIndex = 5 }
        stage.wait(1)
        #expect(tabs.moreNavigationController.viewControllers.map(\.title) == ["More", "F"])
        stage.make { tabs.selectedIndex = 1 }
        stage.wait(1)
        #expect(tabs.selectedViewController?.title == "B" && tabs.selectedViewController?.view.window != nil)
    }

    @Test("A stack in the list lends its controllers, and has them back afterward")
    func stacks() throws {
        let tabs = show(six, stacks: ["F"])
        let stack = try #require(tabs.viewControllers?.last as? UINavigationController)
        tapTab(4)
        tapRow(1)
        #expect(tabs.moreNavigationController.viewControllers.map(\.title) == ["More", "F"])
        #expect(tabs.selectedViewController === stack)
        stage.tap(CGPoint(x: 20, y: 42))
        stage.wait(1)
        #expect(stack.viewControllers.map(\.title) == ["F"] && tabs.selectedIndex == NSNotFound)
    }
}
