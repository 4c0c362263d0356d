import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Split views collapse and expand")
struct SplitAdaptationTests {
    private let stage = AppStage(AppStage.pad, idiom: .pad)
    private let window: UIWindow

    init() {
        window = stage.environment.perform { UIWindow(frame: UIScreen.main.bounds) }
        stage.environment.perform { window.makeKeyAndVisible() }
    }

    private func page(_ title: String) -> UIViewController {
        stage.environment.perform {
            let page = UIViewController()
            page.title = title
            return page
        }
    }

    private func stack(_ pages: UIViewController...) -> UINavigationController {
        stage.environment.perform {
            let stack = UINavigationController()
            stack.viewControllers = pages
            return stack
        }
    }

    /// Shows a split view in a regular width.
    private func split(
        _ columns: [UIViewController], style: UISplitViewController.Style = .unspecified,
        delegate: (any UISplitViewControllerDelegate)? = nil
    ) -> UISplitViewController {
        stage.environment.perform {
            let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
            split.delegate = delegate
            split.viewControllers = columns
            window.rootViewController = split
            window.layoutIfNeeded()
            return split
        }
    }

    private func makeNarrow() { _ = stage.calls(wait: 1) { stage.environment.input.send(.resize(AppStage.narrow)) } }
    private func makeWide() { _ = stage.calls(wait: 1) { stage.environment.input.send(.resize(AppStage.pad)) } }

    private func titles(_ stack: UINavigationController) -> [String?] { stack.viewControllers.map(\.title) }

    @Test("the secondary stack lies on the primary one in a compact width, and is taken off in a regular one")
    func stacks() {
        let (list, detail) = (stack(page("list")), stack(page("detail"), page("more")))
        let split = split([list, detail])
        #expect(!split.isCollapsed && list.view.window != nil && detail.view.window != nil)
        makeNarrow()
        #expect(split.isCollapsed && split.viewControllers == [list] && titles(list) == ["list", "detail", "more"])
        #expect(list.topViewController?.view.window != nil && detail.viewIfLoaded?.window == nil)
        // A person goes back by one, then the width is regular again.
        _ = stage.calls(wait: 1) { _ = list.popViewController(animated: true) }
        makeWide()
        #expect(!split.isCollapsed && split.viewControllers == [list, detail])
        #expect(titles(list) == ["list"] && titles(detail) == ["detail"] && detail.view.window != nil)
        #expect(stage.messages == [])
    }

    @Test("a secondary column that was left altogether is there again, as it was made")
    func popped() {
        let (list, detail) = (stack(page("list")), page("detail"))
        let split = split([list, detail])
        makeNarrow()
        #expect(titles(list) == ["list", "detail"])
        _ = stage.calls(wait: 1) { _ = list.popViewController(animated: true) }
        makeWide()
        #expect(split.viewControllers == [list, detail] && detail.view.window != nil && detail.parent === split)
    }

    @Test("the delegate may keep the secondary column away, and give another one back")
    func delegate() {
        final class Deciding: UISplitViewControllerDelegate {
            var calls: [String] = []
            var other: UIViewController?
            func splitViewController(
                _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
                onto primary: UIViewController
            ) -> Bool {
                calls.append("collapse \(secondary.title ?? "")")
                return true
            }
            func splitViewController(
                _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
            ) -> UIViewController? {
                calls.append("separate")
                return other
            }
        }
        let deciding = Deciding()
        let (list, detail) = (stack(page("list")), page("detail"))
        let split = split([list, detail], delegate: deciding)
        makeNarrow()
        #expect(titles(list) == ["list"] && split.viewControllers == [list])
        deciding.other = page("other")
        makeWide()
        #expect(
            split.viewControllers.map(\.title) == [nil, "other"] && deciding.calls == ["collapse detail", "separate"])
    }

    @Test("a detail that is shown in a compact width is pushed, and is the secondary column afterward")
    func showDetail() {
        final class Keeping: UISplitViewControllerDelegate {
            func splitViewController(
                _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
                onto primary: UIViewController
            ) -> Bool { true }
        }
        let keeping = Keeping()
        let (list, detail) = (stack(page("list")), page("detail"))
        let split = split([list, detail], delegate: keeping)
        makeNarrow()
        let chosen = page("chosen")
        _ = stage.calls(wait: 1) { list.topViewController?.showDetailViewController(chosen, sender: nil) }
        #expect(titles(list) == ["list", "chosen"])
        makeWide()
        #expect(titles(list) == ["list"] && split.viewControllers.last?.title == "chosen")
        #expect(chosen.view.window != nil)
    }

    @Test("columns: the top one is asked for, and a compact one stands in for all")
    func columns() {
        final class Deciding: UISplitViewControllerDelegate {
            var calls: [String] = []
            var top: UISplitViewController.Column?
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                calls.append("top \(proposed)")
                return top ?? proposed
            }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
            func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
        }
        let deciding = Deciding()
        deciding.top = .primary
        let split = split([], style: .doubleColumn, delegate: deciding)
        stage.environment.perform {
            split.setViewController(page("list"), for: .primary)
            split.setViewController(page("detail"), for: .secondary)
        }
        stage.wait(0)
        #expect(split.viewController(for: .primary) is UINavigationController && split.viewControllers.count == 2)
        makeNarrow()
        let list = split.viewControllers.first as? UINavigationController
        #expect(list?.viewControllers.map(\.title) == ["list"] && deciding.calls == ["top secondary", "collapsed"])
        _ = stage.calls(wait: 1) { split.show(.secondary) }
        #expect(list?.viewControllers.map(\.title) == ["list", "detail"])
        makeWide()
        #expect(deciding.calls.last == "expanded" && split.viewControllers.count == 2)
        let compact = page("compact")
        split.setViewController(compact, for: .compact)
        makeNarrow()
        #expect(split.viewControllers == [compact] && compact.view.window != nil)
        makeWide()
        #expect(split.viewControllers.count == 2 && compact.view.window == nil && stage.messages == [])
    }

    @Test("columns are hidden and shown, and the delegate hears of it before")
    func displayMode() {
        final class Hearing: UISplitViewControllerDelegate {
            var modes: [UISplitViewController.DisplayMode] = []
            func splitViewController(
                _ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
            ) { modes.append(mode) }
        }
        let hearing = Hearing()
        let (list, detail) = (page("list"), page("detail"))
        let split = split([list, detail], style: .doubleColumn, delegate: hearing)
        _ = stage.calls(wait: 1) { split.hide(.primary) }
        #expect(list.view.window == nil && detail.view.frame.minX == 0 && split.displayMode == .secondaryOnly)
        let button = split.displayModeButtonItem
        _ = stage.calls(wait: 1) {
            _ = stage.environment.application.sendAction(button.action ?? "", to: button.target, from: button, for: nil)
        }
        #expect(list.view.window != nil && hearing.modes == [.secondaryOnly, .oneBesideSecondary])
    }
}
