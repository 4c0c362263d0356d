import CoreGraphics
import Foundation

/// Scrolls a list while a person holds what is moved near its edge.
///
/// Apple doesn't publish how fast; here within 44 points of an edge, up to 500 points per second.
@MainActor
final class EdgeScrolling: MovingObject {
    private static let reach: CGFloat = 44
    private static let speed: CGFloat = 500
    private weak var view: UIScrollView?
    /// Called after the list has moved by some points.
    private let moved: (_ by: CGPoint) -> Void
    private var velocity = CGPoint.zero
    private var last: TimeInterval = 0

    init(_ view: UIScrollView, moved: @escaping (_ by: CGPoint) -> Void) { (self.view, self.moved) = (view, moved) }

    /// The finger is at a point in the content.
    func follow(_ point: CGPoint) {
        guard let view, point.isFinite else { return }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let (was, size) = (velocity, view.contentSize)
        velocity = CGPoint(
            x: size.width > visible.width ? Self.speed(point.x, visible.minX, visible.maxX) : 0,
            y: size.height > visible.height ? Self.speed(point.y, visible.minY, visible.maxY) : 0)
        guard was == .zero, velocity != .zero else { return }
        last = view.environment.now
        view.environment.motions.start(self)
    }

    private static func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        let (before, after) = (place - low, high - place)
        if before < reach { return -speed * min(1, (reach - before) / reach) }
        return after < reach ? speed * min(1, (reach - after) / reach) : 0
    }

    func end() { velocity = .zero }

    func move(to time: TimeInterval) -> Bool {
        guard let view, velocity != .zero else { return false }
        let seconds = CGFloat(time - last)
        last = time
        let old = view.contentOffset
        view.contentOffset = view.contentRange.clamped(
            CGPoint(x: old.x + velocity.x * seconds, y: old.y + velocity.y * seconds))
        let way = CGPoint(x: view.contentOffset.x - old.x, y: view.contentOffset.y - old.y)
        guard way != .zero else {
            velocity = .zero
            return false
        }
        moved(way)
        return velocity != .zero
    }
}
