import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// A storyboard of scenes whose controllers note their calls.
@MainActor
struct SegueStage {
    let stage: Stage
    let storyboard: CompiledStoryboard

    init(
        _ scenes: String, initial: String, others: [String: String] = [:], classes: [String: AnyClass] = [:],
        isWide: Bool = false
    ) throws {
        stage = isWide ? Stage(width: 1180, height: 820, isWide: true) : Stage()
        storyboard = try CompiledStoryboard(
            ["Main": scenes].merging(others) { $1 }, initial: initial,
            classes: ["Page": LedgerController.self].merging(classes) { $1 })
    }

    /// Shows the initial controller.
    @discardableResult
    func start() throws -> UIViewController {
        let root = try #require(stage.person.make { storyboard.storyboard().instantiateInitialViewController() })
        adopt(root)
        stage.show(root)
        return root
    }

    private func adopt(_ controller: UIViewController) {
        if let page = controller as? LedgerController { (page.stage, page.name) = (stage, page.title ?? "") }
        for child in controller.children { adopt(child) }
    }

    /// A scene with a page whose button, at the top, triggers the segues.
    static func page(_ id: String, segues: String = "", own: String = "", customClass: String = "Page") -> String {
        """
        <scene sceneID="s\(id)"><objects>
            <viewController storyboardIdentifier="\(id)" title="\(id)" id="\(id)" customClass="\(customClass)" \
        sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="view\(id)">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button\(id)">
                            <rect key="frame" x="0.0" y="200" width="100" height="44"/>
                            <state key="normal" title="Go"/>
                            <connections>\(segues)</connections>
                        </button>
                    </subviews>
                </view>
                <navigationItem key="navigationItem" title="\(id)" id="item\(id)"/>
                <connections>\(own)</connections>
            </viewController>
            <exit id="exit\(id)" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        """
    }

    static func container(_ element: String, _ id: String, _ children: [String]) -> String {
        let name = element == "navigationController" ? "rootViewController" : "viewControllers"
        let links = children.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(element == "splitViewController" ? $0 == children[0] ? "masterViewController" : "detailViewController" : name)\" id=\"\(id)-\($0)\"/>"
        }.joined()
        return """
            <scene sceneID="s\(id)"><objects><\(element) storyboardIdentifier="\(id)" id="\(id)" \
            sceneMemberID="viewController"><connections>\(links)</connections></\(element)></objects></scene>
            """
    }

    static func segue(_ kind: String, to destination: String, _ more: String = "", identifier: String = "go") -> String
    {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" identifier=\"\(identifier)\" \(more) id=\"\(kind)\(destination)\"/>"
    }

    func tap() { stage.person.tap(50, 220) }
}

@MainActor
@Suite("Segues")
struct SegueTests {
    private typealias S = SegueStage

    @Test("a show segue in a stack asks, prepares and pushes")
    func show() throws {
        let app = try S(
            S.container("navigationController", "nav", ["a"]) + S.page("a", segues: S.segue("show", to: "b"))
                + S.page("b"), initial: "nav")
        let navigation = try #require(try app.start() as? UINavigationController)
        #expect(
            app.stage.calls(wait: 1) { app.tap() } == [
                "a should go", "a prepare go", "b willMove in", "a willDisappear animated", "b loadView",
                "b viewDidLoad", "b willAppear animated", "b isAppearing", "...", "a didDisappear", "b didAppear",
                "b didMove in",
            ])
        #expect(navigation.topViewController?.title == "b" && app.stage.messages == [])
    }

    @Test("a segue that should not be performed does nothing; code doesn't ask")
    func refusal() throws {
        let app = try S(
            S.container("navigationController", "nav", ["a"]) + S.page("a", segues: S.segue("show", to: "b"))
                + S.page("b"), initial: "nav")
        let navigation = try #require(try app.start() as? UINavigationController)
        let a = try #require(navigation.topViewController as? LedgerController)
        a.performsSegues = false
        #expect(app.stage.calls(wait: 1) { app.tap() } == ["a should go", "..."])
        let calls = app.stage.calls(wait: 1) { a.performSegue(withIdentifier: "go", sender: nil) }
        #expect(calls.first == "a prepare go" && navigation.viewControllers.count == 2)
    }

    @Test(
        "every kind of segue shows its destination where it belongs",
        arguments: [
            ("show", "", "a", "presented"), ("show", "", "nav", "pushed"), ("show", "", "tabs", "presented"),
            ("push", "", "nav", "pushed"), ("modal", "", "a", "presented"), ("modal", "", "nav", "presented"),
            ("presentation", "modalPresentationStyle=\"fullScreen\"", "a", "presented"),
            ("presentation", "modalPresentationStyle=\"formSheet\"", "nav", "presented"),
            (
                "presentation", "modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"crossDissolve\"",
                "tabs", "presented"
            ),
            ("popoverPresentation", "popoverAnchorView=\"buttona\"", "nav", "presented"),
            ("popover", "popoverAnchorView=\"buttona\"", "a", "presented"),
            ("showDetail", "", "nav", "presented"), ("showDetail", "", "a", "presented"),
            ("show", "animates=\"NO\"", "nav", "pushed"),
        ])
    func kinds(kind: String, more: String, root: String, result: String) throws {
        let app = try S(
            S.container("navigationController", "nav", ["a"]) + S.container("tabBarController", "tabs", ["a"])
                + S.page("a", segues: S.segue(kind, to: "b", more)) + S.page("b"), initial: root)
        let start = try app.start()
        let a = try #require((start as? LedgerController) ?? start.children.first as? LedgerController)
        let calls = app.stage.calls(wait: 1) { app.tap() }
        #expect(calls.prefix(2) == ["a should go", "a prepare go"], "\(calls)")
        let animated = more.contains("animates") ? "" : " animated"
        #expect(calls.contains("b willAppear\(animated)") && calls.contains("b didAppear"), "\(calls)")
        let isPushed = (start as? UINavigationController)?.viewControllers.count == 2
        #expect(
            isPushed == (result == "pushed") && (a.presentedViewController?.title == "b") == (result == "presented"))
        #expect(app.stage.messages == [])
    }

    @Test("show detail and replace change the detail of a split view")
    func split() throws {
        for (kind, more) in [("showDetail", ""), ("replace", "splitViewControllerTargetIndex=\"1\"")] {
            let app = try S(
                S.container("splitViewController", "split", ["a", "c"])
                    + S.page("a", segues: S.segue(kind, to: "b", more))
                    + S.page("b") + S.page("c"), initial: "split", isWide: true)
            let split = try #require(try app.start() as? UISplitViewController)
            app.stage.ignored = ["oad", "Move", "isAppearing"]
            let calls = app.stage.calls(wait: 1) { app.tap() }
            #expect(split.viewControllers.map(\.title) == ["a", "b"])
            #expect(Set(calls).isSuperset(of: ["c didDisappear", "b didAppear"]), "\(calls)")
        }
    }

    @Test("in compact width a detail is pushed onto the primary stack")
    func compactSplit() throws {
        let app = try S(
            S.container("splitViewController", "split", ["nav", "c"])
                + S.container("navigationController", "nav", ["a"])
                + S.page("a", segues: S.segue("showDetail", to: "b")) + S.page("b") + S.page("c"), initial: "split")
        let split = try #require(try app.start() as? UISplitViewController)
        let stack = try #require(split.viewControllers[0] as? UINavigationController)
        #expect(stack.viewControllers.map(\.title) == ["a", "c"], "nobody keeps the detail away")
        _ = app.stage.calls(wait: 1) { stack.popViewController(animated: true) }
        _ = app.stage.calls(wait: 1) { app.tap() }
        #expect(stack.viewControllers.map(\.title) == ["a", "b"])
    }

    // MARK: Custom segues

    private final class Own: UIStoryboardSegue {
        static var log: [String] = []
        override func perform() {
            Own.log.append("perform")
            source.addChild(destination)
            source.view.addSubview(destination.view)
            destination.didMove(toParent: source)
        }
    }

    private final class Keeping: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
        static var log: [String] = []
        override func perform() {
            destination.transitioningDelegate = self
            super.perform()
            Keeping.log.append("performed")
        }
        isolated deinit { Keeping.log.append("gone") }
        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? {
            Keeping.log.append("asked for dismissal")
            return nil
        }
    }

    @Test("a custom segue does what its class does")
    func custom() throws {
        Own.log = []
        let app = try S(
            S.page("a", segues: S.segue("custom", to: "b", "customClass=\"Own\"")) + S.page("b"), initial: "a",
            classes: ["Own": Own.self])
        let a = try app.start()
        let calls = app.stage.calls(wait: 1) { app.tap() }
        #expect(Own.log == ["perform"] && a.children.map(\.title) == ["b"])
        #expect(calls.contains("b didAppear") && calls.contains("b didMove in"))
    }

    @Test(
        "a custom class on a presentation calls super, and lives as long as what it presents",
        arguments: [
            "presentation", "popoverPresentation", "modal", "show",
        ])
    func customOnStandardKind(kind: String) throws {
        Keeping.log = []
        let app = try S(
            S.page("a", segues: S.segue(kind, to: "b", "customClass=\"Keeping\"")) + S.page("b"), initial: "a",
            classes: ["Keeping": Keeping.self])
        let a = try app.start()
        _ = app.stage.calls(wait: 1) { app.tap() }
        #expect(a.presentedViewController?.title == "b")
        #expect(Keeping.log == (kind == "show" ? ["performed", "gone"] : ["performed"]))
        app.stage.person.environment.perform { a.dismiss(animated: true) }
        app.stage.wait(1)
        #expect(
            Keeping.log == (kind == "show" ? ["performed", "gone"] : ["performed", "asked for dismissal", "gone"]))
    }

    @Test("a custom segue without a class says that it does nothing")
    func customWithoutClass() throws {
        let app = try S(S.page("a", segues: S.segue("custom", to: "b")) + S.page("b"), initial: "a")
        try app.start()
        _ = app.stage.calls(wait: 1) { app.tap() }
        #expect(
            app.stage.messages == ["The custom segue 'go' does nothing: UIStoryboardSegue doesn't override perform()"])
    }

    // MARK: Creating the destination

    private final class Making: LedgerController {
        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers
                + .segueAction("make:sender:segueIdentifier:") { (owner: Making, coder, sender, identifier) in
                    owner.record("make \(identifier ?? "") for \(sender.map { "\(type(of: $0))" } ?? "nobody")")
                    return LedgerController(coder: coder)
                }
        }
    }

    @Test("a method of the source creates the destination")
    func segueAction() throws {
        let app = try S(
            S.page(
                "a", segues: S.segue("show", to: "b", "destinationCreationSelector=\"make:sender:segueIdentifier:\""),
                customClass: "Making") + S.page("b"), initial: "a", classes: ["Making": Making.self])
        try app.start()
        let calls = app.stage.calls(wait: 1) { app.tap() }
        #expect(calls.prefix(3) == ["a should go", "a make go for UIButton", "a prepare go"])
        #expect(app.stage.messages == [])
    }

    // MARK: References

    @Test(
        "a reference leads to another storyboard, its initial or a named controller",
        arguments: [
            ("storyboardName=\"Other\"", "first"),
            ("storyboardName=\"Other\" referencedIdentifier=\"second\"", "second"),
            ("referencedIdentifier=\"c\"", "c"),
        ])
    func references(attributes: String, expected: String) throws {
        let reference = """
            <scene sceneID="sr"><objects><viewControllerPlaceholder \(attributes) id="ref" \
            sceneMemberID="viewController"/></objects></scene>
            """
        let other = S.page("first").replacing("id=\"first\"", with: "id=\"a\"") + S.page("second")
        let app = try S(
            S.page("a", segues: S.segue("show", to: "ref")) + S.page("c") + reference, initial: "a",
            others: ["Other": other])
        let a = try app.start()
        _ = app.stage.calls(wait: 1) { app.tap() }
        #expect(a.presentedViewController?.title == expected && app.stage.messages == [])
    }

    @Test(
        "a reference to what is not there is reported",
        arguments: [
            ("storyboardName=\"Gone\"", "Could not find a storyboard named 'Gone'"),
            ("storyboardName=\"Other\" referencedIdentifier=\"gone\"", "doesn't contain a view controller"),
            (
                "storyboardName=\"Other\" bundleIdentifier=\"org.example.gone\"",
                "Could not find a bundle with the identifier"
            ),
        ])
    func missingReferences(attributes: String, words: String) throws {
        let reference = """
            <scene sceneID="sr"><objects><viewControllerPlaceholder \(attributes) id="ref" \
            sceneMemberID="viewController"/></objects></scene>
            """
        let app = try S(
            S.page("a", segues: S.segue("show", to: "ref")) + reference, initial: "a",
            others: ["Other": S.page("a")])
        let a = try app.start()
        _ = app.stage.calls(wait: 1) { app.tap() }
        #expect(app.stage.messages.contains { $0.contains(words) }, "\(app.stage.messages)")
        #expect(a.presentedViewController == nil)
    }

    // MARK: Faults

    @Test("a segue that is not there, or has no container, is reported in Apple's words")
    func faults() throws {
        let app = try S(
            S.page("a", segues: S.segue("push", to: "b"), own: S.segue("replace", to: "b", identifier: "swap"))
                + S.page("b"), initial: "a")
        let a = try #require(try app.start() as? LedgerController)
        _ = app.stage.calls { a.performSegue(withIdentifier: "none", sender: nil) }
        #expect(app.stage.messages.last?.hasPrefix("Receiver (<LedgerController: 0x") == true)
        #expect(app.stage.messages.last?.hasSuffix("has no segue with identifier 'none'") == true)
        _ = app.stage.calls { app.tap() }
        #expect(
            app.stage.messages.last
                == "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        )
        _ = app.stage.calls { a.performSegue(withIdentifier: "swap", sender: nil) }
        #expect(app.stage.messages.last?.contains("managed by an instance of UISplitViewController") == true)
    }

    @Test("a segue during a transition, and a dismissal while a segue is prepared")
    func duringTransitions() throws {
        let app = try S(
            S.page("a", segues: S.segue("presentation", to: "b", "modalPresentationStyle=\"fullScreen\""))
                + S.page("b", segues: S.segue("presentation", to: "c", "modalPresentationStyle=\"fullScreen\""))
                + S.page("c"), initial: "a")
        let a = try #require(try app.start() as? LedgerController)
        _ = app.stage.calls(wait: 1) {
            a.performSegue(withIdentifier: "go", sender: nil)
            a.performSegue(withIdentifier: "go", sender: nil)
        }
        #expect(
            app.stage.messages.count == 1 && app.stage.messages[0].hasSuffix("while a presentation is in progress!"))
        let b = try #require(a.presentedViewController as? LedgerController)
        b.prepares = { _ in b.dismiss(animated: true) }
        let calls = app.stage.calls(wait: 1) { b.performSegue(withIdentifier: "go", sender: nil) }
        #expect(app.stage.messages.count == 2 && a.presentedViewController == nil, "\(app.stage.messages)")
        #expect(calls.contains("a didAppear") && calls.contains("b didDisappear") && !calls.contains("c loadView"))
    }
}
