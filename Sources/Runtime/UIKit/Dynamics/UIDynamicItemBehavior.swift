public import CoreGraphics
import Foundation

/// What items have that are in no item behavior, which Apple's documentation of UIKit leaves open: the values of bodies
/// in SpriteKit.
enum DynamicProperties {
    static let elasticity: CGFloat = 0.2
    static let friction: CGFloat = 0.2
}

/// The physical properties of items, and their velocities.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    open var items: [any UIDynamicItem] { movedItems }
    /// How much items bounce, from 0 to 1.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// How much items are slowed down that slide along one another; 0 is not at all.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The mass of 100 × 100 points.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// How fast items become slower; 0 is not at all.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// The electric charge, on which fields act.
    open var charge: CGFloat = 0 { didSet { changed() } }
    open var allowsRotation = true { didSet { changed() } }
    /// A Boolean value that indicates whether items stay where they are, whatever hits them.
    open var isAnchored = false { didSet { changed() } }
    /// The velocities that were added before the behavior had an animator.
    private var pending: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(items: []) }

    public init(items: [any UIDynamicItem]) {
        super.init()
        movedItems = items
    }

    open func addItem(_ item: any UIDynamicItem) { addMoved(item) }

    open func removeItem(_ item: any UIDynamicItem) { drop(item) }

    /// Adds a velocity in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Vector(velocity), 0, item)
    }

    /// Adds a velocity in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(Vector(), Double(velocity), item)
    }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        (dynamicAnimator?.bodies[item]?.velocity ?? Vector()).point
    }

    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.bodies[item]?.spin ?? 0)
    }

    private func add(_ velocity: Vector, _ spin: Double, _ item: any UIDynamicItem) {
        guard velocity.isFinite, spin.isFinite, items.contains(where: { $0 === item }) else { return }
        if let body = dynamicAnimator?.bodies[item] {
            (body.velocity, body.spin) = (body.velocity + velocity, body.spin + spin)
        } else {
            pending.append((item, velocity, spin))
        }
        changed()
    }

    override func applyForces(_ bodies: DynamicBodies) {
        for (item, velocity, spin) in pending {
            guard let body = bodies[item], body.inverseMass > 0 else { continue }
            body.velocity += velocity
            if body.inverseInertia > 0 { body.spin += spin }
        }
        pending = []
    }
}
