public import Foundation
public import UIKit

public enum SCNParticleSortingMode: Int, Sendable {
    case none, projectedDepth, distance, oldestFirst, youngestFirst
}
public enum SCNParticleBlendMode: Int, Sendable { case additive, subtract, multiply, screen, alpha, replace }
public enum SCNParticleOrientationMode: Int, Sendable {
    case billboardScreenAligned, billboardViewAligned, free, billboardYAligned
}
public enum SCNParticleBirthLocation: Int, Sendable { case surface, volume, vertex }
public enum SCNParticleBirthDirection: Int, Sendable { case constant, surfaceNormal, random }
public enum SCNParticleImageSequenceAnimationMode: Int, Sendable { case `repeat`, clamp, autoReverse }
public enum SCNParticleInputMode: Int, Sendable { case overLife, overDistance, overOtherProperty }
public enum SCNParticleModifierStage: Int, Sendable { case preDynamics, postDynamics, preCollision, postCollision }
public enum SCNParticleEvent: Int, Sendable { case birth, death, collision }

public typealias SCNParticleEventBlock = (
    UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt32>?, Int
) -> Void
public typealias SCNParticleModifierBlock = (
    UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>, Int, Int, Float
) -> Void

/// A source of particles, such as fire or snow. None are made here.
open class SCNParticleSystem: NSObject, NSCopying, AnimatedObject, @unchecked Sendable {
    public struct ParticleProperty: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let position = Self(rawValue: "SCNParticlePropertyPosition")
        public static let angle = Self(rawValue: "SCNParticlePropertyAngle")
        public static let rotationAxis = Self(rawValue: "SCNParticlePropertyRotationAxis")
        public static let velocity = Self(rawValue: "SCNParticlePropertyVelocity")
        public static let angularVelocity = Self(rawValue: "SCNParticlePropertyAngularVelocity")
        public static let life = Self(rawValue: "SCNParticlePropertyLife")
        public static let color = Self(rawValue: "SCNParticlePropertyColor")
        public static let opacity = Self(rawValue: "SCNParticlePropertyOpacity")
        public static let size = Self(rawValue: "SCNParticlePropertySize")
        public static let frame = Self(rawValue: "SCNParticlePropertyFrame")
        public static let frameRate = Self(rawValue: "SCNParticlePropertyFrameRate")
        public static let bounce = Self(rawValue: "SCNParticlePropertyBounce")
        public static let charge = Self(rawValue: "SCNParticlePropertyCharge")
        public static let friction = Self(rawValue: "SCNParticlePropertyFriction")
        public static let contactPoint = Self(rawValue: "SCNParticlePropertyContactPoint")
        public static let contactNormal = Self(rawValue: "SCNParticlePropertyContactNormal")
    }

    open var emissionDuration: CGFloat = 1
    open var emissionDurationVariation: CGFloat = 0
    open var idleDuration: CGFloat = 0
    open var idleDurationVariation: CGFloat = 0
    open var loops = true
    open var birthRate: CGFloat = 1
    open var birthRateVariation: CGFloat = 0
    open var warmupDuration: CGFloat = 0
    open var emitterShape: SCNGeometry?
    open var birthLocation = SCNParticleBirthLocation.surface
    open var birthDirection = SCNParticleBirthDirection.constant
    open var spreadingAngle: CGFloat = 0
    open var emittingDirection = SCNVector3(0, 0, 1)
    open var orientationDirection = SCNVector3Zero
    open var acceleration = SCNVector3Zero
    open var isLocal = false
    open var particleAngle: CGFloat = 0
    open var particleAngleVariation: CGFloat = 0
    open var particleVelocity: CGFloat = 0
    open var particleVelocityVariation: CGFloat = 0
    open var particleAngularVelocity: CGFloat = 0
    open var particleAngularVelocityVariation: CGFloat = 0
    open var particleLifeSpan: CGFloat = 1
    open var particleLifeSpanVariation: CGFloat = 0
    open var systemSpawnedOnDying: SCNParticleSystem?
    open var systemSpawnedOnCollision: SCNParticleSystem?
    open var systemSpawnedOnLiving: SCNParticleSystem?
    open var particleImage: Any?
    open var imageSequenceColumnCount = 1
    open var imageSequenceRowCount = 1
    open var imageSequenceInitialFrame: CGFloat = 0
    open var imageSequenceInitialFrameVariation: CGFloat = 0
    open var imageSequenceFrameRate: CGFloat = 1
    open var imageSequenceFrameRateVariation: CGFloat = 0
    open var imageSequenceAnimationMode = SCNParticleImageSequenceAnimationMode.repeat
    open var particleColor = UIColor.white
    open var particleColorVariation = SCNVector4Zero
    open var particleSize: CGFloat = 1
    open var particleSizeVariation: CGFloat = 0
    open var particleIntensity: CGFloat = 1
    open var particleIntensityVariation: CGFloat = 0
    open var blendMode = SCNParticleBlendMode.additive
    open var isBlackPassEnabled = false
    open var orientationMode = SCNParticleOrientationMode.billboardScreenAligned
    open var sortingMode = SCNParticleSortingMode.none
    open var isLightingEnabled = false
    open var affectedByGravity = false
    open var affectedByPhysicsFields = false
    open var particleDiesOnCollision = false
    open var colliderNodes: [SCNNode]?
    open var particleMass: CGFloat = 1
    open var particleMassVariation: CGFloat = 0
    open var particleBounce: CGFloat = 0.7
    open var particleBounceVariation: CGFloat = 0
    open var particleFriction: CGFloat = 1
    open var particleFrictionVariation: CGFloat = 0
    open var particleCharge: CGFloat = 0
    open var particleChargeVariation: CGFloat = 0
    open var dampingFactor: CGFloat = 0
    open var speedFactor: CGFloat = 1
    open var stretchFactor: CGFloat = 0
    open var fresnelExponent: CGFloat = 1
    open var writesToDepthBuffer = false
    open var propertyControllers: [ParticleProperty: SCNParticlePropertyController]?
    var animations: RunningAnimations?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a system for a file of the app, whose content isn't read here, or returns nil if there is no such file.
    public convenience init?(named name: String, inDirectory directory: String?) {
        guard SceneFile.exists(name, in: directory, endings: ["", ".scnp"]) else { return nil }
        self.init()
        SceneFile.report(name, is: "a system of particles with the values of a new one")
    }

    open func reset() {}
    open func handle(
        _ event: SCNParticleEvent, forProperties properties: [ParticleProperty],
        handler block: @escaping SCNParticleEventBlock
    ) {}
    open func addModifier(
        forProperties properties: [ParticleProperty], at stage: SCNParticleModifierStage,
        modifier block: @escaping SCNParticleModifierBlock
    ) {}
    open func removeModifiers(at stage: SCNParticleModifierStage) {}
    open func removeAllModifiers() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNParticleSystem()
        copyEmission(to: copy)
        copyParticles(to: copy)
        copyLooks(to: copy)
        return copy
    }
}
