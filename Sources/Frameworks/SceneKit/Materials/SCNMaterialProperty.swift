public import Foundation

public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }

public struct SCNColorMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let red = SCNColorMask(rawValue: 8)
    public static let green = SCNColorMask(rawValue: 4)
    public static let blue = SCNColorMask(rawValue: 2)
    public static let alpha = SCNColorMask(rawValue: 1)
    public static let all = SCNColorMask(rawValue: 15)
}

/// What a material has in one respect: a color, an image, a number.
open class SCNMaterialProperty: NSObject, AnimatedObject, @unchecked Sendable {
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var minificationFilter = SCNFilterMode.linear
    open var magnificationFilter = SCNFilterMode.linear
    open var mipFilter = SCNFilterMode.nearest
    open var contentsTransform = SCNMatrix4Identity
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
    open var textureComponents = SCNColorMask.all
    open var mappingChannel = 0
    open var maxAnisotropy: CGFloat = 1
    open var borderColor: Any?
    var animations: RunningAnimations?

    public override init() {}
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }

    /// Copies the values of another property.
    func copyValues(from other: SCNMaterialProperty) {
        (contents, intensity, contentsTransform) = (other.contents, other.intensity, other.contentsTransform)
        (minificationFilter, magnificationFilter) = (other.minificationFilter, other.magnificationFilter)
        (mipFilter, wrapS, wrapT) = (other.mipFilter, other.wrapS, other.wrapT)
        (textureComponents, mappingChannel) = (other.textureComponents, other.mappingChannel)
        (maxAnisotropy, borderColor) = (other.maxAnisotropy, other.borderColor)
    }
}
