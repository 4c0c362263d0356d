import CoreGraphics
public import Foundation
public import UIKit

/// Gives images round corners and a border.
open class SDImageRoundCornerTransformer: NSObject, SDImageTransformer {
    public let cornerRadius: CGFloat
    public let corners: SDRectCorner
    public let borderWidth: CGFloat
    public let borderColor: UIColor?

    public init(radius cornerRadius: CGFloat, corners: SDRectCorner, borderWidth: CGFloat, borderColor: UIColor?) {
        (self.cornerRadius, self.corners) = (cornerRadius, corners)
        (self.borderWidth, self.borderColor) = (borderWidth, borderColor)
    }

    open var transformerKey: String {
        let color = borderColor.map(\.sd_name) ?? "none"
        return "SDImageRoundCornerTransformer(\(cornerRadius),\(corners.rawValue),\(borderWidth),\(color))"
    }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_roundedCornerImage(
            withRadius: cornerRadius, corners: corners, borderWidth: borderWidth, borderColor: borderColor)
    }
}

/// Gives images a color.
open class SDImageTintTransformer: NSObject, SDImageTransformer {
    public let tintColor: UIColor

    public init(color tintColor: UIColor) { self.tintColor = tintColor }

    open var transformerKey: String { "SDImageTintTransformer(\(tintColor.sd_name))" }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_tintedImage(with: tintColor)
    }
}

/// Blurs images.
open class SDImageBlurTransformer: NSObject, SDImageTransformer {
    public let blurRadius: CGFloat

    public init(radius blurRadius: CGFloat) { self.blurRadius = blurRadius }

    open var transformerKey: String { "SDImageBlurTransformer(\(blurRadius))" }
    open func transformedImage(with image: UIImage, forKey key: String) -> UIImage? {
        image.sd_blurredImage(withRadius: blurRadius)
    }
}

extension UIColor {
    /// The color's parts, for names of images.
    fileprivate var sd_name: String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { String(Int(clamping: ($0 * 255).rounded())) }.joined(separator: " ")
    }
}
