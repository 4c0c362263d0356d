import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("The ledger of every segue, in every container, and of every way back")
struct LedgerTests {
    private typealias S = SegueStage

    /// A segue of an app, whose destination becomes a child of its source.
    private final class Adding: UIStoryboardSegue {
        override func perform() {
            source.addChild(destination)
            destination.view.frame = source.view.bounds
            source.view.addSubview(destination.view)
            destination.didMove(toParent: source)
        }
    }

    @Test(
        "callbacks come in pairs, sources prepare before views are loaded, and what has gone is gone",
        arguments: LedgerRow.all)
    func ledger(_ row: LedgerRow) throws {
        let app = try Self.app(row)
        let root = try app.start()
        let source = try #require(Self.page("a", in: root))
        // In compact width a split view begins with its detail.
        if row.container == "split", !row.isWide {
            app.stage.person.make { _ = source.navigationController?.popToViewController(source, animated: false) }
        }
        let coming = app.stage.calls(wait: 2) {
            if row.trigger == "control" {
                app.tap()
            } else {
                source.performSegue(withIdentifier: "go", sender: nil)
            }
        }
        weak var destination: LedgerController?
        destination = Self.destination(of: source)
        #expect(destination?.name == "b", "\(coming)")
        let going = app.stage.calls(wait: 2) { Self.goBack(row, app, source) }

        var problems = Self.problems(of: coming, row)
        var book = AppearanceBook([
            "a": .appeared, "c": row.container == "split" && row.isWide ? .appeared : .disappeared,
        ])
        book.follow(coming)
        let cover: AppearanceBook.State = row.sourceStays ? .appeared : .disappeared
        if book["b"] != .appeared { problems.append("the destination doesn't appear") }
        if book["a"] != cover { problems.append("the source's view is \(book["a"].rawValue)") }
        book.follow(going)
        let isCancelled = row.wayBack.hasPrefix("cancelled")
        if book["a"] != (isCancelled ? cover : .appeared) { problems.append("the source doesn't come back") }
        if book["b"] != (isCancelled ? .appeared : .disappeared) { problems.append("the destination doesn't go") }
        if (destination != nil) != isCancelled {
            problems.append("the destination is \(isCancelled ? "gone" : "kept")")
        }
        problems += book.problems
        #expect(problems.isEmpty, "\(coming) \(going)")
        #expect(app.stage.messages.isEmpty)
    }

    @Test("an embedded controller is prepared while the view is loaded, appears with its parent, and goes with it")
    func embedding() throws {
        let app = try S(
            S.container("navigationController", "nav", ["a"])
                + S.page("a", segues: S.segue("show", to: "b"))
                + S.embedder("b", embedding: "e") + S.page("e"), initial: "nav")
        let root = try #require(try app.start() as? UINavigationController)
        let coming = app.stage.calls(wait: 2) { app.tap() }
        weak var child: UIViewController?
        child = root.topViewController?.children.first
        #expect(child?.title == "e" && child?.view.window != nil)
        func place(_ entry: String) -> Int { coming.firstIndex { $0.hasPrefix(entry) } ?? -1 }
        let order = [
            "b loadView", "b should inner", "b prepare inner", "e loadView", "e viewDidLoad", "e willMove in",
            "e didMove in", "b viewDidLoad", "b willAppear", "e willAppear", "e didAppear",
        ]
        let places = order.map(place)
        #expect(!places.contains(-1) && places == places.sorted(), "\(coming)")
        let going = app.stage.calls(wait: 2) { root.popViewController(animated: true) }
        var book = AppearanceBook(["a": .appeared])
        book.follow(coming + going)
        #expect(book.problems == [] && book["e"] == .disappeared && child == nil, "\(coming) \(going)")
    }

    // MARK: The app

    private static func app(_ row: LedgerRow) throws -> SegueStage {
        var more = row.style == "-" ? "" : "modalPresentationStyle=\"\(row.style)\""
        if row.kind == "popoverPresentation" { more = "popoverAnchorView=\"buttona\"" }
        if row.kind == "replace" { more = "splitViewControllerTargetIndex=\"1\"" }
        if row.kind == "custom" { more = "customClass=\"Adding\"" }
        let other = S.segue(row.kind, to: "d", more, identifier: "other")
        let pages =
            S.page("a", segues: S.segue(row.kind, to: "b", more), own: row.wayBack == "replacement" ? other : "")
            + S.page("b") + (row.wayBack == "replacement" ? S.page("d") : "")
        let stack = S.container("navigationController", "nav", ["a"])
        let (scenes, initial) =
            switch row.container {
            case "navigation": (stack + pages, "nav")
            case "tabs": (S.container("tabBarController", "tabs", ["nav"]) + stack + pages, "tabs")
            case "split":
                (S.container("splitViewController", "split", ["nav", "c"]) + stack + pages + S.page("c"), "split")
            default: (pages, "a")
            }
        return try S(scenes, initial: initial, classes: ["Adding": Adding.self], isWide: row.isWide)
    }

    private static func page(_ name: String, in controller: UIViewController) -> LedgerController? {
        if let page = controller as? LedgerController, page.name == name { return page }
        return controller.children.lazy.compactMap { page(name, in: $0) }.first
    }

    private static func destination(of source: LedgerController) -> LedgerController? {
        if let child = source.children.first as? LedgerController { return child }
        if let top = source.navigationController?.topViewController as? LedgerController, top !== source { return top }
        var presenter: UIViewController? = source
        while let current = presenter {
            if let shown = current.presentedViewController as? LedgerController { return shown }
            presenter = current.parent
        }
        return source.splitViewController?.viewControllers.last as? LedgerController
    }

    private static func goBack(_ row: LedgerRow, _ app: SegueStage, _ source: LedgerController) {
        let person = app.stage.person
        switch row.wayBack {
        case "back": source.navigationController?.popViewController(animated: true)
        case "finger", "cancelled finger":
            let way: CGFloat = row.wayBack == "finger" ? 300 : 60
            person.drag(from: CGPoint(x: 5, y: 400), by: CGVector(dx: way, dy: 0), lifting: false)
            person.wait(1)
            person.up(5 + way, 400)
        case "pull", "cancelled pull":
            let way: CGFloat = row.wayBack == "pull" ? 500 : 100
            person.drag(
                from: CGPoint(x: 200, y: 120), by: CGVector(dx: 0, dy: way), steps: 40, lifting: false)
            person.wait(1)
            person.up(200, 120 + way)
        case "touch beside": person.tap(1000, 780)
        case "replacement": source.performSegue(withIdentifier: "other", sender: nil)
        case "removal":
            let child = source.children.first
            child?.willMove(toParent: nil)
            child?.view.removeFromSuperview()
            child?.removeFromParent()
        default: source.dismiss(animated: true)
        }
    }

    // MARK: Rules

    /// The rules of what comes before what.
    private static func problems(of ledger: [String], _ row: LedgerRow) -> [String] {
        var problems: [String] = []
        func place(_ entry: String) -> Int? { ledger.firstIndex { $0.hasPrefix(entry) } }
        func need(_ first: String, before second: String) {
            guard let one = place(first), let two = place(second), one < two else {
                problems.append("'\(first)' isn't before '\(second)'")
                return
            }
        }
        if row.trigger == "control" {
            need("a should go", before: "a prepare go")
        } else if place("a should go") != nil {
            problems.append("code is asked whether it may")
        }
        need("a prepare go", before: "b loadView")
        need("b loadView", before: "b viewDidLoad")
        need("b viewDidLoad", before: "b willAppear")
        need("b willAppear", before: "b isAppearing")
        need("b isAppearing", before: "b didAppear")
        if place("a prepare go, view loaded") != nil { problems.append("the view is loaded before it is prepared") }
        let singles = ["a prepare go", "b viewDidLoad", "b didAppear"]
        for once in singles where ledger.count(where: { $0.hasPrefix(once) }) != 1 {
            problems.append("'\(once)' isn't called once")
        }
        if row.kind == "show" || row.kind == "push", row.container != "nothing" {
            need("b willMove in", before: "b willAppear")
            need("b didAppear", before: "b didMove in")
        }
        return problems
    }
}

extension SegueStage {
    /// A scene with a page that embeds another one.
    static func embedder(_ id: String, embedding child: String) -> String {
        let container = """
            <containerView opaque="NO" contentMode="scaleToFill" id="container\(id)">
                <rect key="frame" x="0.0" y="300" width="393" height="300"/>
                <connections>\(segue("embed", to: child, identifier: "inner"))</connections>
            </containerView>
            """
        return page(id).replacing("</subviews>", with: container + "</subviews>", maxReplacements: 1)
    }
}
