public import CoreGraphics
public import Foundation
import UIKit

/// What a node is to physics. It keeps its values here, and doesn't move: there is no simulation.
open class SKPhysicsBody: NSObject, NSCopying, @unchecked Sendable {
    /// The surface in square points, without edges' ones.
    private let surface: CGFloat
    open internal(set) weak var node: SKNode?
    open var isDynamic: Bool
    open var affectedByGravity = true
    open var allowsRotation = true
    open var pinned = false
    open var isResting = false
    open var usesPreciseCollisionDetection = false
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var charge: CGFloat = 0
    open var density: CGFloat = 1
    open var velocity = CGVector.zero
    open var angularVelocity: CGFloat = 0
    open var categoryBitMask = UInt32.max
    open var collisionBitMask = UInt32.max
    open var contactTestBitMask: UInt32 = 0
    open var fieldBitMask = UInt32.max
    open var joints: [Any] { [] }

    /// The points of a meter, by SpriteKit's documentation.
    private static let pointsPerMeter: CGFloat = 150

    private init(_ surface: CGFloat, isDynamic: Bool = true) { (self.surface, self.isDynamic) = (surface, isDynamic) }

    /// Creates a body without a surface.
    public convenience override init() { self.init(0) }

    open var area: CGFloat { surface / (Self.pointsPerMeter * Self.pointsPerMeter) }
    open var mass: CGFloat {
        get { area * density }
        set { density = area > 0 ? newValue / area : density }
    }

    public convenience init(circleOfRadius r: CGFloat) { self.init(.pi * r * r) }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(.pi * r * r) }
    public convenience init(rectangleOf s: CGSize) { self.init(s.width * s.height) }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(s.width * s.height) }
    public convenience init(polygonFrom path: CGPath) {
        let box = path.boundingBox
        self.init(box.width * box.height)
    }
    public convenience init(texture: SKTexture, size: CGSize) { self.init(size.width * size.height) }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        self.init(size.width * size.height)
    }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(0, isDynamic: false) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(0, isDynamic: false) }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(0, isDynamic: false) }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(0, isDynamic: false) }
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.reduce(0) { $0 + $1.surface }) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPhysicsBody(surface, isDynamic: isDynamic)
        (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
        (copy.contactTestBitMask, copy.affectedByGravity) = (contactTestBitMask, affectedByGravity)
        (copy.friction, copy.restitution, copy.density) = (friction, restitution, density)
        return copy
    }

    /// Changes the velocity by the impulse for the mass.
    open func applyImpulse(_ impulse: CGVector) {
        guard mass > 0, isDynamic else { return }
        velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
    }
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { applyImpulse(impulse) }
    open func applyForce(_ force: CGVector) {}
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// Two bodies that touch.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    open var contactPoint: CGPoint { .zero }
    open var contactNormal: CGVector { .zero }
    open var collisionImpulse: CGFloat { 0 }

    init(_ one: SKPhysicsBody, _ other: SKPhysicsBody) { (bodyA, bodyB) = (one, other) }
}

/// The physics of a scene, whose values are kept.
open class SKPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    open func removeAllJoints() {}
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
}

extension SKScene {
    /// Says once what of a scene isn't done here.
    func sayWhatIsMissing() {
        if descendants.contains(where: { $0.physicsBody?.isDynamic == true }) {
            UIEnvironment.current.reportOnce("SpriteKit: bodies don't move here: physics isn't simulated")
        }
        if descendants.contains(where: { $0 is SKEmitterNode }) {
            UIEnvironment.current.reportOnce("SpriteKit: particles aren't drawn here")
        }
    }
}
