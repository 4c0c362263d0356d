import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// A person in front of an app whose time stands still until it is advanced, with a ledger of what is called.
@MainActor
final class Person {
    let clock = HostClock()
    let environment: UIEnvironment
    let window: UIWindow
    private(set) var ledger: [String] = []
    private(set) var messages: [String] = []

    init() {
        environment = UIEnvironment(clock: clock)
        window = environment.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        environment.perform { window.makeKeyAndVisible() }
        environment.report = { [unowned self] in messages.append($0) }
    }

    func record(_ entry: String) { ledger.append(entry) }

    /// Returns what was called during an action.
    func calls(_ action: () -> Void) -> [String] {
        ledger = []
        environment.perform(action)
        return ledger
    }

    /// Makes something in the person's app.
    func make<Value>(_ body: () -> Value) -> Value { environment.perform(body) }

    /// Makes a view that notes its touches in the ledger, in a superview or the window.
    func view(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> NotingView {
        make {
            let view = NotingView(name, self, frame)
            (parent ?? window).addSubview(view)
            return view
        }
    }

    // MARK: Fingers

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(finger, .began, x, y) }
    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(finger, .moved, x, y) }
    func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { touch(finger, .ended, x, y) }
    func cancel(finger: Int = 0) { touch(finger, .canceled, 0, 0) }
    func touch(_ finger: Int, _ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat) {
        environment.input.send(.touches([HostTouch(finger, phase, at: CGPoint(x: x, y: y))]))
    }

    /// Changes several fingers at the same time.
    func together(_ phase: HostTouch.Phase, _ points: [(CGFloat, CGFloat)]) {
        let changes = points.enumerated().map { HostTouch($0, phase, at: CGPoint(x: $1.0, y: $1.1)) }
        environment.input.send(.touches(changes))
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        wait(0.05)
        up(x, y)
    }

    /// Moves a finger in steps of a hundredth of a second.
    func drag(from start: CGPoint, by path: CGVector, steps: Int = 10, lifting: Bool = true) {
        down(start.x, start.y)
        for step in 1...steps {
            wait(0.01)
            let part = CGFloat(step) / CGFloat(steps)
            move(start.x + path.dx * part, start.y + path.dy * part)
        }
        if lifting { up(start.x + path.dx, start.y + path.dy) }
    }

    func wait(_ seconds: TimeInterval) { environment.perform { clock.advance(by: seconds) } }
    func send(_ event: HostEvent) { environment.input.send(event) }
}

/// A view that notes its touches.
class NotingView: UIView {
    private(set) weak var person: Person?
    let name: String
    /// The touches of the last call.
    var lastTouches: Set<UITouch> = []

    init(_ name: String, _ person: Person, _ frame: CGRect) {
        (self.name, self.person) = (name, person)
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }

    private func record(_ call: String, _ touches: Set<UITouch>) {
        lastTouches = touches
        person?.record("\(name) \(call)" + (touches.count > 1 ? " \(touches.count)" : ""))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { record("cancelled", touches) }
}

extension UIGestureRecognizer {
    /// Notes each action with its state in the ledger.
    func noting(_ name: String, _ person: Person) -> Self {
        addHandler { [unowned person] recognizer in person.record("\(name) \(recognizer.state)") }
        return self
    }
}
