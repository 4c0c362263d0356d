public import CoreGraphics
public import Foundation

/// A kind of particles of an emitter layer.
open class CAEmitterCell: NSObject {
    open var name: String?
    open var isEnabled = true { didSet { layer?.rateChanged() } }
    /// The particles per second.
    open var birthRate: Float = 0 { didSet { layer?.rateChanged() } }
    /// The seconds that a particle is seen, more or less by half of the range.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// The angle out of the plane.
    open var emissionLatitude: CGFloat = 0
    /// The angle in the plane, in radians; 0 is to the right.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone in which particles are emitted.
    open var emissionRange: CGFloat = 0
    /// In points per second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    /// In radians per second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    /// The color by which the image is multiplied.
    open var color: CGColor? = .white
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// The image, a `CGImage`.
    open var contents: Any?
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsScale: CGFloat = 1
    /// How the image is made smaller. Particles are always drawn smooth here.
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// How the image is enlarged. Particles are always drawn smooth here.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    open var minificationFilterBias: Float = 0
    /// Values by the names of properties that have none of their own.
    open var style: [AnyHashable: Any]?

    /// Returns what a property of a new cell is.
    open class func defaultValue(forKey key: String) -> Any? { initialValues[key] }
    private static let initialValues: [String: any Sendable] = [
        "enabled": true, "birthRate": Float(0), "lifetime": Float(0), "velocity": CGFloat(0), "scale": CGFloat(1),
        "contentsScale": CGFloat(1), "contentsRect": CGRect(x: 0, y: 0, width: 1, height: 1),
    ]
    /// Whether archives contain a property: the named ones are.
    open func shouldArchiveValue(forKey key: String) -> Bool { Self.initialValues[key] != nil }
    /// The kinds of particles that each particle emits.
    open var emitterCells: [CAEmitterCell]?
    open var beginTime: CFTimeInterval = 0
    weak var layer: CAEmitterLayer?

    public override init() { super.init() }

    /// Sets a number by the name of its property.
    open func setValue(_ value: Any?, forKey key: String) {
        let number =
            (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
            ?? (value as? Float).map { Double($0) } ?? (value as? Int).map { Double($0) }
        guard let number else { return }
        switch key {
        case "birthRate": birthRate = Float(number)
        case "lifetime": lifetime = Float(number)
        case "velocity": velocity = CGFloat(number)
        case "velocityRange": velocityRange = CGFloat(number)
        case "scale": scale = CGFloat(number)
        case "scaleSpeed": scaleSpeed = CGFloat(number)
        case "spin": spin = CGFloat(number)
        case "xAcceleration": xAcceleration = CGFloat(number)
        case "yAcceleration": yAcceleration = CGFloat(number)
        case "emissionLongitude": emissionLongitude = CGFloat(number)
        case "emissionRange": emissionRange = CGFloat(number)
        case "alphaSpeed": alphaSpeed = Float(number)
        default: break
        }
    }
}
