public import Foundation
public import UIKit

/// Changes images before they're kept and shown.
public protocol SDImageTransformer: AnyObject {
    /// Identifies the change in the name that an image is kept by.
    var transformerKey: String { get }
    /// Returns the changed image, or nil if it can't be changed.
    func transformedImage(with image: UIImage, forKey key: String) -> UIImage?
}

/// Returns the name that a changed image is kept by.
public func SDTransformedKeyForKey(_ key: String?, _ transformerKey: String) -> String? {
    guard let key else { return nil }
    let end = URL(string: key)?.pathExtension ?? ""
    return end.isEmpty || !key.hasSuffix(".\(end)")
        ? "\(key)-\(transformerKey)" : "\(key.dropLast(end.count + 1))-\(transformerKey).\(end)"
}

/// Several changes, one after the other.
open class SDImagePipelineTransformer: NSObject, SDImageTransformer {
    /// The changes in order.
    public let transformers: [any SDImageTransformer]

    public init(transformers: [any SDImageTransformer]) { self.transformers = transformers }

    open var transformerKey: String { transformers.map(\.transformerKey).joined(separator: "-") }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        transformers.reduce(image) { image, next in image.flatMap { next.transformedImage(with: $0, forKey: key) } }
    }
}

/// Gives images another size.
open class SDImageResizingTransformer: NSObject, SDImageTransformer {
    /// The size in points.
    public let size: CGSize
    /// How the image gets the size.
    public let scaleMode: SDImageScaleMode

    public init(size: CGSize, scaleMode: SDImageScaleMode) { (self.size, self.scaleMode) = (size, scaleMode) }

    open var transformerKey: String {
        "SDImageResizingTransformer({\(size.width),\(size.height)},\(scaleMode.rawValue))"
    }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_resizedImage(with: size, scaleMode: scaleMode)
    }
}

/// Takes a rectangle of images.
open class SDImageCroppingTransformer: NSObject, SDImageTransformer {
    /// The rectangle in points.
    public let rect: CGRect

    public init(rect: CGRect) { self.rect = rect }

    open var transformerKey: String {
        "SDImageCroppingTransformer({\(rect.minX),\(rect.minY),\(rect.width),\(rect.height)})"
    }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_croppedImage(with: rect)
    }
}

/// Flips images.
open class SDImageFlippingTransformer: NSObject, SDImageTransformer {
    public let horizontal: Bool
    public let vertical: Bool

    public init(horizontal: Bool, vertical: Bool) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    open var transformerKey: String { "SDImageFlippingTransformer(\(horizontal ? 1 : 0),\(vertical ? 1 : 0))" }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_flippedImage(withHorizontal: horizontal, vertical: vertical)
    }
}

/// Turns images.
open class SDImageRotationTransformer: NSObject, SDImageTransformer {
    /// The angle, counterclockwise.
    public let angle: CGFloat
    /// Whether the image is as large as it then is.
    public let fitSize: Bool

    public init(angle: CGFloat, fitSize: Bool) { (self.angle, self.fitSize) = (angle, fitSize) }

    open var transformerKey: String { "SDImageRotationTransformer(\(angle),\(fitSize ? 1 : 0))" }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_rotatedImage(withAngle: angle, fitSize: fitSize)
    }
}
