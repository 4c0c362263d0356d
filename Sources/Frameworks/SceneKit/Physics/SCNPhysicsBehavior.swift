public import Foundation

/// What joins bodies of a physics world.
open class SCNPhysicsBehavior: NSObject, @unchecked Sendable {}

open class SCNPhysicsHingeJoint: SCNPhysicsBehavior, @unchecked Sendable {
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var axisA: SCNVector3
    open var anchorA: SCNVector3
    open var axisB = SCNVector3Zero
    open var anchorB = SCNVector3Zero

    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3,
        anchorB: SCNVector3
    ) {
        (self.bodyA, self.axisA, self.anchorA) = (bodyA, axisA, anchorA)
        (self.bodyB, self.axisB, self.anchorB) = (bodyB, axisB, anchorB)
    }
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        (bodyA, axisA, anchorA, bodyB) = (body, axis, anchor, nil)
    }
}

open class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior, @unchecked Sendable {
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var anchorA: SCNVector3
    open var anchorB = SCNVector3Zero

    public init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3) {
        (self.bodyA, self.anchorA, self.bodyB, self.anchorB) = (bodyA, anchorA, bodyB, anchorB)
    }
    public init(body: SCNPhysicsBody, anchor: SCNVector3) { (bodyA, anchorA, bodyB) = (body, anchor, nil) }
}

open class SCNPhysicsConeTwistJoint: SCNPhysicsBehavior, @unchecked Sendable {
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var frameA: SCNMatrix4
    open var frameB = SCNMatrix4Identity
    open var maximumAngularLimit1 = CGFloat.pi / 4
    open var maximumAngularLimit2 = CGFloat.pi / 4
    open var maximumTwistAngle = CGFloat.pi / 4

    public init(bodyA: SCNPhysicsBody, frameA: SCNMatrix4, bodyB: SCNPhysicsBody, frameB: SCNMatrix4) {
        (self.bodyA, self.frameA, self.bodyB, self.frameB) = (bodyA, frameA, bodyB, frameB)
    }
    public init(body: SCNPhysicsBody, frame: SCNMatrix4) { (bodyA, frameA, bodyB) = (body, frame, nil) }
}

open class SCNPhysicsSliderJoint: SCNPhysicsBehavior, @unchecked Sendable {
    public let bodyA: SCNPhysicsBody
    public let bodyB: SCNPhysicsBody?
    open var axisA: SCNVector3
    open var anchorA: SCNVector3
    open var axisB = SCNVector3Zero
    open var anchorB = SCNVector3Zero
    open var minimumLinearLimit: CGFloat = 1
    open var maximumLinearLimit: CGFloat = -1
    open var minimumAngularLimit: CGFloat = 0
    open var maximumAngularLimit: CGFloat = 0
    open var motorTargetLinearVelocity: CGFloat = 0
    open var motorMaximumForce: CGFloat = 0
    open var motorTargetAngularVelocity: CGFloat = 0
    open var motorMaximumTorque: CGFloat = 0

    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3,
        anchorB: SCNVector3
    ) {
        (self.bodyA, self.axisA, self.anchorA) = (bodyA, axisA, anchorA)
        (self.bodyB, self.axisB, self.anchorB) = (bodyB, axisB, anchorB)
    }
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        (bodyA, axisA, anchorA, bodyB) = (body, axis, anchor, nil)
    }
}

open class SCNPhysicsVehicleWheel: NSObject, NSCopying, @unchecked Sendable {
    public let node: SCNNode
    open var suspensionStiffness: CGFloat = 2
    open var suspensionCompression: CGFloat = 4.4
    open var suspensionDamping: CGFloat = 2.3
    open var maximumSuspensionTravel: CGFloat = 500
    open var frictionSlip: CGFloat = 1
    open var maximumSuspensionForce: CGFloat = 6000
    open var connectionPosition = SCNVector3Zero
    open var steeringAxis = SCNVector3(0, -1, 0)
    open var axle = SCNVector3(-1, 0, 0)
    open var radius: CGFloat = 1
    open var suspensionRestLength: CGFloat = 1.6

    public init(node: SCNNode) { self.node = node }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNPhysicsVehicleWheel(node: node)
        (copy.suspensionStiffness, copy.suspensionCompression) = (suspensionStiffness, suspensionCompression)
        (copy.suspensionDamping, copy.maximumSuspensionTravel) = (suspensionDamping, maximumSuspensionTravel)
        (copy.frictionSlip, copy.maximumSuspensionForce) = (frictionSlip, maximumSuspensionForce)
        (copy.connectionPosition, copy.steeringAxis, copy.axle) = (connectionPosition, steeringAxis, axle)
        (copy.radius, copy.suspensionRestLength) = (radius, suspensionRestLength)
        return copy
    }
}

/// A car. Nothing drives it here.
open class SCNPhysicsVehicle: SCNPhysicsBehavior, @unchecked Sendable {
    public let chassisBody: SCNPhysicsBody
    public let wheels: [SCNPhysicsVehicleWheel]
    open var speedInKilometersPerHour: CGFloat { 0 }

    public init(chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]) {
        (self.chassisBody, self.wheels) = (chassisBody, wheels)
    }

    open func applyEngineForce(_ value: CGFloat, forWheelAt index: Int) {}
    open func setSteeringAngle(_ value: CGFloat, forWheelAt index: Int) {}
    open func applyBrakingForce(_ value: CGFloat, forWheelAt index: Int) {}
}
