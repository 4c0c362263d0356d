public import CoreGraphics
public import Foundation
public import UIKit

public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast, oldestFirst, dontCare }

/// Particles, which aren't drawn here.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleSize = CGSize.zero
    open var particleBlendMode = SKBlendMode.alpha
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    open weak var targetNode: SKNode?

    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var particleZPosition: CGFloat = 0

    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0

    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?

    open var particleColor = UIColor.white
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?

    open var particleAction: SKAction?
    open var fieldBitMask = UInt32.max

    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        guard let file = aDecoder as? SceneDecoder else { return }
        readBirth(file)
        readMotion(file)
        readLooks(file)
        readColors(file)
    }

    open func resetSimulation() {}
    open func advanceSimulationTime(_ sec: TimeInterval) {}
}

extension SKEmitterNode {
    private func readBirth(_ file: SceneDecoder) {
        particleBirthRate = file.number("_birthrate") ?? particleBirthRate
        numParticlesToEmit = file.integer("_numParticlesToEmit") ?? numParticlesToEmit
        particleLifetime = file.number("_lifetime") ?? particleLifetime
        particleLifetimeRange = file.number("_lifetimeVariance") ?? particleLifetimeRange
        particlePosition = file.point("_startPosition") ?? particlePosition
        particlePositionRange = file.vector("_startPositionVariance") ?? particlePositionRange
        particleZPosition = file.number("_startZPosition") ?? particleZPosition
        particleAction = file.value("_particleAction", as: SKAction.self)
        // The target may be a node around this one.
        file.atEnd("_target") { [weak self] in self?.targetNode = $0 as? SKNode }
    }

    private func readMotion(_ file: SceneDecoder) {
        particleSpeed = file.number("_startSpeed") ?? particleSpeed
        particleSpeedRange = file.number("_startSpeedVariance") ?? particleSpeedRange
        emissionAngle = file.number("_emissionAngle") ?? emissionAngle
        emissionAngleRange = file.number("_emissionAngleVariance") ?? emissionAngleRange
        let acceleration = file.vector("_acceleration") ?? .zero
        (xAcceleration, yAcceleration) = (acceleration.dx, acceleration.dy)
        particleRotation = file.number("_startRotation") ?? particleRotation
        particleRotationRange = file.number("_startRotationVariance") ?? particleRotationRange
        particleRotationSpeed = file.number("_rotationSpeed") ?? particleRotationSpeed
        fieldBitMask = file.mask("_fieldBitMask") ?? fieldBitMask
    }

    private func readLooks(_ file: SceneDecoder) {
        particleTexture = file.value("_particleTexture", as: SKTexture.self)
        particleSize = file.size("_startSize") ?? particleSize
        particleBlendMode = file.option("_particleBlendMode") ?? particleBlendMode
        particleScale = file.number("_startScale") ?? particleScale
        particleScaleRange = file.number("_startScaleVariance") ?? particleScaleRange
        particleScaleSpeed = file.number("_scaleSpeed") ?? particleScaleSpeed
        particleScaleSequence = file.value("_particleScaleSequence", as: SKKeyframeSequence.self)
        particleAlpha = file.number("_startOpacity") ?? particleAlpha
        particleAlphaRange = file.number("_startOpacityVariance") ?? particleAlphaRange
        particleAlphaSpeed = file.number("_opacitySpeed") ?? particleAlphaSpeed
        particleAlphaSequence = file.value("_particleAlphaSequence", as: SKKeyframeSequence.self)
    }

    private func readColors(_ file: SceneDecoder) {
        particleColor = file.color("_startColor") ?? particleColor
        particleColorRedRange = file.number("_startColorVarianceR") ?? particleColorRedRange
        particleColorGreenRange = file.number("_startColorVarianceG") ?? particleColorGreenRange
        particleColorBlueRange = file.number("_startColorVarianceB") ?? particleColorBlueRange
        particleColorAlphaRange = file.number("_startColorVarianceA") ?? particleColorAlphaRange
        particleColorRedSpeed = file.number("_colorSpeedR") ?? particleColorRedSpeed
        particleColorGreenSpeed = file.number("_colorSpeedG") ?? particleColorGreenSpeed
        particleColorBlueSpeed = file.number("_colorSpeedB") ?? particleColorBlueSpeed
        particleColorAlphaSpeed = file.number("_colorSpeedA") ?? particleColorAlphaSpeed
        particleColorSequence = file.value("_particleColorSequence", as: SKKeyframeSequence.self)
        particleColorBlendFactor = file.number("_startColorMix") ?? particleColorBlendFactor
        particleColorBlendFactorRange = file.number("_startColorBlendVariance") ?? particleColorBlendFactorRange
        particleColorBlendFactorSpeed = file.number("_colorBlendSpeed") ?? particleColorBlendFactorSpeed
        particleColorBlendFactorSequence = file.value(
            "_particleColorBlendFactorSequence", as: SKKeyframeSequence.self)
    }
}
