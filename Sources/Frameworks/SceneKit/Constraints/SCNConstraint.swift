public import Foundation
import simd

/// What a renderer does with a node after its actions. It is kept here, and nothing follows it.
open class SCNConstraint: NSObject, NSCopying, AnimatedObject, @unchecked Sendable {
    open var isEnabled = true
    open var influenceFactor: CGFloat = 1
    open var isIncremental = true
    var animations: RunningAnimations?

    public override init() { super.init() }

    /// Creates a constraint with the same values.
    func makeConstraint() -> SCNConstraint { SCNConstraint() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeConstraint()
        (copy.isEnabled, copy.influenceFactor, copy.isIncremental) = (isEnabled, influenceFactor, isIncremental)
        return copy
    }
}

/// Turns a node to another one.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var targetOffset = SCNVector3Zero
    open var localFront = SCNVector3(0, 0, -1)
    open var worldUp = SCNVector3(0, 1, 0)
    open var isGimbalLockEnabled = false

    public override init() { super.init() }
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }

    override func makeConstraint() -> SCNConstraint {
        let copy = SCNLookAtConstraint(target: target)
        (copy.targetOffset, copy.localFront, copy.worldUp) = (targetOffset, localFront, worldUp)
        copy.isGimbalLockEnabled = isGimbalLockEnabled
        return copy
    }
}

public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let X = SCNBillboardAxis(rawValue: 1)
    public static let Y = SCNBillboardAxis(rawValue: 2)
    public static let Z = SCNBillboardAxis(rawValue: 4)
    public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}

/// Turns a node to the camera.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
    open var freeAxes = SCNBillboardAxis.all

    public override init() { super.init() }

    override func makeConstraint() -> SCNConstraint {
        let copy = SCNBillboardConstraint()
        copy.freeAxes = freeAxes
        return copy
    }
}

/// Changes the transform of a node by a block.
open class SCNTransformConstraint: SCNConstraint, @unchecked Sendable {
    private let isInWorldSpace: Bool
    private let block: (SCNNode, SCNMatrix4) -> SCNMatrix4

    public init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) {
        (isInWorldSpace, self.block) = (world, block)
    }

    open class func positionConstraint(
        inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3
    ) -> SCNTransformConstraint {
        SCNTransformConstraint(inWorldSpace: world) { node, matrix in
            var placement = Placement(matrix.simd)
            placement.position = block(node, SCNVector3(placement.position)).simd
            return SCNMatrix4(placement.matrix)
        }
    }

    open class func orientationConstraint(
        inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion
    ) -> SCNTransformConstraint {
        SCNTransformConstraint(inWorldSpace: world) { node, matrix in
            var placement = Placement(matrix.simd)
            placement.orientation = block(node, SCNQuaternion(placement.orientation)).rotation
            return SCNMatrix4(placement.matrix)
        }
    }

    override func makeConstraint() -> SCNConstraint {
        SCNTransformConstraint(inWorldSpace: isInWorldSpace, with: block)
    }
}

/// Turns the nodes of a chain, so that its last one gets to a place.
open class SCNIKConstraint: SCNConstraint, @unchecked Sendable {
    public let chainRootNode: SCNNode
    open var targetPosition = SCNVector3Zero
    private var angles: [ObjectIdentifier: CGFloat] = [:]

    public init(chainRootNode: SCNNode) { self.chainRootNode = chainRootNode }

    open class func inverseKinematicsConstraint(chainRootNode: SCNNode) -> SCNIKConstraint {
        SCNIKConstraint(chainRootNode: chainRootNode)
    }

    open func setMaxAllowedRotationAngle(_ angle: CGFloat, forJoint node: SCNNode) {
        angles[ObjectIdentifier(node)] = angle
    }
    /// Returns the largest angle of a joint in degrees: 180 if none was set.
    open func maxAllowedRotationAngle(forJoint node: SCNNode) -> CGFloat { angles[ObjectIdentifier(node)] ?? 180 }

    override func makeConstraint() -> SCNConstraint {
        let copy = SCNIKConstraint(chainRootNode: chainRootNode)
        (copy.targetPosition, copy.angles) = (targetPosition, angles)
        return copy
    }
}
