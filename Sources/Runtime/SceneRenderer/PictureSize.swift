import CoreGraphics
import Foundation

/// The size of an image in pixels, at a smaller scale if it would exceed the maximum size.
struct PictureSize {
    static let longestSide: CGFloat = 8192
    static let mostPixels: CGFloat = 33_554_432

    let width: Int
    let height: Int
    let scale: CGFloat

    /// Creates the size of an image of `size` in points.
    init(of size: CGSize, scale wished: CGFloat) {
        let bySide = Self.longestSide / max(size.width, size.height, 1)
        let byArea = (Self.mostPixels / max(size.width * size.height, 1)).squareRoot()
        scale = min(wished, bySide, byArea)
        (width, height) = (Self.pixels(size.width * scale), Self.pixels(size.height * scale))
    }

    /// Returns a length in pixels; slightly more than a whole number isn't rounded up.
    private static func pixels(_ length: CGFloat) -> Int {
        length > 0 ? max(1, Int(clamping: (length - 0.001).rounded(.up))) : 0
    }

    var context: CGContext? { CGContext(pixelsWide: width, pixelsHigh: height, scale: scale) }
}
