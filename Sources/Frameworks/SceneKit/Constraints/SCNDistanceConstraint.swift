public import Foundation
import simd

/// Keeps a node at a distance from another one.
open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var minimumDistance: CGFloat = 0
    open var maximumDistance = CGFloat.greatestFiniteMagnitude

    public override init() { super.init() }
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }

    override func makeConstraint() -> SCNConstraint {
        let copy = SCNDistanceConstraint(target: target)
        (copy.minimumDistance, copy.maximumDistance) = (minimumDistance, maximumDistance)
        return copy
    }
}

/// Lets a node follow another one.
open class SCNReplicatorConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var replicatesOrientation = true
    open var replicatesPosition = true
    open var replicatesScale = true
    open var orientationOffset = SCNQuaternion(0, 0, 0, 1)
    open var positionOffset = SCNVector3Zero
    open var scaleOffset = SCNVector3(1, 1, 1)

    public override init() { super.init() }
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }

    override func makeConstraint() -> SCNConstraint {
        let copy = SCNReplicatorConstraint(target: target)
        (copy.replicatesOrientation, copy.replicatesPosition) = (replicatesOrientation, replicatesPosition)
        (copy.replicatesScale, copy.orientationOffset) = (replicatesScale, orientationOffset)
        (copy.positionOffset, copy.scaleOffset) = (positionOffset, scaleOffset)
        return copy
    }
}

/// Limits how fast a node gets faster and slower.
open class SCNAccelerationConstraint: SCNConstraint, @unchecked Sendable {
    open var maximumLinearAcceleration = CGFloat.greatestFiniteMagnitude
    open var maximumLinearVelocity = CGFloat.greatestFiniteMagnitude
    open var decelerationDistance: CGFloat = 0
    open var damping: CGFloat = 0.1

    public override init() { super.init() }

    override func makeConstraint() -> SCNConstraint {
        let copy = SCNAccelerationConstraint()
        (copy.maximumLinearAcceleration, copy.damping) = (maximumLinearAcceleration, damping)
        (copy.maximumLinearVelocity, copy.decelerationDistance) = (maximumLinearVelocity, decelerationDistance)
        return copy
    }
}

/// Lets a node slide along what it collides with.
open class SCNSliderConstraint: SCNConstraint, @unchecked Sendable {
    open var collisionCategoryBitMask = 0
    open var radius: CGFloat = 1
    open var offset = SCNVector3Zero

    public override init() { super.init() }

    override func makeConstraint() -> SCNConstraint {
        let copy = SCNSliderConstraint()
        (copy.collisionCategoryBitMask, copy.radius, copy.offset) = (collisionCategoryBitMask, radius, offset)
        return copy
    }
}

public protocol SCNAvoidOccluderConstraintDelegate: NSObjectProtocol {
    func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, shouldAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) -> Bool
    func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, didAvoidOccluder occluder: SCNNode, for node: SCNNode)
}

extension SCNAvoidOccluderConstraintDelegate {
    public func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, shouldAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) -> Bool { true }
    public func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, didAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) {}
}

/// Keeps a node where nothing is between it and another one.
open class SCNAvoidOccluderConstraint: SCNConstraint, @unchecked Sendable {
    open weak var delegate: (any SCNAvoidOccluderConstraintDelegate)?
    open var target: SCNNode?
    open var occluderCategoryBitMask = 1
    open var bias: CGFloat = 0.1

    public override init() { super.init() }
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }

    override func makeConstraint() -> SCNConstraint {
        let copy = SCNAvoidOccluderConstraint(target: target)
        (copy.delegate, copy.bias, copy.occluderCategoryBitMask) = (delegate, bias, occluderCategoryBitMask)
        return copy
    }
}
