public import CoreGraphics
import Foundation

/// Draws an item to a point, where it comes to rest upright after swinging.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { changed() } }
    /// How little the item swings, from 0 to 1.
    open var damping: CGFloat = 0.5 { didSet { changed() } }
    /// The oscillations per second. Apple doesn't publish it; items come to rest after about half a second.
    private static let frequency = 3.0

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
        movedItems = [item]
    }

    override func rows(_ bodies: DynamicBodies) -> [ConstraintRow] {
        guard let body = bodies[item], Vector(snapPoint).isFinite else { return [] }
        let way = body.position - Vector(snapPoint)
        let damping = min(1, max(0.05, damping.isFinite ? Double(damping) : 0.5))
        var rows = [Vector(1, 0), Vector(0, 1)].map { direction in
            var row = ConstraintRow(nil, Vector(), body, Vector(), direction)
            row.spring(
                error: way.dot(direction), frequency: Self.frequency, damping: damping, time: PhysicsWorld.step)
            return row
        }
        var turn = ConstraintRow(turning: nil, body)
        turn.spring(
            error: remainder(body.angle, 2 * .pi), frequency: Self.frequency, damping: damping,
            time: PhysicsWorld.step)
        rows.append(turn)
        return rows
    }
}
