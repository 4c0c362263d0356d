import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Recognizers find gestures in touches.
@MainActor
@Suite struct GestureTests {
    let person = Person()
    private let box = CGRect(x: 0, y: 0, width: 300, height: 300)

    private func add<Recognizer: UIGestureRecognizer>(
        _ new: @autoclosure () -> Recognizer, _ name: String, to view: UIView, _ change: (Recognizer) -> Void = { _ in }
    ) -> Recognizer {
        let recognizer = person.make(new).noting(name, person)
        change(recognizer)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: Taps

    @Test("A tap is recognized when the finger leaves, and the view loses the touch")
    func tap() {
        let view = person.view("view", box)
        let tap = add(UITapGestureRecognizer(), "tap", to: view)
        #expect(person.calls { person.tap(10, 20) } == ["view began", "tap ended", "view cancelled"])
        #expect(tap.state == .possible && tap.location(in: view) == CGPoint(x: 10, y: 20))
        #expect(tap.numberOfTouches == 1)
    }

    @Test("A finger that stays or goes too far does not tap")
    func noTap() {
        let view = person.view("view", box)
        _ = add(UITapGestureRecognizer(), "tap", to: view)
        let stays = person.calls {
            person.down(10, 10)
            person.wait(1)
            person.up(10, 10)
        }
        #expect(stays == ["view began", "view ended"])
        let goes = person.calls {
            person.down(10, 10)
            person.move(10, 80)
            person.up(10, 10)
        }
        #expect(goes == ["view began", "view moved", "view ended"])
    }

    @Test("A tap that leaves touches to the view does not cancel them")
    func touchesStay() {
        let view = person.view("view", box)
        _ = add(UITapGestureRecognizer(), "tap", to: view) { $0.cancelsTouchesInView = false }
        #expect(person.calls { person.tap(10, 20) } == ["view began", "tap ended", "view ended"])
    }

    @Test("Two fingers tap together, one does not")
    func twoFingers() {
        let view = person.view("view", box)
        _ = add(UITapGestureRecognizer(), "tap", to: view) { $0.numberOfTouchesRequired = 2 }
        let calls = person.calls {
            person.together(.began, [(10, 10), (60, 10)])
            person.together(.ended, [(10, 10), (60, 10)])
        }
        #expect(calls == ["view began", "tap ended", "view cancelled"])
        #expect(person.calls { person.tap(10, 20) } == ["view began", "view ended"])
    }

    @Test("Of a single and a double tap, the first is a single tap and the second a double tap")
    func singleAndDouble() {
        let view = person.view("view", box)
        _ = add(UITapGestureRecognizer(), "single", to: view)
        _ = add(UITapGestureRecognizer(), "double", to: view) { $0.numberOfTapsRequired = 2 }
        let calls = person.calls {
            person.tap(10, 20)
            person.wait(0.1)
            person.tap(10, 20)
        }
        #expect(calls.filter { !$0.hasPrefix("view") } == ["single ended", "double ended"])
    }

    @Test("A single tap that requires the double tap to fail waits for it")
    func requiredFailure() {
        let view = person.view("view", box)
        let single = add(UITapGestureRecognizer(), "single", to: view)
        let double = add(UITapGestureRecognizer(), "double", to: view) { $0.numberOfTapsRequired = 2 }
        single.require(toFail: double)
        func gestures(_ body: () -> Void) -> [String] { person.calls(body).filter { !$0.hasPrefix("view") } }
        #expect(gestures { person.tap(10, 20) } == [])
        #expect(gestures { person.wait(0.3) } == [])
        #expect(gestures { person.wait(0.1) } == ["single ended"])
        let two = gestures {
            person.tap(10, 20)
            person.wait(0.1)
            person.tap(10, 20)
            person.wait(1)
        }
        #expect(two == ["double ended"])
    }

    @Test("While a double tap is possible the end of the touch is delayed, unless it should not be")
    func delayedEnd() {
        let view = person.view("view", box)
        let double = add(UITapGestureRecognizer(), "double", to: view) { $0.numberOfTapsRequired = 2 }
        #expect(person.calls { person.tap(10, 20) } == ["view began"])
        #expect(person.calls { person.wait(0.5) } == ["view ended"])
        double.delaysTouchesEnded = false
        #expect(person.calls { person.tap(10, 20) } == ["view began", "view ended"])
    }

    @Test("The beginning of a touch is delayed until the recognizer fails, and never told if it recognizes")
    func delayedBeginning() {
        let view = person.view("view", box)
        _ = add(UITapGestureRecognizer(), "tap", to: view) { $0.delaysTouchesBegan = true }
        #expect(person.calls { person.tap(10, 20) } == ["tap ended"])
        let calls = person.calls {
            person.down(10, 10)
            person.move(10, 12)
            person.record("long")
            person.wait(1)
            person.up(10, 12)
        }
        #expect(calls == ["long", "view began", "view ended"])
    }

    // MARK: Presses

    @Test("A long press begins after its time, changes with the finger, and ends with it")
    func longPress() {
        let view = person.view("view", box)
        _ = add(UILongPressGestureRecognizer(), "press", to: view)
        let calls = person.calls {
            person.down(10, 10)
            person.wait(0.49)
            person.record("soon")
            person.wait(0.02)
            person.move(40, 40)
            person.up(40, 40)
        }
        #expect(
            calls == ["view began", "soon", "press began", "view cancelled", "press changed", "press ended"])
    }

    @Test("A finger that leaves early or moves too far does not press")
    func noPress() {
        let view = person.view("view", box)
        let press = add(UILongPressGestureRecognizer(), "press", to: view)
        #expect(person.calls { person.tap(10, 10) } == ["view began", "view ended"])
        let far = person.calls {
            person.down(10, 10)
            person.move(10, 21)
            person.wait(1)
            person.up(10, 21)
        }
        #expect(far == ["view began", "view moved", "view ended"])
        press.numberOfTapsRequired = 1
        let afterTap = person.calls {
            person.tap(10, 10)
            person.wait(0.1)
            person.down(10, 10)
            person.wait(0.6)
            person.up(10, 10)
        }
        #expect(afterTap.filter { $0.hasPrefix("press") } == ["press began", "press ended"])
    }

    @Test("A press without a minimum begins at once")
    func immediatePress() {
        let view = person.view("view", box)
        _ = add(UILongPressGestureRecognizer(), "press", to: view) { $0.minimumPressDuration = 0 }
        #expect(person.calls { person.down(10, 10) } == ["press began"])
        #expect(person.calls { person.cancel() } == ["press cancelled"])
    }

    // MARK: Movement

    @Test("A pan begins after ten points and knows its translation and velocity")
    func pan() {
        let view = person.view("view", box)
        let pan = add(UIPanGestureRecognizer(), "pan", to: view)
        var translations: [CGPoint] = []
        pan.addHandler { [unowned pan] _ in translations.append(pan.translation(in: view)) }
        let calls = person.calls {
            person.down(100, 100)
            for x in [106.0, 112, 118] {
                person.wait(0.01)
                person.move(x, 100)
            }
        }
        #expect(calls == ["view began", "view moved", "pan began", "view cancelled", "pan changed"])
        #expect(translations == [CGPoint(x: 12, y: 0), CGPoint(x: 18, y: 0)])
        #expect(abs(pan.velocity(in: view).x - 600) < 1 && pan.velocity(in: view).y == 0)
        pan.setTranslation(.zero, in: view)
        #expect(pan.velocity(in: view) == .zero)
        person.move(120, 103)
        #expect(translations.last == CGPoint(x: 2, y: 3))
        #expect(person.calls { person.up(120, 103) } == ["pan ended"])
        #expect(pan.state == .possible)
    }

    @Test("The translation is in the coordinates of the view that asks")
    func panInScaledView() {
        let view = person.view("view", box)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = add(UIPanGestureRecognizer(), "pan", to: view)
        person.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 40, dy: 0), lifting: false)
        #expect(abs(pan.translation(in: view).x - 20) < 0.001)
        #expect(abs(pan.translation(in: nil).x - 40) < 0.001)
        pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
        #expect(abs(pan.translation(in: nil).x - 10) < 0.001)
    }

    @Test("A pan has as many fingers as it wants, and a finger that comes later does not move it")
    func panFingers() {
        let view = person.view("view", box)
        let pan = add(UIPanGestureRecognizer(), "pan", to: view) { $0.minimumNumberOfTouches = 2 }
        #expect(
            person.calls { person.drag(from: CGPoint(x: 9, y: 9), by: CGVector(dx: 90, dy: 0)) }
                .filter { $0.hasPrefix("pan") } == [])
        pan.minimumNumberOfTouches = 1
        pan.maximumNumberOfTouches = 2
        person.drag(from: CGPoint(x: 9, y: 9), by: CGVector(dx: 90, dy: 0), lifting: false)
        person.down(200, 200, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 90, y: 0) && pan.numberOfTouches == 2)
        person.up(200, 200, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 90, y: 0) && pan.state == .changed)
        #expect(person.calls { person.together(.began, [(0, 0), (50, 50), (60, 60)]) }.contains("pan ended") == false)
    }

    @Test("A swipe is quick and goes its way")
    func swipe() {
        let view = person.view("view", box)
        let swipe = add(UISwipeGestureRecognizer(), "swipe", to: view)
        func swipes(_ dx: CGFloat, _ dy: CGFloat, steps: Int = 10) -> Bool {
            person.calls {
                person.drag(from: CGPoint(x: 150, y: 150), by: CGVector(dx: dx, dy: dy), steps: steps)
            }.contains("swipe ended")
        }
        #expect(swipes(100, 10) && !swipes(-100, 10) && !swipes(10, 100) && !swipes(40, 0))
        #expect(!swipes(100, 0, steps: 110), "too slow")
        swipe.direction = [.up, .down]
        #expect(swipes(0, 100) && swipes(5, -100) && !swipes(100, 0))
        swipe.numberOfTouchesRequired = 2
        #expect(!swipes(0, 100))
    }

    @Test("A pinch knows its scale and velocity")
    func pinch() {
        let view = person.view("view", box)
        let pinch = add(UIPinchGestureRecognizer(), "pinch", to: view)
        let calls = person.calls {
            person.together(.began, [(100, 100), (200, 100)])
            person.wait(0.1)
            person.together(.moved, [(75, 100), (225, 100)])
            person.wait(0.1)
            person.together(.moved, [(50, 100), (250, 100)])
        }
        #expect(calls == ["view began", "pinch began", "view cancelled", "pinch changed"])
        #expect(pinch.scale == 2 && abs(pinch.velocity - 5) < 0.001)
        #expect(pinch.location(in: view) == CGPoint(x: 150, y: 100))
        #expect(pinch.location(ofTouch: 1, in: view) == CGPoint(x: 250, y: 100))
        pinch.scale = 1
        person.together(.moved, [(100, 100), (200, 100)])
        #expect(pinch.scale == 0.5)
        #expect(person.calls { person.up(100, 100) } == ["pinch ended"])
    }

    @Test("A rotation adds up beyond a half turn")
    func rotation() {
        let view = person.view("view", box)
        let rotation = add(UIRotationGestureRecognizer(), "rotation", to: view)
        person.together(.began, [(150, 150), (250, 150)])
        for step in 1...30 {
            let angle = CGFloat(step) / 30 * 1.5 * .pi
            person.move(150 + 100 * cos(angle), 150 + 100 * sin(angle), finger: 1)
        }
        #expect(abs(rotation.rotation - 1.5 * .pi) < 0.001 && rotation.state == .changed)
    }

    @Test("A pan from the edge begins at the edge only, and inward")
    func screenEdge() {
        let view = person.view("view", CGRect(x: 0, y: 0, width: 390, height: 844))
        _ = add(UIScreenEdgePanGestureRecognizer(), "edge", to: view) { $0.edges = .left }
        func begins(_ x: CGFloat, _ path: CGVector) -> Bool {
            person.calls { person.drag(from: CGPoint(x: x, y: 400), by: path) }.contains("edge began")
        }
        #expect(begins(5, CGVector(dx: 100, dy: 10)))
        #expect(!begins(60, CGVector(dx: 100, dy: 0)) && !begins(5, CGVector(dx: 5, dy: 100)))
        #expect(!begins(385, CGVector(dx: -100, dy: 0)))
    }

    @Test("A pointer hovers over a view until it leaves it")
    func hover() {
        let view = person.view("view", box)
        let hover = add(UIHoverGestureRecognizer(), "hover", to: view)
        let calls = person.calls {
            person.send(.hover(CGPoint(x: 10, y: 10)))
            person.send(.hover(CGPoint(x: 20, y: 10)))
            #expect(hover.location(in: view) == CGPoint(x: 20, y: 10))
            person.send(.hover(CGPoint(x: 350, y: 10)))
            person.send(.hover(CGPoint(x: 10, y: 10)))
            person.send(.hover(nil))
        }
        #expect(calls == ["hover began", "hover changed", "hover ended", "hover began", "hover ended"])
    }
}
