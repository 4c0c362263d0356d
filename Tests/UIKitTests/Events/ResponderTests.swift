import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The first responder, keys, motion and actions.
@MainActor
@Suite struct ResponderTests {
    let person = Person()

    private final class Willing: UIView, UIKeyInput {
        weak var person: Person?
        var mayResign = true
        var text = ""
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
        override func becomeFirstResponder() -> Bool {
            person?.record("become \(tag)")
            return super.becomeFirstResponder()
        }
        override func resignFirstResponder() -> Bool {
            person?.record("resign \(tag)")
            return super.resignFirstResponder()
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            person?.record("press \(presses.first?.key?.characters ?? "")")
            super.pressesBegan(presses, with: event)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { person?.record("release") }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { person?.record("motion") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake, event?.subtype == .motionShake { person?.record("shaken") }
        }
        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers + .action("paste:") { (_: Willing, _, _) in }
        }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { _ = text.popLast() }
    }

    private func view(_ tag: Int) -> Willing {
        let view = person.make { Willing(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
        (view.person, view.tag) = (person, tag)
        person.window.addSubview(view)
        return view
    }

    @Test("There is one first responder; the old one resigns for the new one")
    func firstResponder() {
        let (one, two) = (view(1), view(2))
        let calls = person.calls {
            #expect(one.becomeFirstResponder() && one.isFirstResponder)
            #expect(two.becomeFirstResponder() && two.isFirstResponder && !one.isFirstResponder)
            #expect(two.resignFirstResponder() && !two.isFirstResponder)
        }
        #expect(calls == ["become 1", "become 2", "resign 1", "resign 2"])
    }

    @Test("Who may not resign stays, unless editing is ended by force")
    func refusal() {
        let (one, two) = (view(1), view(2))
        _ = one.becomeFirstResponder()
        one.mayResign = false
        #expect(!two.becomeFirstResponder() && one.isFirstResponder && !one.resignFirstResponder())
        #expect(!person.window.endEditing(false) && one.isFirstResponder)
        #expect(person.window.endEditing(true) && !one.isFirstResponder)
    }

    @Test("A view outside of a window, or one that does not want to, does not become first responder")
    func unwilling() {
        #expect(!UIView().becomeFirstResponder())
        let plain = person.view("plain", .zero)
        #expect(!plain.becomeFirstResponder())
        let one = view(1)
        one.removeFromSuperview()
        #expect(!one.becomeFirstResponder())
    }

    @Test("A first responder that leaves the window is none any more")
    func leaving() {
        let one = view(1)
        let parent = person.view("parent", .zero)
        parent.addSubview(one)
        _ = one.becomeFirstResponder()
        #expect(person.calls { parent.removeFromSuperview() } == ["resign 1"])
        #expect(person.window.firstResponder == nil && !one.isFirstResponder)
    }

    @Test("Keys, text and shaking go to the first responder")
    func input() {
        let one = view(1)
        let key = UIKey(.keyboardA, characters: "a")
        person.send(.keyDown(key))
        person.send(.text("x"))
        #expect(person.ledger == [] && one.text.isEmpty, "there is no first responder yet")
        person.send(.keyUp(key))
        _ = one.becomeFirstResponder()
        let calls = person.calls {
            person.send(.keyDown(key))
            person.send(.keyUp(key))
            person.send(.keyUp(key))
            person.send(.text("hello"))
            person.send(.deleteBackward)
            person.send(.shake)
        }
        #expect(calls == ["press a", "release", "motion", "shaken"])
        #expect(one.text == "hell")
    }

    @Test("Actions are performed by those of the chain that have them")
    func actions() {
        let one = view(1)
        let child = person.view("child", .zero, in: one)
        #expect(one.canPerformAction("paste:", withSender: nil) && !child.canPerformAction("paste:", withSender: nil))
        #expect(child.target(forAction: "paste:", withSender: nil) as AnyObject? === one)
        #expect(child.target(forAction: "copy:", withSender: nil) == nil)
    }

    @Test("One window is the key window")
    func keyWindow() {
        let other = person.make { UIWindow(frame: .zero) }
        #expect(person.window.isKeyWindow && person.environment.application.keyWindow === person.window)
        other.makeKey()
        #expect(other.isKeyWindow && !person.window.isKeyWindow)
        #expect(person.environment.application.windows.contains { $0 === other })
    }

    @Test("An app may look at each event before its window delivers it")
    func sendEvent() {
        final class Watching: UIWindow {
            var seen: [UIEvent.EventType] = []
            var passesOn = true
            override func sendEvent(_ event: UIEvent) {
                seen.append(event.type)
                if passesOn { super.sendEvent(event) }
            }
        }
        let window = person.make { Watching(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        let view = person.view("view", CGRect(x: 0, y: 0, width: 50, height: 50), in: window)
        #expect(person.calls { person.tap(5, 5) } == ["view began", "view ended"])
        window.passesOn = false
        #expect(person.calls { person.tap(5, 5) } == [])
        #expect(window.seen == [.touches, .touches, .touches, .touches] && view.window === window)
    }
}
