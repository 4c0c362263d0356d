import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("The ledger of every segue, in every container, and of every way back")
struct LedgerTests {
    private typealias S = SegueStage

    /// Where a controller is between its callbacks.
    private enum State: String { case disappeared, appearing, appeared, disappearing }

    @Test(
        "callbacks come in pairs, sources prepare before views are loaded, and what has gone is gone",
        arguments: LedgerRow.all)
    func ledger(_ row: LedgerRow) throws {
        let app = try Self.app(row)
        let root = try app.start()
        let source = try #require(Self.page("a", in: root))
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
        var states: [String: State] = ["a": .appeared, "b": .disappeared]
        problems += Self.follow(coming, &states)
        let cover: State = row.sourceStays ? .appeared : .disappeared
        if states["b"] != .appeared { problems.append("the destination doesn't appear") }
        if states["a"] != cover { problems.append("the source's view is \(states["a"]?.rawValue ?? "")") }
        problems += Self.follow(going, &states)
        let isCancelled = row.wayBack == "cancelled finger"
        if states["a"] != (isCancelled ? cover : .appeared) { problems.append("the source doesn't come back") }
        if states["b"] != (isCancelled ? .appeared : .disappeared) { problems.append("the destination doesn't go") }
        if (destination != nil) != isCancelled {
            problems.append("the destination is \(isCancelled ? "gone" : "kept")")
        }
        #expect(problems.isEmpty, "\(coming) \(going)")
        #expect(app.stage.messages.isEmpty)
    }

    // MARK: The app

    private static func app(_ row: LedgerRow) throws -> SegueStage {
        let more = row.style == "-" ? "" : "modalPresentationStyle=\"\(row.style)\""
        let pages = S.page("a", segues: S.segue(row.kind, to: "b", more)) + S.page("b")
        let stack = S.container("navigationController", "nav", ["a"])
        switch row.container {
        case "navigation": return try S(stack + pages, initial: "nav")
        case "tabs": return try S(S.container("tabBarController", "tabs", ["nav"]) + stack + pages, initial: "tabs")
        default: return try S(pages, initial: "a")
        }
    }

    private static func page(_ name: String, in controller: UIViewController) -> LedgerController? {
        if let page = controller as? LedgerController, page.name == name { return page }
        return controller.children.lazy.compactMap { page(name, in: $0) }.first
    }

    private static func destination(of source: LedgerController) -> LedgerController? {
        if let top = source.navigationController?.topViewController as? LedgerController, top !== source { return top }
        var presenter: UIViewController? = source
        while let current = presenter {
            if let shown = current.presentedViewController as? LedgerController { return shown }
            presenter = current.parent
        }
        return nil
    }

    private static func goBack(_ row: LedgerRow, _ app: SegueStage, _ source: LedgerController) {
        switch row.wayBack {
        case "back": source.navigationController?.popViewController(animated: true)
        case "finger", "cancelled finger":
            let way: CGFloat = row.wayBack == "finger" ? 300 : 60
            app.stage.person.drag(
                from: CGPoint(x: 5, y: 400), by: CGVector(dx: way, dy: 0), lifting: false)
            app.stage.person.wait(1)
            app.stage.person.up(5 + way, 400)
        default: source.dismiss(animated: true)
        }
    }

    // MARK: Rules

    /// Follows the appearance of both controllers. It goes from one state to the next only.
    private static func follow(_ ledger: [String], _ states: inout [String: State]) -> [String] {
        var problems: [String] = []
        for entry in ledger {
            let words = entry.split(separator: " ").map(String.init)
            guard words.count > 1, let state = states[words[0]] else { continue }
            let next: State
            let allowed: [State]
            switch words[1] {
            case "willAppear": (next, allowed) = (.appearing, [.disappeared, .disappearing])
            case "isAppearing": (next, allowed) = (.appearing, [.appearing])
            case "didAppear": (next, allowed) = (.appeared, [.appearing])
            case "willDisappear": (next, allowed) = (.disappearing, [.appeared, .appearing])
            case "didDisappear": (next, allowed) = (.disappeared, [.disappearing])
            default: continue
            }
            if !allowed.contains(state) { problems.append("'\(entry)' while \(state.rawValue)") }
            states[words[0]] = next
        }
        return problems
    }

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
        if row.kind == "show", row.container != "nothing" {
            need("b willMove in", before: "b willAppear")
            need("b didAppear", before: "b didMove in")
        }
        return problems
    }
}
