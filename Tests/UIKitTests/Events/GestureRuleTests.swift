import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Recognizers work together, wait for each other, and exclude each other.
@MainActor
@Suite struct GestureRuleTests {
    let person = Person()
    private let box = CGRect(x: 0, y: 0, width: 300, height: 300)

    /// Notes all that is called, and takes its states from the test.
    private final class Custom: UIGestureRecognizer {
        unowned let person: Person
        let label: String
        var onBegan: State?
        var onMoved: State?
        var onEnded: State?

        init(_ label: String, _ person: Person, on view: UIView) {
            (self.label, self.person) = (label, person)
            super.init()
            addHandler { [unowned self] _ in person.record("\(label) \(state)") }
            view.addGestureRecognizer(self)
        }
        required init?(coder: NSCoder) { nil }

        private func handle(_ call: String, _ wanted: State?) {
            person.record("\(label) touches\(call)")
            if let wanted { state = wanted }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { handle("Began", onBegan) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { handle("Moved", onMoved) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { handle("Ended", onEnded) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { handle("Cancelled", .cancelled) }
        override func reset() { person.record("\(label) reset") }
    }

    private func custom(_ label: String, on view: UIView, _ change: (Custom) -> Void = { _ in }) -> Custom {
        let recognizer = person.make { Custom(label, person, on: view) }
        change(recognizer)
        return recognizer
    }

    /// Answers what the test wants, and notes what it is asked.
    private final class Delegate: UIGestureRecognizerDelegate {
        var begins = true
        var simultaneous = false
        var waits = false
        var isAwaited = false
        var receives = true
        var asked: [String] = []

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked.append("begin")
            return begins
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { simultaneous }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { waits }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { isAwaited }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            asked.append("touch")
            return receives
        }
    }

    @Test("A recognizer of the app's own goes through its states, and is reset at the end")
    func states() {
        let view = person.view("view", box)
        let own = custom("own", on: view) { ($0.onBegan, $0.onMoved, $0.onEnded) = (.began, .changed, .ended) }
        let calls = person.calls {
            person.down(10, 10)
            person.move(20, 20)
            person.up(20, 20)
        }
        #expect(
            calls == [
                "own touchesBegan", "own began", "own touchesMoved", "own changed", "own touchesEnded", "own ended",
                "own reset",
            ])
        #expect(own.state == .possible)
    }

    @Test("A recognizer that has failed receives nothing until all fingers have left")
    func failed() {
        let view = person.view("view", box)
        let own = custom("own", on: view) { $0.onBegan = .failed }
        let calls = person.calls {
            person.down(10, 10)
            #expect(own.state == .failed)
            person.down(20, 20, finger: 1)
            person.move(30, 30)
            person.up(30, 30)
            person.up(20, 20, finger: 1)
        }
        #expect(calls.filter { $0.hasPrefix("own") } == ["own touchesBegan", "own reset"])
        #expect(own.state == .possible)
    }

    @Test("Of two recognizers on the way of a touch, the view's own comes first and prevents that of the superview")
    func prevention() {
        let parent = person.view("parent", box)
        let child = person.view("child", box, in: parent)
        _ = custom("parent", on: parent) { $0.onBegan = .began }
        _ = custom("child", on: child) { $0.onBegan = .began }
        #expect(
            person.calls { person.down(10, 10) } == ["child touchesBegan", "child began", "parent touchesBegan"]
                || person.ledger == ["child touchesBegan", "child began"])
        #expect(!person.ledger.contains("parent began"))
    }

    @Test("A delegate lets two recognizers recognize at the same time, whichever of the two has it")
    func simultaneous() {
        for second in [false, true] {
            let person = Person()
            let view = person.view("view", box)
            let delegate = Delegate()
            delegate.simultaneous = true
            let one = person.make { Custom("one", person, on: view) }
            let two = person.make { Custom("two", person, on: view) }
            (one.onBegan, two.onBegan) = (.began, .began)
            (second ? two : one).delegate = delegate
            let calls = person.calls { person.down(10, 10) }
            #expect(calls.contains("one began") && calls.contains("two began"))
        }
    }

    @Test("Recognizers of fingers on different views don't concern each other")
    func separateTouches() {
        let left = person.view("left", box)
        let right = person.view("right", CGRect(x: 300, y: 0, width: 90, height: 90))
        _ = custom("left", on: left) { $0.onBegan = .began }
        _ = custom("right", on: right) { $0.onBegan = .began }
        let calls = person.calls {
            person.down(10, 10)
            person.down(310, 10, finger: 1)
        }
        #expect(calls.contains("left began") && calls.contains("right began"))
    }

    @Test("A recognizer may decline to prevent, or to be prevented")
    func canPrevent() {
        final class Modest: UITapGestureRecognizer {
            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
        }
        final class Stubborn: UITapGestureRecognizer {
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
        }
        func taps(_ make: () -> [UIGestureRecognizer]) -> [String] {
            let person = Person()
            let view = person.view("view", box)
            for (index, recognizer) in person.make(make).enumerated() {
                view.addGestureRecognizer(recognizer.noting("\(index)", person))
            }
            return person.calls { person.tap(10, 10) }.filter { !$0.hasPrefix("view") }
        }
        #expect(taps { [UITapGestureRecognizer(), UITapGestureRecognizer()] } == ["0 ended"])
        #expect(taps { [Modest(), UITapGestureRecognizer()] } == ["0 ended", "1 ended"])
        #expect(taps { [UITapGestureRecognizer(), Stubborn()] } == ["0 ended", "1 ended"])
    }

    @Test("The delegate is asked about each touch, and whether to begin")
    func delegate() {
        let view = person.view("view", box)
        let delegate = Delegate()
        let tap = person.make { UITapGestureRecognizer() }.noting("tap", person)
        tap.delegate = delegate
        view.addGestureRecognizer(tap)
        #expect(person.calls { person.tap(10, 10) }.contains("tap ended"))
        #expect(delegate.asked == ["touch", "begin"])
        delegate.begins = false
        #expect(person.calls { person.tap(10, 10) } == ["view began", "view ended"])
        delegate.receives = false
        delegate.asked = []
        #expect(person.calls { person.tap(10, 10) } == ["view began", "view ended"])
        #expect(delegate.asked == ["touch"])
    }

    @Test("A delegate makes a recognizer wait for another, from either side")
    func dynamicRequirements() {
        for isSecond in [false, true] {
            let person = Person()
            let view = person.view("view", box)
            let single = person.make { UITapGestureRecognizer() }.noting("single", person)
            let double = person.make { UITapGestureRecognizer() }.noting("double", person)
            double.numberOfTapsRequired = 2
            for recognizer in [single, double] { view.addGestureRecognizer(recognizer) }
            let delegate = Delegate()
            if isSecond {
                delegate.isAwaited = true
                double.delegate = delegate
            } else {
                delegate.waits = true
                single.delegate = delegate
            }
            #expect(!person.calls { person.tap(10, 10) }.contains("single ended"))
            #expect(person.calls { person.wait(0.5) }.contains("single ended"))
        }
    }

    @Test("A delegate's methods are found where a subclass adds them")
    func optionalMethods() {
        class Base: UIViewController, UIGestureRecognizerDelegate {}
        final class Derived: Base {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                touches += 1
                return true
            }
            var touches = 0
            override class var interfaceMembers: InterfaceMembers {
                let receives: @MainActor (Derived) -> @MainActor (UIGestureRecognizer, UITouch) -> Bool =
                    Derived.gestureRecognizer(_:shouldReceive:)
                return super.interfaceMembers
                    + .optional("gestureRecognizerShouldBegin(_:)", Derived.gestureRecognizerShouldBegin(_:))
                    + .optional("gestureRecognizer(_:shouldReceive:)", receives)
            }
        }
        let view = person.view("view", box)
        let delegate = person.make { Derived() }
        let tap = person.make { UITapGestureRecognizer() }.noting("tap", person)
        tap.delegate = delegate
        view.addGestureRecognizer(tap)
        #expect(person.calls { person.tap(10, 10) } == ["view began", "view ended"])
        #expect(delegate.touches == 1)
    }

    @Test("A pan that waits for a swipe begins when the swipe fails, and not at all when it doesn't")
    func panAfterSwipe() {
        let view = person.view("view", box)
        let swipe = person.make { UISwipeGestureRecognizer() }.noting("swipe", person)
        let pan = person.make { UIPanGestureRecognizer() }.noting("pan", person)
        for recognizer in [pan, swipe] { view.addGestureRecognizer(recognizer) }
        pan.require(toFail: swipe)
        func gestures(_ path: CGVector) -> Set<String> {
            let calls = person.calls { person.drag(from: CGPoint(x: 100, y: 100), by: path) }
            return Set(calls.filter { !$0.hasPrefix("view") })
        }
        #expect(gestures(CGVector(dx: 100, dy: 0)) == ["swipe ended"])
        #expect(gestures(CGVector(dx: -100, dy: 0)) == ["pan began", "pan changed", "pan ended"])
        #expect(
            gestures(CGVector(dx: 30, dy: 0)) == ["pan began", "pan changed", "pan ended"],
            "the swipe fails as the finger leaves")
    }

    @Test("A recognizer that is disabled during its gesture is cancelled, and takes no touches")
    func disabled() {
        let view = person.view("view", box)
        let pan = person.make { UIPanGestureRecognizer() }.noting("pan", person)
        view.addGestureRecognizer(pan)
        person.drag(from: .zero, by: CGVector(dx: 50, dy: 0), lifting: false)
        #expect(person.calls { pan.isEnabled = false } == ["pan cancelled"])
        pan.isEnabled = true
        #expect(person.calls { person.up(60, 0) } == [])
        pan.isEnabled = false
        let calls = person.calls { person.drag(from: .zero, by: CGVector(dx: 50, dy: 0), steps: 1) }
        #expect(calls == ["view began", "view moved", "view ended"])
    }

    @Test("A recognizer that is removed during its gesture, or whose view is, is cancelled once")
    func removed() {
        for removesView in [false, true] {
            let person = Person()
            let view = person.view("view", box)
            let pan = person.make { UIPanGestureRecognizer() }.noting("pan", person)
            view.addGestureRecognizer(pan)
            person.drag(from: .zero, by: CGVector(dx: 50, dy: 0), lifting: false)
            let calls = person.calls {
                if removesView { view.removeFromSuperview() } else { view.removeGestureRecognizer(pan) }
                person.move(80, 0)
                person.up(80, 0)
            }
            #expect(calls == ["pan cancelled"])
            #expect(pan.state == .possible && (pan.view == nil) == !removesView)
        }
    }

    @Test("A gesture ends in its own action as the action says")
    func cancelledByAction() {
        let view = person.view("view", box)
        let pan = person.make { UIPanGestureRecognizer() }
        var states: [UIGestureRecognizer.State] = []
        pan.addHandler { recognizer in
            states.append(recognizer.state)
            if recognizer.state == .changed { recognizer.state = .cancelled }
        }
        view.addGestureRecognizer(pan)
        person.drag(from: .zero, by: CGVector(dx: 100, dy: 0))
        #expect(states == [.began, .changed, .cancelled])
        #expect(pan.state == .possible)
    }

    @Test("Actions are called by their selectors, also without a target and until it is removed")
    func targets() {
        final class Target: UIViewController {
            var taps: [String] = []
            override class var interfaceMembers: InterfaceMembers {
                super.interfaceMembers
                    + .action("tapped:") { (owner: Target, sender, _) in owner.taps.append("\(sender is UIView)") }
                    + .action("tapped") { (owner: Target, _, _) in owner.taps.append("plain") }
            }
        }
        let target = person.make { Target() }
        let view = person.view("view", box)
        let tap = person.make { UITapGestureRecognizer(target: target, action: "tapped:") }
        tap.addTarget(target, action: "tapped")
        view.addGestureRecognizer(tap)
        person.tap(10, 10)
        #expect(target.taps == ["false", "plain"])
        tap.removeTarget(target, action: "tapped:")
        person.wait(1)
        person.tap(10, 10)
        #expect(target.taps == ["false", "plain", "plain"])
        tap.removeTarget(nil, action: nil)
        tap.addTarget(target, action: "missing:")
        person.wait(1)
        person.tap(10, 10)
        #expect(target.taps.count == 3)
        #expect(person.messages == ["-[Target missing:]: unrecognized selector sent to instance"])
    }

    @Test("A recognizer that is gone before its delayed action leaves no trace")
    func released() {
        let view = person.view("view", box)
        weak var gone: UIGestureRecognizer?
        person.make {
            let press = UILongPressGestureRecognizer()
            gone = press
            view.addGestureRecognizer(press)
            person.down(10, 10)
            view.removeGestureRecognizer(press)
        }
        person.up(10, 10)
        person.wait(1)
        #expect(gone == nil)
    }

    @Test("Seeded fingers that do anything bring nothing to a fall, and leave nothing behind")
    func randomFingers() {
        for seed in UInt64(1)...60 {
            var random = SeededNumbers(seed)
            let person = Person()
            let parent = person.view("parent", box)
            let child = person.view("child", CGRect(x: 50, y: 50, width: 200, height: 200), in: parent)
            child.isMultipleTouchEnabled = true
            let recognizers: [UIGestureRecognizer] = person.make {
                [
                    UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
                    UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
                ]
            }
            for (index, recognizer) in recognizers.enumerated() {
                (index % 2 == 0 ? parent : child).addGestureRecognizer(recognizer)
                recognizer.delaysTouchesBegan = random.next() % 2 == 0
                if random.next() % 3 == 0 { recognizer.require(toFail: recognizers[Int(random.next() % 6)]) }
            }
            for _ in 0..<200 {
                let point = CGPoint(x: Double(random.next() % 320), y: Double(random.next() % 320))
                let phases: [HostTouch.Phase] = [.began, .moved, .moved, .moved, .ended, .canceled]
                let phase = phases[Int(random.next() % 6)]
                person.touch(Int(random.next() % 3), phase, point.x, random.next() % 40 == 0 ? .nan : point.y)
                if random.next() % 3 == 0 { person.wait(Double(random.next() % 50) / 100) }
                if random.next() % 30 == 0 { child.removeFromSuperview() }
                if random.next() % 20 == 0 { parent.addSubview(child) }
                if random.next() % 30 == 0 { recognizers[Int(random.next() % 6)].isEnabled.toggle() }
            }
            for finger in 0..<3 { person.cancel(finger: finger) }
            person.wait(10)
            #expect(recognizers.allSatisfy { $0.state == .possible && $0.touches.isEmpty }, "seed \(seed)")
        }
    }
}

/// Random numbers that are the same for the same seed.
private struct SeededNumbers {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 33
    }
}
