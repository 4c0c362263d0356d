public import Foundation

public enum SCNPhysicsFieldScope: Int, Sendable { case insideExtent, outsideExtent }

public typealias SCNFieldForceEvaluator = (SCNVector3, SCNVector3, Float, Float, TimeInterval) -> SCNVector3

/// A force around a node. It is kept here, and moves nothing.
open class SCNPhysicsField: NSObject, NSCopying, @unchecked Sendable {
    open var strength: CGFloat = 1
    open var falloffExponent: CGFloat
    open var minimumDistance: CGFloat = 1e-6
    open var isActive = true
    open var isExclusive = false
    open var halfExtent = SCNVector3(Float.infinity, .infinity, .infinity)
    open var usesEllipsoidalExtent = false
    open var scope = SCNPhysicsFieldScope.insideExtent
    open var offset = SCNVector3Zero
    open var direction = SCNVector3(0, -1, 0)
    open var categoryBitMask = -1

    private init(falloff: CGFloat) { falloffExponent = falloff }

    open class func drag() -> SCNPhysicsField { SCNPhysicsField(falloff: 0) }
    open class func vortex() -> SCNPhysicsField { SCNPhysicsField(falloff: 0) }
    open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField(falloff: 2) }
    open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField(falloff: 0) }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
        SCNPhysicsField(falloff: 0)
    }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
        SCNPhysicsField(falloff: 0)
    }
    open class func spring() -> SCNPhysicsField { SCNPhysicsField(falloff: 1) }
    open class func electric() -> SCNPhysicsField { SCNPhysicsField(falloff: 2) }
    open class func magnetic() -> SCNPhysicsField { SCNPhysicsField(falloff: 1) }
    open class func customField(evaluationBlock block: @escaping SCNFieldForceEvaluator) -> SCNPhysicsField {
        SCNPhysicsField(falloff: 0)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNPhysicsField(falloff: falloffExponent)
        (copy.strength, copy.minimumDistance, copy.isActive) = (strength, minimumDistance, isActive)
        (copy.isExclusive, copy.halfExtent, copy.scope) = (isExclusive, halfExtent, scope)
        (copy.usesEllipsoidalExtent, copy.offset) = (usesEllipsoidalExtent, offset)
        (copy.direction, copy.categoryBitMask) = (direction, categoryBitMask)
        return copy
    }
}
