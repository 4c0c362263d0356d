import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Triggers of segues, and what they leave behind")
struct TriggerTests {
    private typealias S = SegueStage
    private static let navigation = S.container("navigationController", "nav", ["a"])

    private static func scene(items: String = "", subviews: String = "", dock: String = "") -> String {
        """
        <scene sceneID="sa"><objects>
            <viewController title="a" id="a" customClass="Page" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="va">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>\(subviews)</subviews>
                </view>
                <navigationItem key="navigationItem" title="a" id="ia">\(items)</navigationItem>
            </viewController>
            \(dock)
        </objects></scene>
        """
    }

    @Test(
        "an item of a bar, a recognizer and a control trigger a segue, with themselves as senders",
        arguments: [
            "item", "recognizer", "control",
        ])
    func triggers(kind: String) throws {
        let show = S.segue("show", to: "b")
        let scene =
            switch kind {
            case "item":
                Self.scene(
                    items:
                        "<barButtonItem key=\"rightBarButtonItem\" title=\"Next\" id=\"bi\"><connections>\(show)</connections></barButtonItem>"
                )
            case "recognizer":
                Self.scene(
                    subviews: """
                        <view contentMode="scaleToFill" id="door"><rect key="frame" x="0.0" y="200" width="100" height="100"/>
                        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/></connections></view>
                        """,
                    dock: "<tapGestureRecognizer id=\"tap\"><connections>\(show)</connections></tapGestureRecognizer>")
            default:
                Self.scene(
                    subviews: """
                        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="bu">
                        <rect key="frame" x="0.0" y="200" width="100" height="44"/><state key="normal" title="Go"/>
                        <connections>\(show)</connections></button>
                        """)
            }
        let app = try S(Self.navigation + scene + S.page("b"), initial: "nav")
        let navigation = try #require(try app.start() as? UINavigationController)
        let a = try #require(navigation.topViewController as? LedgerController)
        var source: UIViewController?
        a.prepares = { source = $0.source }
        let calls = app.stage.calls(wait: 1) {
            if kind == "item" { app.stage.person.tap(365, 47 + 22) } else { app.stage.person.tap(50, 220) }
        }
        #expect(calls.prefix(2) == ["a should go", "a prepare go"] && source === a, "\(calls)")
        #expect(navigation.topViewController?.title == "b" && app.stage.messages == [])
    }

    private final class Counted: LedgerController {
        static var alive = 0
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            Counted.alive += 1
        }
        deinit { MainActor.assumeIsolated { Counted.alive -= 1 } }
    }

    @Test("what many segues have pushed and presented is gone")
    func memory() throws {
        for (kind, more) in [
            ("show", ""), ("presentation", ""), ("popoverPresentation", "popoverAnchorView=\"buttona\""),
        ] {
            Counted.alive = 0
            let app = try S(
                Self.navigation + S.page("a", segues: S.segue(kind, to: "b", more))
                    + S.page("b", customClass: "Counted"),
                initial: "nav", classes: ["Counted": Counted.self])
            let navigation = try #require(try app.start() as? UINavigationController)
            for round in 0..<20 {
                _ = app.stage.calls(wait: 1) { app.tap() }
                #expect(Counted.alive == 1, "\(kind) \(round)")
                _ = app.stage.calls(wait: 1) {
                    if kind == "show" {
                        navigation.popViewController(animated: true)
                    } else {
                        navigation.dismiss(animated: true)
                    }
                }
                #expect(Counted.alive == 0, "\(kind) \(round)")
            }
        }
    }

    @Test("pages are turned in the order of UIKit")
    func pages() {
        let stage = Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        let pages = stage.person.make {
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
        pages.setViewControllers([a], direction: .forward, animated: false)
        stage.show(pages)
        stage.ignored = ["oad", "Move"]
        var finished: Bool?
        let calls = stage.calls(wait: 1) {
            pages.setViewControllers([b], direction: .forward, animated: true) { finished = $0 }
        }
        #expect(
            calls == [
                "b willAppear animated", "a willDisappear animated", "b isAppearing", "...", "b didAppear",
                "a didDisappear",
            ])
        #expect(finished == true && a.parent == nil && b.view.frame == pages.view.bounds)
    }

    @MainActor
    private final class TabDelegate: UITabBarControllerDelegate {
        var log: [String] = []
        func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
            log.append("should \(page.title ?? "")")
            return page.title != "c"
        }
        func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
            log.append("did \(page.title ?? "")")
        }
    }

    @Test("a tap on a tab asks the delegate and selects; a second one goes back to the root of its stack")
    func tabs() {
        let stage = Stage()
        let stack = stage.navigation(stage.page("root"))
        stack.title = "stack"
        let (b, c) = (stage.page("b"), stage.page("c"))
        let tabs = stage.person.make { UITabBarController(nibName: nil, bundle: nil) }
        let delegate = TabDelegate()
        tabs.viewControllers = [stack, b, c]
        tabs.delegate = delegate
        stage.show(tabs)
        stage.ignored = ["oad", "Move"]
        #expect(
            stage.calls { stage.person.tap(195, 780) } == [
                "b willAppear", "root willDisappear", "b isAppearing", "root didDisappear", "b didAppear",
            ])
        stage.person.tap(330, 780)
        #expect(tabs.selectedViewController === b)
        stage.person.tap(60, 780)
        stage.person.environment.perform { stack.pushViewController(stage.page("upper"), animated: false) }
        stage.person.tap(60, 780)
        stage.wait(1)
        #expect(stack.viewControllers.count == 1 && tabs.selectedIndex == 0)
        #expect(
            delegate.log == ["should b", "did b", "should c", "should stack", "did stack", "should stack", "did stack"])
    }
}
