import CoreGraphics
import Foundation

/// The movement of a scroll view's offset without a finger.
enum ScrollMovement {
    /// The offset goes on after a finger has left.
    case decelerating(x: ScrollAxisMotion, y: ScrollAxisMotion)
    /// The offset goes to another one because the app, or a tap on the status bar, has asked for that.
    case animated(from: CGPoint, to: CGPoint, start: TimeInterval, isToTop: Bool)

    /// The duration of an animated change of the offset.
    static let duration: TimeInterval = 0.3

    func offset(at time: TimeInterval) -> CGPoint {
        switch self {
        case .decelerating(let x, let y): return CGPoint(x: x.offset(at: time), y: y.offset(at: time))
        case .animated(let from, let to, let start, _):
            let part = CGFloat(min(max((time - start) / Self.duration, 0), 1))
            guard part < 1 else { return to }
            let eased = part * part * (3 - 2 * part)
            return CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
        }
    }

    func isOver(at time: TimeInterval) -> Bool {
        switch self {
        case .decelerating(let x, let y): x.isOver(at: time) && y.isOver(at: time)
        // The last frame may come a trace early.
        case .animated(_, _, let start, _): time - start >= Self.duration - 1e-6
        }
    }

    /// Whether the offset goes on after a finger has left.
    var isDeceleration: Bool { if case .decelerating = self { true } else { false } }
}
