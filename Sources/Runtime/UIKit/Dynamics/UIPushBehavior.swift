public import CoreGraphics
import Foundation

/// Pushes items once, or for as long as it is active.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    open var items: [any UIDynamicItem] { movedItems }
    open private(set) var mode: Mode
    /// A Boolean value that indicates whether the push acts. An instantaneous one is active until it has acted.
    open var active = true { didSet { if active { changed() } } }
    /// The direction of the push, in radians; 0 is to the right.
    open var angle: CGFloat = 0 { didSet { changed() } }
    /// The strength. 1 gives 100 × 100 points of density 1 an acceleration of 100 points per second squared, or at once a
    /// velocity of 100 points per second.
    open var magnitude: CGFloat = 0 { didSet { changed() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(items: [], mode: .continuous) }

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        movedItems = items
    }

    open func addItem(_ item: any UIDynamicItem) { addMoved(item) }

    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        drop(item)
    }

    open var pushDirection: CGVector {
        get { CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }
        set { setAngle(atan2(newValue.dy, newValue.dx), magnitude: hypot(newValue.dx, newValue.dy)) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }

    /// Returns where an item is pushed, from its center.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? UIOffset(horizontal: 0, vertical: 0)
    }

    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
        changed()
    }

    override func applyForces(_ bodies: DynamicBodies) {
        let force = Vector(pushDirection)
        guard active, force.isFinite else { return }
        for item in items {
            guard let body = bodies[item] else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let arm = Vector(Double(offset.horizontal), Double(offset.vertical)).turned(by: body.angle)
            if mode == .instantaneous {
                body.push(force * 100, at: arm)
            } else {
                body.force += force
                body.torque += arm.cross(force)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
