import Foundation

/// The movement of fingers, and its velocity.
@MainActor
struct TouchMotion {
    /// The movement of the center since the beginning, on the screen. Fingers that come or leave don't move it.
    private(set) var translation = CGPoint.zero
    private var samples: [(time: TimeInterval, translation: CGPoint)] = []

    /// The time in which movement counts for the velocity.
    private static let window: TimeInterval = 0.1

    /// Takes the touches after some moved.
    mutating func move(_ touches: [UITouch], to time: TimeInterval) {
        guard !touches.isEmpty else { return }
        if samples.isEmpty { samples.append((touches[0].start.time, .zero)) }
        let moved = touches.filter { $0.timestamp == time && $0.phase != .stationary }
        let (x, y) = moved.reduce((CGFloat(0), CGFloat(0))) { sum, touch in
            (sum.0 + touch.point.x - touch.previousPoint.x, sum.1 + touch.point.y - touch.previousPoint.y)
        }
        let count = CGFloat(touches.count)
        translation = CGPoint(x: translation.x + x / count, y: translation.y + y / count)
        // A finger that leaves without moving keeps its velocity.
        if x != 0 || y != 0 { samples.append((time, translation)) }
        while samples.count > 2, samples[0].time < time - Self.window { samples.removeFirst() }
    }

    /// Returns the velocity in points per second; zero for fingers that have rested.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time <= Self.window
        else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(
            x: (last.translation.x - first.translation.x) / duration,
            y: (last.translation.y - first.translation.y) / duration)
    }

    mutating func forgetVelocity() { samples = samples.suffix(1) }
}
