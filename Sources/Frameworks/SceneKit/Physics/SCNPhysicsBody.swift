public import Foundation

public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }

public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let `default` = SCNPhysicsCollisionCategory(rawValue: 1)
    public static let `static` = SCNPhysicsCollisionCategory(rawValue: 2)
    public static let all = SCNPhysicsCollisionCategory(rawValue: -1)
}

/// What a node is to physics. There is no simulation here: forces move nothing.
open class SCNPhysicsBody: NSObject, NSCopying, @unchecked Sendable {
    open var type: SCNPhysicsBodyType
    open var mass: CGFloat
    open var momentOfInertia = SCNVector3Zero
    open var usesDefaultMomentOfInertia = true
    open var charge: CGFloat = 0
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var rollingFriction: CGFloat = 0
    open var physicsShape: SCNPhysicsShape?
    open private(set) var isResting = false
    open var allowsResting = true
    open var velocity = SCNVector3Zero
    open var angularVelocity = SCNVector4Zero
    open var damping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocityFactor = SCNVector3(1, 1, 1)
    open var angularVelocityFactor = SCNVector3(1, 1, 1)
    open var categoryBitMask: Int
    open var collisionBitMask = -1
    open var contactTestBitMask = 0
    open var isAffectedByGravity = true
    open var continuousCollisionDetectionThreshold: CGFloat = 0
    open var centerOfMassOffset = SCNVector3Zero
    open var linearRestingThreshold: CGFloat = 0.1
    open var angularRestingThreshold: CGFloat = 0.1

    public override convenience init() { self.init(type: .static, shape: nil) }

    /// Creates a body: of the mass 1 if it is dynamic, else of none.
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape, mass) = (type, shape, type == .dynamic ? 1 : 0)
        let category = type == .static ? SCNPhysicsCollisionCategory.static : .default
        categoryBitMask = category.rawValue
    }

    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }

    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
    open func resetTransform() {}
    open func setResting(_ resting: Bool) { isResting = resting }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNPhysicsBody(type: type, shape: physicsShape)
        (copy.mass, copy.momentOfInertia, copy.charge) = (mass, momentOfInertia, charge)
        copy.usesDefaultMomentOfInertia = usesDefaultMomentOfInertia
        (copy.friction, copy.restitution, copy.rollingFriction) = (friction, restitution, rollingFriction)
        (copy.isResting, copy.allowsResting) = (isResting, allowsResting)
        (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
        (copy.damping, copy.angularDamping) = (damping, angularDamping)
        (copy.velocityFactor, copy.angularVelocityFactor) = (velocityFactor, angularVelocityFactor)
        (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
        (copy.contactTestBitMask, copy.isAffectedByGravity) = (contactTestBitMask, isAffectedByGravity)
        copy.continuousCollisionDetectionThreshold = continuousCollisionDetectionThreshold
        copy.centerOfMassOffset = centerOfMassOffset
        copy.linearRestingThreshold = linearRestingThreshold
        copy.angularRestingThreshold = angularRestingThreshold
        return copy
    }
}

/// The shape that a body collides with.
open class SCNPhysicsShape: NSObject, NSCopying, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
        public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }

    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
        public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
        public static let concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
    }

    public let options: [Option: Any]?
    /// The geometry, the node or the shapes that it was made of.
    public let sourceObject: Any
    public let transforms: [NSValue]?

    public override init() { (sourceObject, options, transforms) = (SCNGeometry(), nil, nil) }
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
        (sourceObject, self.options, transforms) = (geometry, options, nil)
    }
    public init(node: SCNNode, options: [Option: Any]? = nil) {
        (sourceObject, self.options, transforms) = (node, options, nil)
    }
    public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {
        (sourceObject, options, self.transforms) = (shapes, nil, transforms)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
