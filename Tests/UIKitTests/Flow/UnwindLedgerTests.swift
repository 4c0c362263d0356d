import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// How one comes back to the page `a`: the pages by their scenes, with the segues that lead forward, and the one that
/// begins the way back.
struct UnwindRoute: Sendable, CustomStringConvertible {
    let name: String
    var isWide = false
    /// The containers with their children.
    var containers: [(element: String, id: String, children: [String])] = []
    /// The pages with the kind of segue and its destination, in the order in which they are followed.
    let steps: [(page: String, kind: String, to: String)]
    /// The tab that is chosen first.
    var tab: Int?
    var source: String
    let initial: String
    /// What is seen at the end.
    var seen: [String] = ["a"]
    /// Whether a container keeps the source, which can be shown again.
    var keepsSource = false

    var description: String { name }

    private static let nav = ("navigationController", "nav", ["a"])

    static let all: [UnwindRoute] = [
        UnwindRoute(
            name: "within a stack", containers: [nav], steps: [("a", "show", "b"), ("b", "show", "c")], source: "c",
            initial: "nav"),
        UnwindRoute(
            name: "one step in a stack", containers: [nav], steps: [("a", "show", "b")], source: "b", initial: "nav"),
        UnwindRoute(
            name: "out of a chain of full screens", steps: [("a", "fullScreen", "b"), ("b", "fullScreen", "c")],
            source: "c", initial: "a"),
        UnwindRoute(
            name: "out of a chain of sheets",
            steps: [("a", "pageSheet", "b"), ("b", "formSheet", "c"), ("c", "pageSheet", "d")], source: "d",
            initial: "a"),
        UnwindRoute(
            name: "out of a popover on a wide screen", isWide: true, steps: [("a", "popover", "b")], source: "b",
            initial: "a"),
        UnwindRoute(
            name: "out of a popover that is a sheet", steps: [("a", "popover", "b")], source: "b", initial: "a"),
        UnwindRoute(
            name: "out of a presented stack", containers: [nav, ("navigationController", "inner", ["c"])],
            steps: [("a", "show", "b"), ("b", "fullScreen", "inner"), ("c", "show", "d")], source: "d",
            initial: "nav"),
        UnwindRoute(
            name: "out of a tab", containers: [("tabBarController", "tabs", ["a", "b"])], steps: [], tab: 1,
            source: "b", initial: "tabs", keepsSource: true),
        UnwindRoute(
            name: "out of a stack in a tab into one in another tab",
            containers: [
                ("tabBarController", "tabs", ["nav", "other"]), nav, ("navigationController", "other", ["b"]),
            ], steps: [("b", "show", "c")], tab: 1, source: "c", initial: "tabs", keepsSource: true),
        UnwindRoute(
            name: "out of a sheet over another tab",
            containers: [("tabBarController", "tabs", ["nav", "b"]), nav], steps: [("b", "pageSheet", "c")], tab: 1,
            source: "c", initial: "tabs"),
        UnwindRoute(
            name: "out of presented tabs",
            containers: [("tabBarController", "tabs", ["b", "c"])], steps: [("a", "fullScreen", "tabs")], source: "b",
            initial: "a"),
        UnwindRoute(
            name: "from the detail of a split view to the primary page", isWide: true,
            containers: [("splitViewController", "split", ["nav", "b"]), nav], steps: [], source: "b",
            initial: "split", seen: ["a", "b"]),
        UnwindRoute(
            name: "out of a stack in the detail of a split view", isWide: true,
            containers: [
                ("splitViewController", "split", ["nav", "other"]), nav, ("navigationController", "other", ["b"]),
            ], steps: [("b", "show", "c")], source: "c", initial: "split", seen: ["a", "c"]),
        UnwindRoute(
            name: "out of a sheet over a split view", isWide: true,
            containers: [("splitViewController", "split", ["nav", "b"]), nav], steps: [("b", "formSheet", "c")],
            source: "c", initial: "split", seen: ["a", "b"]),
        UnwindRoute(
            name: "out of the detail of a split view that has collapsed",
            containers: [("splitViewController", "split", ["nav", "b"]), nav], steps: [], source: "b",
            initial: "split", keepsSource: true),
        UnwindRoute(
            name: "to the page that embeds", steps: [("a", "embed", "b")], source: "b", initial: "a", seen: ["a", "b"]),
        UnwindRoute(
            name: "out of a sheet over an embedded page", steps: [("a", "embed", "b"), ("b", "pageSheet", "c")],
            source: "c", initial: "a", seen: ["a", "b"]),
    ]
}

@MainActor
@Suite("Every way back")
struct UnwindLedgerTests {
    private typealias S = SegueStage

    @Test(
        "the source prepares, the action is sent once, then the containers go their steps; who goes is gone",
        arguments: UnwindRoute.all)
    func ledger(_ route: UnwindRoute) throws {
        let app = try Self.app(route)
        let root = try app.start()
        var book = AppearanceBook()
        book.follow(app.stage.person.ledger)
        if let tab = route.tab {
            book.follow(app.stage.calls(wait: 1) { (root as? UITabBarController)?.selectedIndex = tab })
        }
        for step in route.steps where step.kind != "embed" {
            let page = try #require(Self.page(step.page, app), "\(step)")
            book.follow(app.stage.calls(wait: 1) { page.performSegue(withIdentifier: "go", sender: nil) })
            for name in Self.adopt(app) { book.record(name, .appeared) }
        }
        let target = try #require(Self.page("a", app))
        target.unwinds = true
        weak var gone: LedgerController?
        gone = route.seen.contains(route.source) ? nil : Self.page(route.source, app)
        let calls = app.stage.calls(wait: 2) {
            Self.page(route.source, app)?.performSegue(withIdentifier: "back", sender: nil)
        }
        book.follow(calls)

        func place(_ entry: String) -> Int? { calls.firstIndex { $0.hasPrefix(entry) } }
        let prepared = try #require(place("\(route.source) prepare back"), "\(calls)")
        let acted = try #require(place("a unwindHere from \(route.source)"), "\(calls)")
        #expect(prepared < acted && calls.count { $0.hasPrefix("a unwindHere") } == 1)
        let moves = calls.indices.filter { calls[$0].contains("illAppear") || calls[$0].contains("illDisappear") }
        #expect(moves.allSatisfy { $0 > acted }, "\(calls)")
        #expect(book.problems == [], "\(calls)")
        let seen = book.states.filter { $0.value == .appeared }.keys.sorted()
        #expect(seen == route.seen, "\(calls)")
        #expect(target.view.window != nil && (gone == nil || route.keepsSource), "\(calls)")
        #expect(app.stage.messages == [])
    }

    // MARK: The app

    private static func app(_ route: UnwindRoute) throws -> SegueStage {
        var pages = Set(route.steps.flatMap { [$0.page, $0.to] } + route.containers.flatMap(\.children) + ["a"])
        pages.subtract(route.containers.map(\.id))
        let scenes = pages.sorted().map { id -> String in
            var own = ""
            if id == route.source {
                own =
                    "<segue destination=\"exit\(id)\" kind=\"unwind\" identifier=\"back\" "
                    + "unwindAction=\"unwindHere:\" id=\"u\(id)\"/>"
            }
            guard let step = route.steps.first(where: { $0.page == id }) else { return S.page(id, own: own) }
            switch step.kind {
            case "embed": return S.embedder(id, embedding: step.to)
            case "show": own += S.segue("show", to: step.to)
            case "popover":
                own += S.segue("popoverPresentation", to: step.to, "popoverAnchorView=\"button\(id)\"")
            default: own += S.segue("presentation", to: step.to, "modalPresentationStyle=\"\(step.kind)\"")
            }
            return S.page(id, own: own)
        }
        let containers = route.containers.map { S.container($0.element, $0.id, $0.children) }
        return try S((containers + scenes).joined(), initial: route.initial, isWide: route.isWide)
    }

    /// All controllers, with those that are presented.
    private static func all(_ app: SegueStage) -> [UIViewController] {
        func around(_ controller: UIViewController) -> [UIViewController] {
            let inner = controller.children + [controller.ownPresented].compactMap(\.self)
            return [controller] + inner.flatMap(around)
        }
        return app.stage.window.rootViewController.map(around) ?? []
    }

    private static func page(_ name: String, _ app: SegueStage) -> LedgerController? {
        all(app).lazy.compactMap { $0 as? LedgerController }.first { $0.title == name }
    }

    /// Names the pages in containers that segues have shown, and returns those that are seen.
    private static func adopt(_ app: SegueStage) -> [String] {
        var seen: [String] = []
        for case let page as LedgerController in all(app) where page.stage == nil {
            (page.stage, page.name) = (app.stage, page.title ?? "")
            if page.viewIfLoaded?.window != nil { seen.append(page.name) }
        }
        return seen
    }
}
