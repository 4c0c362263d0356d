import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Controllers that appear and disappear")
struct AppearanceFlowTests {
    @Test("a root appears when its window does")
    func root() {
        let stage = Stage()
        let root = stage.page("a")
        #expect(
            stage.calls { stage.show(root) } == [
                "a loadView", "a viewDidLoad", "a willAppear", "a isAppearing", "a didAppear",
            ])
        #expect(stage.calls { stage.window.isHidden = true } == ["a willDisappear", "a didDisappear"])
        #expect(
            stage.calls { stage.window.isHidden = false } == ["a willAppear", "a isAppearing", "a didAppear"])
        #expect(
            stage.calls { stage.show(stage.page("b")) }.filter { $0.hasPrefix("a ") } == [
                "a willDisappear", "a didDisappear",
            ])
    }

    @Test("a child that an app adds appears with the parent's view, and in it")
    func child() {
        let stage = Stage()
        let (parent, child) = (stage.page("parent"), stage.page("child"))
        stage.show(parent)
        let added = stage.calls {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        #expect(
            added == [
                "child willMove in", "child loadView", "child viewDidLoad", "child willAppear", "child isAppearing",
                "child didAppear", "child didMove in",
            ])
        #expect(
            stage.calls { stage.window.isHidden = true } == [
                "parent willDisappear", "child willDisappear", "child didDisappear", "parent didDisappear",
            ])
        stage.window.isHidden = false
        let removed = stage.calls {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(removed == ["child willMove out", "child willDisappear", "child didDisappear", "child didMove out"])
    }

    private final class Manual: LedgerController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("a container that forwards appearance itself is asked to do it in pairs")
    func manualForwarding() {
        let stage = Stage()
        let parent = stage.person.make { Manual(nibName: nil, bundle: nil) }
        (parent.name, parent.stage) = ("parent", stage)
        stage.show(parent)
        let child = stage.page("child")
        stage.ignored = ["Move", "oad"]
        parent.addChild(child)
        #expect(stage.calls { parent.view.addSubview(child.view) } == [])
        let shown = stage.calls {
            child.beginAppearanceTransition(true, animated: true)
            child.endAppearanceTransition()
        }
        #expect(shown == ["child willAppear animated", "child isAppearing", "child didAppear"])
        #expect(stage.messages == [])
        #expect(stage.calls { child.endAppearanceTransition() } == [])
        #expect(stage.messages.count == 1)
        #expect(
            stage.messages[0].hasPrefix("Unbalanced calls to begin/end appearance transitions for <LedgerController"))
    }

    @Test("transition(from:to:) exchanges children with an animation")
    func exchange() {
        let stage = Stage()
        let (parent, one, two) = (stage.page("parent"), stage.page("one"), stage.page("two"))
        stage.show(parent)
        parent.addChild(one)
        parent.view.addSubview(one.view)
        parent.addChild(two)
        var finished: Bool?
        stage.ignored = ["oad", "Move"]
        let calls = stage.calls(wait: 1) {
            parent.transition(from: one, to: two, duration: 0.5, animations: { two.view.alpha = 0.5 }) { finished = $0 }
        }
        #expect(
            calls == [
                "one willDisappear animated", "two willAppear animated", "two isAppearing", "...",
                "one didDisappear", "two didAppear",
            ])
        #expect(finished == true && one.view.superview == nil && two.view.superview === parent.view)
        _ = stage.calls { stage.page("x").transition(from: one, to: two, duration: 0, animations: nil) }
        #expect(stage.messages.last?.contains("must have a common parent") == true)
    }
}
