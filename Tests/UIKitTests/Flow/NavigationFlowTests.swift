import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Pushing and popping")
struct NavigationFlowTests {
    @MainActor
    private final class Delegate: UINavigationControllerDelegate {
        let stage: Stage
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        init(_ stage: Stage) { self.stage = stage }
        func navigationController(_ n: UINavigationController, willShow page: UIViewController, animated: Bool) {
            stage.record("willShow \(page.title ?? "")")
        }
        func navigationController(_ n: UINavigationController, didShow page: UIViewController, animated: Bool) {
            stage.record("didShow \(page.title ?? "")")
        }
        func navigationController(
            _ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func navigationController(
            _ n: UINavigationController, interactionControllerFor a: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    @Test("a push and a pop call in the order of UIKit")
    func pushAndPop() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        let navigation = stage.show(stage.navigation(a))
        let delegate = Delegate(stage)
        navigation.delegate = delegate
        #expect(
            stage.calls(wait: 1) { navigation.pushViewController(b, animated: true) } == [
                "b willMove in", "a willDisappear animated", "b loadView", "b viewDidLoad", "b willAppear animated",
                "willShow b", "b isAppearing", "...", "a didDisappear", "b didAppear", "b didMove in", "didShow b",
            ])
        #expect(navigation.topViewController === b && b.view.window != nil && a.view.window == nil)
        #expect(
            stage.calls(wait: 1) { navigation.popViewController(animated: true) } == [
                "b willMove out", "b willDisappear animated", "a willAppear animated", "willShow a", "a isAppearing",
                "...", "b didDisappear", "a didAppear", "b didMove out", "didShow a",
            ])
        #expect(b.parent == nil && b.view.window == nil && navigation.transitionCoordinator == nil)
    }

    @Test("without animation everything is called before the push returns")
    func atOnce() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        let navigation = stage.show(stage.navigation(a))
        #expect(
            stage.calls { navigation.pushViewController(b, animated: false) } == [
                "b willMove in", "a willDisappear", "b loadView", "b viewDidLoad", "b willAppear", "b isAppearing",
                "a didDisappear", "b didAppear", "b didMove in",
            ])
    }

    @Test("a push in no window loads no view")
    func noWindow() {
        let stage = Stage()
        let navigation = stage.navigation(stage.page("a"))
        _ = stage.calls { navigation.pushViewController(stage.page("b"), animated: true) }
        #expect(navigation.topViewController?.isViewLoaded == false && navigation.viewControllers.count == 2)
    }

    @Test("the view slides in while the old one moves a third as far")
    func slide() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        let navigation = stage.show(stage.navigation(a))
        stage.person.environment.perform { navigation.pushViewController(b, animated: true) }
        #expect(abs((b.view.layer.presentation()?.position.x ?? 0) - 585) < 0.01)
        stage.wait(0.1)
        let (x, other) = (b.view.layer.presentation()?.position.x ?? 0, a.view.layer.presentation()?.position.x ?? 0)
        #expect(x > 195 && x < 585)
        #expect(abs((195 - other) - (585 - x) * 0.3) < 1)
        stage.wait(1)
        #expect(b.view.layer.presentation()?.position.x == 195 && b.view.layer.animationKeys() == nil)
        #expect(navigation.content.subviews.filter { !($0 === b.view) }.isEmpty, "nothing of the transition stays")
    }

    @Test("a push during a push follows it")
    func pushDuringPush() {
        let stage = Stage()
        let (a, b, c) = (stage.page("a"), stage.page("b"), stage.page("c"))
        let navigation = stage.show(stage.navigation(a))
        stage.ignored = ["oad", "isAppearing", "Move"]
        let calls = stage.calls(wait: 2) {
            navigation.pushViewController(b, animated: true)
            navigation.pushViewController(c, animated: true)
        }
        #expect(navigation.viewControllers == [a, b, c])
        #expect(
            calls == [
                "a willDisappear animated", "b willAppear animated", "...", "a didDisappear", "b didAppear",
                "b willDisappear animated", "c willAppear animated", "b didDisappear", "c didAppear",
            ])
        #expect(c.view.window != nil && b.view.window == nil && stage.messages == [])
    }

    @Test("what is pushed and popped during a transition never appears")
    func pushAndPopDuringPush() {
        let stage = Stage()
        let (a, b, c) = (stage.page("a"), stage.page("b"), stage.page("c"))
        let navigation = stage.show(stage.navigation(a))
        let calls = stage.calls(wait: 2) {
            navigation.pushViewController(b, animated: true)
            navigation.pushViewController(c, animated: true)
            navigation.popViewController(animated: true)
        }
        #expect(calls.filter { $0.hasPrefix("c") } == ["c willMove in", "c willMove out", "c didMove out"])
        #expect(navigation.topViewController === b && c.parent == nil && !c.isViewLoaded)
    }

    @Test("the back button pops")
    func backButton() {
        let stage = Stage()
        let navigation = stage.show(stage.navigation(stage.page("a"), stage.page("b")))
        stage.person.tap(20, 47 + 22)
        stage.wait(1)
        #expect(navigation.viewControllers.map(\.title) == ["a"])
    }

    @Test("a finger from the edge goes back", arguments: [true, false])
    func edge(finishes: Bool) {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        let navigation = stage.show(stage.navigation(a, b))
        stage.ignored = ["oad"]
        let began = stage.calls {
            stage.person.drag(from: CGPoint(x: 5, y: 400), by: CGVector(dx: finishes ? 300 : 60, dy: 0), lifting: false)
        }
        #expect(
            began == ["b willMove out", "b willDisappear animated", "a willAppear animated", "a isAppearing"])
        let shown = b.view.layer.presentation()?.position.x ?? 0
        #expect(abs(shown - (195 + (finishes ? 300 : 60))) < 12, "the view is below the finger")
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        stage.wait(1)
        let ended = stage.calls {
            stage.person.up(finishes ? 305 : 65, 400)
            stage.person.wait(1)
        }
        if finishes {
            #expect(ended == ["b didDisappear", "a didAppear", "b didMove out"])
        } else {
            #expect(
                ended == [
                    "a willDisappear animated", "a didDisappear", "b willAppear animated", "b didAppear",
                    "b didMove in",
                ])
        }
        #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
        #expect(navigation.topViewController?.view.frame == navigation.content.bounds)
        #expect(navigation.navigationBar.topItem?.title == (finishes ? "a" : "b"))
    }

    /// An animator of an app.
    @MainActor
    private final class Fade: UIViewControllerAnimatedTransitioning {
        var log: [String] = []
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) else { return }
            to.frame = context.finalFrame(for: page)
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                to.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    }

    @Test("an app's animator is driven by a fraction", arguments: [true, false])
    func custom(finishes: Bool) {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        let navigation = stage.show(stage.navigation(a))
        let (delegate, fade, driver) = (Delegate(stage), Fade(), UIPercentDrivenInteractiveTransition())
        (navigation.delegate, delegate.animator, delegate.interactor) = (delegate, fade, driver)
        var log: [String] = []
        stage.person.environment.perform {
            navigation.pushViewController(b, animated: true)
            navigation.transitionCoordinator?.animate { _ in
                log.append("along")
            } completion: {
                log.append("completed, cancelled \($0.isCancelled)")
            }
            navigation.transitionCoordinator?.notifyWhenInteractionChanges {
                log.append("changed to \($0.isInteractive)")
            }
            driver.update(0.4)
        }
        #expect(abs((b.view.layer.presentation()?.opacity ?? 0) - 0.4) < 0.01)
        stage.wait(5)
        #expect(abs((b.view.layer.presentation()?.opacity ?? 0) - 0.4) < 0.01, "time stands still")
        stage.person.environment.perform { if finishes { driver.finish() } else { driver.cancel() } }
        stage.wait(0.2)
        #expect(abs((b.view.layer.presentation()?.opacity ?? 0) - (finishes ? 0.6 : 0.2)) < 0.02)
        stage.wait(1)
        #expect(fade.log == ["ended \(finishes)"])
        #expect(log == ["along", "changed to false", "completed, cancelled \(!finishes)"])
        #expect(navigation.topViewController === (finishes ? b : a))
        #expect((b.view.window != nil) == finishes && (a.view.window != nil) == !finishes)
        #expect(a.view.layer.speed == 1 && navigation.content.layer.speed == 1)
    }

    @Test("the same controller twice, and one that is not there, are reported")
    func faults() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        let navigation = stage.show(stage.navigation(a))
        _ = stage.calls { navigation.pushViewController(a, animated: true) }
        #expect(stage.messages.last?.hasPrefix("Pushing the same view controller instance more than once") == true)
        _ = stage.calls { navigation.popToViewController(b, animated: true) }
        #expect(stage.messages.last == "Tried to pop to a view controller that doesn't exist.")
        _ = stage.calls { navigation.setViewControllers([b, b], animated: true) }
        #expect(stage.messages.last?.contains("must be distinct") == true)
        #expect(navigation.viewControllers == [a])
    }

    @Test("a stack of a hundred levels goes back to its root")
    func deep() {
        let stage = Stage()
        let navigation = stage.show(stage.navigation(stage.page("0")))
        for level in 1...100 {
            stage.person.environment.perform { navigation.pushViewController(stage.page("\(level)"), animated: false) }
        }
        #expect(navigation.viewControllers.count == 101)
        let gone = stage.person.make { navigation.popToRootViewController(animated: true) }
        stage.wait(1)
        #expect(gone?.count == 100 && navigation.viewControllers.count == 1)
    }

    @Test("controllers are gone after they were popped")
    func memory() {
        let stage = Stage()
        let navigation = stage.show(stage.navigation(stage.page("a")))
        weak var last: LedgerController?
        for animated in [false, true, true, false] {
            autoreleasepool {
                let page = stage.page("b")
                last = page
                stage.person.environment.perform { navigation.pushViewController(page, animated: animated) }
                stage.wait(1)
                stage.person.environment.perform { _ = navigation.popViewController(animated: animated) }
                stage.wait(1)
            }
            #expect(last == nil)
        }
    }

    @Test("a title that is set after the bar has asked for the item is shown in the bar, and in the bar of tabs")
    func titleThatComesLate() {
        let stage = Stage()
        let page = stage.page("a")
        let navigation = stage.show(stage.navigation(page))
        stage.person.environment.perform { page.title = "Later" }
        #expect(navigation.navigationBar.topItem?.title == "Later" && page.tabBarItem.title == "Later")
        page.navigationItem.title = "Own"
        #expect(page.title == "Later")
    }

    @Test("a prompt is above the title, in a higher bar")
    func prompt() {
        let stage = Stage()
        let page = stage.page("a")
        let navigation = stage.show(stage.navigation(page))
        let height = navigation.navigationBar.frame.height
        page.navigationItem.prompt = "Say something"
        stage.wait(0)
        #expect(height == 44 && navigation.navigationBar.frame.height == 74 && page.view.safeAreaInsets.top == 47 + 74)
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { labels($0) + [$0 as? UILabel].compactMap(\.self) }
        }
        let prompt = labels(navigation.navigationBar).first { $0.text == "Say something" }
        #expect(prompt?.frame.maxY ?? 99 < 30)
        page.navigationItem.prompt = nil
        stage.wait(0)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test("the bar at the bottom goes with a controller that hides it")
    func bottomBar() {
        let stage = Stage()
        let navigation = stage.navigation(stage.page("a"))
        let tabs = stage.person.make { UITabBarController(nibName: nil, bundle: nil) }
        tabs.viewControllers = [navigation]
        stage.show(tabs)
        let page = stage.page("b")
        page.hidesBottomBarWhenPushed = true
        stage.person.environment.perform { navigation.pushViewController(page, animated: true) }
        #expect(!tabs.tabBar.isHidden)
        stage.wait(1)
        #expect(tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 34)
        stage.person.environment.perform { _ = navigation.popViewController(animated: true) }
        stage.wait(1)
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.transform == .identity)
    }
}

private func autoreleasepool(_ body: () -> Void) { body() }
