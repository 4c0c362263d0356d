public import CoreGraphics
import Foundation

/// Lets items fall, faster and faster.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    open var items: [any UIDynamicItem] { movedItems }
    /// The direction and strength; 1 is 1,000 points per second squared.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

    public init(items: [any UIDynamicItem]) {
        super.init()
        movedItems = items
    }

    public convenience override init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) { addMoved(item) }

    open func removeItem(_ item: any UIDynamicItem) { drop(item) }

    /// The angle of the direction, in radians; 0 is to the right.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override func applyForces(_ bodies: DynamicBodies) {
        let acceleration = Vector(gravityDirection) * 1000
        guard acceleration.isFinite else { return }
        for item in items { bodies[item]?.acceleration += acceleration }
    }
}
