import CoreGraphics
import Foundation
import ImageIO
import UIKit

/// Makes images of data.
struct Decoder: Sendable {
    /// Whether animated images have one frame only.
    var isStill = false
    /// Whether large images are made smaller.
    var shrinksLarge = false
    /// The scale, in place of that in the name.
    var scale: CGFloat?
    /// The size in pixels that images are made to fit.
    var thumbnail: CGSize?

    /// The most pixels of an image that isn't made smaller: 60 MB.
    private static let mostPixels: CGFloat = 60 * 1024 * 1024 / 4

    init(isStill: Bool = false) { self.isStill = isStill }

    init(_ options: SDWebImageOptions, _ context: SDWebImageContext?) {
        (isStill, shrinksLarge) = (
            options.contains(.decodeFirstFrameOnly), options.contains(.scaleDownLargeImages)
        )
        scale = Self.number(context?[.imageScaleFactor])
        switch context?[.imageThumbnailPixelSize] {
        case let size as CGSize: thumbnail = size
        case let value as NSValue: thumbnail = value.cgSizeValue
        default: break
        }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// Returns the scale in the name of a file, such as `dog@2x.png`.
    static func scale(ofKey key: String?) -> CGFloat {
        guard let key else { return 1 }
        for (mark, scale) in [("2x", 2.0), ("3x", 3)] where key.contains("@\(mark).") || key.contains("%40\(mark).") {
            return CGFloat(scale)
        }
        return 1
    }

    /// Returns the image of data, or nil if it is none.
    func image(_ data: Data, forKey key: String? = nil) -> UIImage? {
        let scale = scale ?? Self.scale(ofKey: key)
        guard let image = animation(data, scale) ?? UIImage(data: data, scale: scale) else { return nil }
        if let thumbnail, thumbnail.width > 0, thumbnail.height > 0 { return image.fitting(pixels: thumbnail) }
        let pixels = image.size.width * image.size.height * scale * scale
        guard shrinksLarge, pixels > Self.mostPixels else { return image }
        let factor = (Self.mostPixels / pixels).squareRoot() * scale
        return image.fitting(pixels: CGSize(width: image.size.width * factor, height: image.size.height * factor))
    }

    private func animation(_ data: Data, _ scale: CGFloat) -> UIImage? {
        guard !isStill, data.starts(with: Array("GIF8".utf8)), let source = CGImageSourceCreateWithData(data, nil),
            CGImageSourceGetCount(source) > 1
        else { return nil }
        let frames = (0..<CGImageSourceGetCount(source)).compactMap { index -> (UIImage, Int)? in
            CGImageSourceCreateImageAtIndex(source, index, nil).map { image in
                (UIImage(cgImage: image, scale: scale, orientation: .up), Self.delay(of: index, in: source))
            }
        }
        return UIImage.sd_animation(frames)
    }

    /// Returns how long a frame is shown, in hundredths of a second. As in browsers, very short times are a tenth of a
    /// second.
    private static func delay(of index: Int, in source: CGImageSource) -> Int {
        let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        let values = all?[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any]
        let time =
            number(values?[kCGImagePropertyGIFUnclampedDelayTime]) ?? number(values?[kCGImagePropertyGIFDelayTime]) ?? 0
        return time < 0.011 ? 10 : Int(clamping: (time * 100).rounded())
    }
}

extension UIImage {
    /// Returns an image that shows frames for their times in hundredths of a second, or nil if there is none.
    static func sd_animation(_ frames: [(image: UIImage, delay: Int)]) -> UIImage? {
        let unit = frames.reduce(0) { greatestDivisor($0, $1.delay) }
        guard unit > 0 else { return nil }
        // An animated image shows each of its images for the same time.
        let images = frames.flatMap { Array(repeating: $0.image, count: max(1, $0.delay / unit)) }
        return animatedImage(with: images, duration: Double(frames.reduce(0) { $0 + $1.delay }) / 100)
    }

    private static func greatestDivisor(_ first: Int, _ second: Int) -> Int {
        second == 0 ? first : greatestDivisor(second, first % second)
    }

    /// Returns a copy that fits a size in pixels, or the image itself if it's small enough.
    func fitting(pixels: CGSize) -> UIImage {
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        guard size.width < self.size.width || size.height < self.size.height else { return self }
        return preparingThumbnail(of: size) ?? self
    }
}
