import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Unwinding")
struct UnwindTests {
    private typealias S = SegueStage
    private static let unwind =
        #"<segue destination="exit%" kind="unwind" identifier="back" unwindAction="unwindHere:" id="u%"/>"#
    private static func unwind(_ id: String) -> String { unwind.replacing("%", with: id) }
    private static let show = S.segue("show", to: "b")
    private static func modal(_ to: String) -> String {
        S.segue("presentation", to: to, "modalPresentationStyle=\"fullScreen\"")
    }

    private func page(_ controller: UIViewController?) throws -> LedgerController {
        try #require(controller as? LedgerController)
    }

    @Test("within a stack: prepare, the action, then each controller goes its step")
    func stack() throws {
        let app = try S(
            S.container("navigationController", "nav", ["a"]) + S.page("a", segues: S.segue("show", to: "b"))
                + S.page("b", segues: S.segue("show", to: "c")) + S.page("c", segues: Self.unwind("c")), initial: "nav")
        let navigation = try #require(try app.start() as? UINavigationController)
        try page(navigation.viewControllers[0]).unwinds = true
        for _ in 0..<2 { _ = app.stage.calls(wait: 1) { app.tap() } }
        #expect(navigation.viewControllers.map(\.title) == ["a", "b", "c"])
        #expect(
            app.stage.calls(wait: 1) { app.tap() } == [
                "c should back", "c prepare back, view loaded", "a unwindHere from c",
                "c unwind towards UINavigationController", "b willMove out", "c willMove out",
                "c willDisappear animated", "a willAppear animated", "a isAppearing", "...", "c didDisappear",
                "a didAppear", "b didMove out", "c didMove out",
            ])
        #expect(navigation.viewControllers.map(\.title) == ["a"] && app.stage.messages == [])
    }

    @Test("out of a chain of presentations")
    func modalChain() throws {
        let app = try S(
            S.page("a", segues: Self.modal("b")) + S.page("b", segues: Self.modal("c"))
                + S.page("c", segues: Self.unwind("c")), initial: "a")
        let a = try page(try app.start())
        a.unwinds = true
        for _ in 0..<2 { _ = app.stage.calls(wait: 1) { app.tap() } }
        let calls = app.stage.calls(wait: 1) { app.tap() }
        #expect(calls.prefix(3) == ["c should back", "c prepare back, view loaded", "a unwindHere from c"])
        #expect(calls.contains("c unwind towards b"))
        #expect(Array(calls.suffix(2)) == ["a didAppear", "c didDisappear"], "\(calls)")
        #expect(a.presentedViewController == nil && a.view.window != nil && app.stage.messages == [], "\(calls)")
    }

    @Test("out of a presented stack into a stack below, whose upper controllers go")
    func modalToStack() throws {
        let app = try S(
            S.container("navigationController", "nav", ["a"]) + S.page("a", segues: S.segue("show", to: "b"))
                + S.page("b", segues: Self.modal("sheet")) + S.container("navigationController", "sheet", ["c"])
                + S.page("c", segues: Self.unwind("c")), initial: "nav")
        let navigation = try #require(try app.start() as? UINavigationController)
        try page(navigation.viewControllers[0]).unwinds = true
        for _ in 0..<2 { _ = app.stage.calls(wait: 1) { app.tap() } }
        let c = try page((navigation.presentedViewController as? UINavigationController)?.topViewController)
        (c.stage, c.name) = (app.stage, "c")
        let calls = app.stage.calls(wait: 1) { app.tap() }
        #expect(navigation.viewControllers.map(\.title) == ["a"] && navigation.presentedViewController == nil)
        #expect(calls.filter { $0.contains("Appear") || $0.contains("isappear") }.contains("a didAppear"), "\(calls)")
        #expect(calls.filter { $0 == "a willAppear" || $0 == "a willAppear animated" }.count == 1, "\(calls)")
        #expect(app.stage.messages == [])
    }

    @Test("to another tab, which is selected")
    func tabs() throws {
        let app = try S(
            S.container("tabBarController", "tabs", ["a", "b"]) + S.page("a") + S.page("b", segues: Self.unwind("b")),
            initial: "tabs")
        let tabs = try #require(try app.start() as? UITabBarController)
        try page(tabs.viewControllers?[0]).unwinds = true
        tabs.selectedIndex = 1
        let b = try page(tabs.viewControllers?[1])
        #expect(
            app.stage.calls { app.tap() } == [
                "b should back", "b prepare back, view loaded", "a unwindHere from b",
                "b unwind towards UITabBarController", "a willAppear", "b willDisappear", "a isAppearing",
                "b didDisappear", "a didAppear",
            ])
        #expect(tabs.selectedIndex == 0 && b.view.window == nil)
    }

    private final class Box: LedgerController {
        override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
            record("goes its own way to \((subsequentVC as? LedgerController)?.name ?? "")")
        }
        override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
            record("asked for children, without \((childContaining(source) as? LedgerController)?.name ?? "none")")
            return super.allowedChildrenForUnwinding(from: source)
        }
    }

    @Test("through a container of an app, which goes its step itself")
    func customContainer() throws {
        let app = try S(
            S.page("box", customClass: "Box") + S.page("a") + S.page("b", segues: Self.unwind("b")), initial: "box",
            classes: ["Box": Box.self])
        let box = try page(try app.start())
        let storyboard = try #require(box.storyboard)
        for name in ["a", "b"] {
            let child = try page(storyboard.instantiateViewController(withIdentifier: name))
            (child.stage, child.name, child.unwinds) = (app.stage, name, name == "a")
            app.stage.person.environment.perform {
                box.addChild(child)
                box.view.addSubview(child.view)
                child.didMove(toParent: box)
            }
        }
        #expect(
            app.stage.calls { app.tap() } == [
                "b should back", "box asked for children, without b", "b prepare back, view loaded",
                "a unwindHere from b", "b unwind towards box", "box goes its own way to a",
            ])
    }

    @Test("past a controller that refuses, and by code")
    func refusal() throws {
        let app = try S(
            S.container("navigationController", "nav", ["a"]) + S.page("a", segues: S.segue("show", to: "b"))
                + S.page("b", segues: S.segue("show", to: "c"))
                + S.page("c", own: Self.unwind("c")), initial: "nav")
        let navigation = try #require(try app.start() as? UINavigationController)
        let a = try page(navigation.viewControllers[0])
        a.unwinds = true
        _ = app.stage.calls(wait: 1) { app.tap() }
        let b = try page(navigation.topViewController)
        b.unwinds = false
        _ = app.stage.calls(wait: 1) { app.tap() }
        let c = try page(navigation.topViewController)
        let calls = app.stage.calls(wait: 1) { c.performSegue(withIdentifier: "back", sender: nil) }
        #expect(calls.prefix(2) == ["c prepare back, view loaded", "a unwindHere from c"])
        #expect(navigation.topViewController === a)
    }

    @Test("to nowhere: nothing is prepared, and a message says so")
    func nowhere() throws {
        let app = try S(S.page("a", segues: Self.unwind("a")), initial: "a")
        try app.start()
        #expect(app.stage.calls(wait: 1) { app.tap() } == ["a should back", "..."])
        #expect(app.stage.messages.count == 1)
        #expect(app.stage.messages[0].hasPrefix("Could not find a view controller to execute unwinding for <Ledger"))
    }

    private final class Older: LedgerController {
        var target: UIViewController?
        override func forUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
        ) -> UIViewController? {
            record("asked in the older way")
            return target
        }
        override func segueForUnwinding(
            to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
        ) -> UIStoryboardSegue? {
            UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController) {
                self.record("goes the older way")
            }
        }
    }

    @Test("a container that only knows the older methods is asked by them")
    func older() throws {
        let app = try S(
            S.page("box", customClass: "Older") + S.page("a") + S.page("b", segues: Self.unwind("b")), initial: "box",
            classes: ["Older": Older.self])
        let box = try #require(try app.start() as? Older)
        for name in ["a", "b"] {
            let child = try page(box.storyboard?.instantiateViewController(withIdentifier: name))
            (child.stage, child.name) = (app.stage, name)
            box.addChild(child)
            app.stage.person.environment.perform { box.view.addSubview(child.view) }
            if name == "a" { box.target = child }
        }
        #expect(
            app.stage.calls { app.tap() } == [
                "b should back", "box asked in the older way", "b prepare back, view loaded", "a unwindHere from b",
                "box goes the older way",
            ])
    }
}
