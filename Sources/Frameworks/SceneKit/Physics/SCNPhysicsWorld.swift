public import Foundation

public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// Two bodies that touch. Without a simulation none do.
open class SCNPhysicsContact: NSObject, @unchecked Sendable {
    public let nodeA: SCNNode
    public let nodeB: SCNNode
    open var contactPoint: SCNVector3 { SCNVector3Zero }
    open var contactNormal: SCNVector3 { SCNVector3Zero }
    open var collisionImpulse: CGFloat { 0 }
    open var penetrationDistance: CGFloat { 0 }
    open var sweepTestFraction: CGFloat { 0 }

    init(_ one: SCNNode, _ other: SCNNode) { (nodeA, nodeB) = (one, other) }
}

/// The physics of a scene. There is no simulation here: nothing falls, and no test finds anything.
open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    public struct TestOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let collisionBitMask = TestOption(rawValue: "SCNPhysicsTestCollisionBitMaskKey")
        public static let searchMode = TestOption(rawValue: "SCNPhysicsTestSearchModeKey")
        public static let backfaceCulling = TestOption(rawValue: "SCNPhysicsTestBackfaceCullingKey")
    }

    public struct TestSearchMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let any = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeAny")
        public static let closest = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeClosest")
        public static let all = TestSearchMode(rawValue: "SCNPhysicsTestSearchModeAll")
    }

    open var gravity = SCNVector3(0, -9.8, 0)
    open var speed: CGFloat = 1
    open var timeStep: TimeInterval = 1.0 / 60
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
    open private(set) var allBehaviors: [SCNPhysicsBehavior] = []

    open func addBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.append(behavior) }
    open func removeBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { allBehaviors = [] }

    open func rayTestWithSegment(
        from origin: SCNVector3, to dest: SCNVector3, options: [TestOption: Any]? = nil
    ) -> [SCNHitTestResult] { [] }
    open func contactTestBetween(
        _ bodyA: SCNPhysicsBody, _ bodyB: SCNPhysicsBody, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    open func contactTest(with body: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact] { [] }
    open func convexSweepTest(
        with shape: SCNPhysicsShape, from: SCNMatrix4, to: SCNMatrix4, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    open func updateCollisionPairs() {}
}
