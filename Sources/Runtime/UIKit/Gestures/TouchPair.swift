import Foundation

/// Two fingers that pinch or rotate.
@MainActor
struct TouchPair {
    let first: CGPoint
    let second: CGPoint

    var distance: CGFloat { first.distance(to: second) }
    var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }
}

extension UIGestureRecognizer {
    /// The first two fingers, or nil if there are fewer.
    var pair: TouchPair? {
        guard touches.count >= 2 else { return nil }
        return TouchPair(first: touches[0].point, second: touches[1].point)
    }

    /// Ignores fingers after the second.
    func keepTwoTouches(_ event: UIEvent) {
        for touch in touches.dropFirst(2) { ignore(touch, for: event) }
    }

    /// Ends or fails when one of the two fingers has left.
    func endPair() {
        let rest = touches.count(where: \.isDown)
        if state != .possible || !pendingStates.isEmpty {
            if rest < 2 { state = .ended }
        } else if rest == 0 {
            state = .failed
        }
    }
}

/// A value with the velocity at which it changes.
struct ChangingValue {
    private(set) var value: CGFloat
    private(set) var velocity: CGFloat = 0
    private var time: TimeInterval?

    init(_ value: CGFloat) { self.value = value }

    mutating func change(to new: CGFloat, at now: TimeInterval) {
        if let time, now > time { velocity = (new - value) / CGFloat(now - time) }
        (value, time) = (new, now)
    }
}
