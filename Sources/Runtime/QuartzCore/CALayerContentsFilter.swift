import Foundation
import CoreGraphics

/// How contents are drawn in another size than their own.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Each pixel has the color of the nearest one in the contents.
    public static let nearest = Self(rawValue: "nearest")
    public static let linear = Self(rawValue: "linear")
    public static let trilinear = Self(rawValue: "trilinear")
}

extension CALayer {
    /// Returns the quality with which contents are drawn in a rectangle.
    func interpolation(of image: CGImage, in rect: CGRect) -> CGInterpolationQuality {
        let isEnlarged = rect.width * contentsScale > CGFloat(image.width)
        return (isEnlarged ? magnificationFilter : minificationFilter) == .nearest ? .none : .default
    }
}
