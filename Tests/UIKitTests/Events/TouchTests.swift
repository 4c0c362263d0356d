import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Touches reach the views below the fingers.
@MainActor
@Suite struct TouchTests {
    let person = Person()
    private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("A touch belongs to the view in which it began, wherever it goes")
    func oneTouch() {
        let (left, right) = (person.view("left", box), person.view("right", box.offsetBy(dx: 100, dy: 0)))
        let calls = person.calls {
            person.down(10, 20)
            person.wait(0.5)
            person.move(150, 20)
            person.up(150, 20)
        }
        #expect(calls == ["left began", "left moved", "left ended"])
        let touch = left.lastTouches.first
        #expect(touch?.view === left && touch?.window === person.window && touch?.phase == .ended)
        #expect(touch?.location(in: right) == CGPoint(x: 50, y: 20))
        #expect(touch?.timestamp == 0.5 && touch?.tapCount == 1)
    }

    @Test("A touch knows where it was before")
    func previousLocation() {
        let view = person.view("view", box.offsetBy(dx: 30, dy: 40))
        person.down(40, 50)
        person.move(45, 58)
        #expect(view.lastTouches.first?.previousLocation(in: view) == CGPoint(x: 10, y: 10))
        #expect(view.lastTouches.first?.location(in: view) == CGPoint(x: 15, y: 18))
        #expect(view.lastTouches.first?.location(in: nil) == CGPoint(x: 45, y: 58))
    }

    @Test("The frontmost view takes the touch, unless it is hidden, transparent, deaf, or the point is outside of it")
    func hitTesting() {
        let back = person.view("back", box)
        let front = person.view("front", box)
        func hit() -> UIView? { person.window.hitTest(CGPoint(x: 50, y: 50), with: nil) }
        #expect(hit() === front)
        front.isHidden = true
        #expect(hit() === back)
        (front.isHidden, front.alpha) = (false, 0.009)
        #expect(hit() === back)
        front.alpha = 0.01
        #expect(hit() === front)
        front.isUserInteractionEnabled = false
        #expect(hit() === back)
        front.isUserInteractionEnabled = true
        front.frame.origin.x = 60
        #expect(hit() === back)
    }

    @Test("What is outside of its superview is not touched, whether the superview clips or not")
    func outside() {
        let parent = person.view("parent", box)
        let child = person.view("child", CGRect(x: 50, y: 50, width: 100, height: 100), in: parent)
        #expect(person.window.hitTest(CGPoint(x: 80, y: 80), with: nil) === child)
        #expect(person.window.hitTest(CGPoint(x: 120, y: 120), with: nil) === person.window)
    }

    @Test("A rotated view is touched where it is seen")
    func transforms() {
        let view = person.view("view", CGRect(x: 100, y: 100, width: 100, height: 10))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(person.window.hitTest(CGPoint(x: 150, y: 70), with: nil) === view)
        #expect(person.window.hitTest(CGPoint(x: 110, y: 105), with: nil) === person.window)
    }

    @Test("The window in front is asked first")
    func windows() {
        let front = person.make { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100)) }
        front.windowLevel = .statusBar + 1001 - 1
        #expect(front.windowLevel == .alert && front.windowLevel - 1 < .alert)
        let above = person.make { NotingView("above", person, box) }
        front.addSubview(above)
        _ = person.view("below", CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(person.calls { person.tap(5, 5) } == ["above began", "above ended"])
        #expect(person.calls { person.tap(5, 500) } == ["below began", "below ended"])
    }

    @Test("A view has one touch at a time unless it is made for several")
    func severalTouches() {
        let view = person.view("view", box)
        #expect(person.calls { person.together(.began, [(10, 10), (20, 20)]) } == ["view began"])
        #expect(person.calls { person.together(.ended, [(10, 10), (20, 20)]) } == ["view ended"])
        view.isMultipleTouchEnabled = true
        #expect(person.calls { person.together(.began, [(10, 10), (20, 20)]) } == ["view began 2"])
        #expect(person.calls { person.move(12, 12, finger: 1) } == ["view moved"])
        #expect(person.calls { person.together(.ended, [(10, 10), (20, 20)]) } == ["view ended 2"])
    }

    @Test("An exclusive view is touched alone")
    func exclusiveTouch() {
        let (alone, other) = (person.view("alone", box), person.view("other", box.offsetBy(dx: 100, dy: 0)))
        alone.isExclusiveTouch = true
        let calls = person.calls {
            person.down(10, 10)
            person.down(110, 10, finger: 1)
            person.up(110, 10, finger: 1)
            person.up(10, 10)
            person.down(110, 10, finger: 1)
            person.down(10, 10)
        }
        #expect(calls == ["alone began", "alone ended", "other began"])
        #expect(other.lastTouches.count == 1)
    }

    @Test("Taps in quick succession at one place are counted")
    func tapCount() {
        let view = person.view("view", box)
        var counts: [Int?] = []
        for (x, pause) in [(10.0, 0.1), (12, 0.1), (90, 0.1), (90, 1), (90, 0)] {
            person.tap(x, 10)
            counts.append(view.lastTouches.first?.tapCount)
            person.wait(pause)
        }
        #expect(counts == [1, 2, 1, 2, 1])
    }

    @Test("An event knows all touches, and those of a window, of a view and of a recognizer")
    func eventTouches() throws {
        final class Asking: UIView {
            var event: UIEvent?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
        }
        let view = person.make { Asking(frame: box) }
        person.window.addSubview(view)
        let recognizer = person.make { UITapGestureRecognizer() }
        view.addGestureRecognizer(recognizer)
        person.down(300, 300, finger: 1)
        person.down(10, 10)
        let event = try #require(view.event)
        #expect(event.type == .touches && event.allTouches?.count == 2)
        #expect(event.touches(for: view)?.count == 1 && event.touches(for: person.window)?.count == 2)
        #expect(event.touches(for: recognizer) == event.touches(for: view))
        #expect(event.touches(for: UIView()) == nil)
    }

    @Test("What a view does not handle goes up the chain: superview, controller, window, app")
    func responderChain() {
        final class Controller: UIViewController {
            weak var person: Person?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                person?.record("controller")
                super.touchesBegan(touches, with: event)
            }
        }
        let controller = person.make { Controller() }
        controller.person = person
        person.window.rootViewController = controller
        person.window.layoutIfNeeded()
        #expect(person.calls { person.down(10, 10) } == ["controller"])
        var chain: [UIResponder] = []
        var next: UIResponder? = controller.view
        while let responder = next {
            chain.append(responder)
            next = responder.next
        }
        let expected: [UIResponder] = [controller.view, controller, person.window, person.environment.application]
        #expect(chain == expected)
    }

    @Test("A view that is removed during its touch is told once that it is cancelled")
    func removal() {
        let view = person.view("view", box)
        let calls = person.calls {
            person.down(10, 10)
            view.removeFromSuperview()
            person.move(20, 20)
            person.up(20, 20)
        }
        #expect(calls == ["view began", "view cancelled"])
    }

    @Test("Points that are not numbers and fingers that never came are ignored; a lost finger is cancelled")
    func faults() {
        _ = person.view("view", box)
        let calls = person.calls {
            person.down(.nan, 10)
            person.move(10, .infinity)
            person.up(10, 10)
            person.down(10, 10)
            person.move(.nan, .nan)
            person.down(30, 30)
            person.up(.nan, 30)
            person.cancel()
        }
        #expect(calls == ["view began", "view cancelled", "view began", "view ended"])
    }

    @Test("While interaction is ignored no touch begins")
    func ignoring() {
        _ = person.view("view", box)
        let application = person.environment.application
        application.beginIgnoringInteractionEvents()
        #expect(person.calls { person.tap(5, 5) } == [])
        application.endIgnoringInteractionEvents()
        #expect(person.calls { person.tap(5, 5) } == ["view began", "view ended"])
    }

    @Test("After an event the windows are laid out")
    func layout() {
        final class Growing: UIView {
            var passes = 0
            override func layoutSubviews() { passes += 1 }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { setNeedsLayout() }
        }
        let view = person.make { Growing(frame: box) }
        person.window.addSubview(view)
        person.window.layoutIfNeeded()
        let before = view.passes
        person.down(10, 10)
        #expect(view.passes == before + 1)
    }
}
