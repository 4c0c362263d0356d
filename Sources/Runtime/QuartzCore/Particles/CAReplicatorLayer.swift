public import CoreGraphics
import Foundation

/// A layer that shows its sublayers several times, each time with another place, color and time.
open class CAReplicatorLayer: CALayer {
    /// The number of times that the sublayers are shown, with the original.
    open var instanceCount = 1 { didSet { host?.recordChange(of: self) } }
    /// How much later each instance shows its animations than the one before, in seconds.
    open var instanceDelay: CFTimeInterval = 0 { didSet { host?.recordChange(of: self) } }
    /// The place of each instance from that of the one before, around the center of the layer.
    open var instanceTransform = CATransform3DIdentity { didSet { host?.recordChange(of: self) } }
    /// The color by which the first instance is multiplied.
    open var instanceColor: CGColor? = .white { didSet { host?.recordChange(of: self) } }
    open var instanceRedOffset: Float = 0 { didSet { host?.recordChange(of: self) } }
    open var instanceGreenOffset: Float = 0 { didSet { host?.recordChange(of: self) } }
    open var instanceBlueOffset: Float = 0 { didSet { host?.recordChange(of: self) } }
    open var instanceAlphaOffset: Float = 0 { didSet { host?.recordChange(of: self) } }
    open var preservesDepth = false

    /// The number of instances that are drawn; more than that nobody waits for.
    private static let mostInstances = 2_000

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay, instanceTransform) = (
            other.instanceCount, other.instanceDelay, other.instanceTransform
        )
        instanceColor = other.instanceColor
        (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
    }

    override var coversAnything: Bool { instanceCount > 1 }

    /// An instance in drawing order.
    struct Instance {
        var place: CGAffineTransform
        var delay: CFTimeInterval
        var tint: CGColor
    }

    /// The instances, the original first.
    var instances: [Instance] {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let step = CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CATransform3DGetAffineTransform(instanceTransform))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        let color = (instanceColor ?? .white).drawnComponents
        let offsets = [instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset].map {
            CGFloat($0)
        }
        var place = CGAffineTransform.identity
        return (0..<max(0, min(instanceCount, Self.mostInstances))).map { number in
            defer { place = step.concatenating(place) }
            func part(_ own: CGFloat, _ offset: CGFloat) -> CGFloat { min(1, max(0, own + CGFloat(number) * offset)) }
            return Instance(
                place: place, delay: CFTimeInterval(number) * instanceDelay,
                tint: CGColor(
                    red: part(color.red, offsets[0]), green: part(color.green, offsets[1]),
                    blue: part(color.blue, offsets[2]), alpha: part(color.alpha, offsets[3])))
        }
    }
}
