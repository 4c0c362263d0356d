public import Foundation
public import QuartzCore

/// An animation of a property of particles.
open class SCNParticlePropertyController: NSObject, NSCopying, @unchecked Sendable {
    open var animation: CAAnimation
    open var inputMode = SCNParticleInputMode.overLife
    open var inputScale: CGFloat = 1
    open var inputBias: CGFloat = 0
    open weak var inputOrigin: SCNNode?
    open var inputProperty: SCNParticleSystem.ParticleProperty?

    public init(animation: CAAnimation) { self.animation = animation }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNParticlePropertyController(animation: animation)
        (copy.inputMode, copy.inputScale, copy.inputBias) = (inputMode, inputScale, inputBias)
        (copy.inputOrigin, copy.inputProperty) = (inputOrigin, inputProperty)
        return copy
    }
}
