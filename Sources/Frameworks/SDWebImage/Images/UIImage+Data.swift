import CoreGraphics
public import Foundation
public import UIKit

/// The format of an image's data.
public enum SDImageFormat: Int, Sendable {
    case undefined = -1
    case JPEG = 0
    case PNG, GIF, TIFF, webP, HEIC, HEIF, PDF, SVG, BMP, RAW
}

extension SDImageFormat {
    /// The format that data begins as.
    init(_ data: Data) {
        let marks: [([UInt8], SDImageFormat)] = [
            ([0xFF, 0xD8, 0xFF], .JPEG), ([0x89, 0x50, 0x4E, 0x47], .PNG), (Array("GIF8".utf8), .GIF),
            ([0x49, 0x49, 0x2A, 0x00], .TIFF), ([0x4D, 0x4D, 0x00, 0x2A], .TIFF), (Array("%PDF".utf8), .PDF),
            (Array("BM".utf8), .BMP), (Array("RIFF".utf8), .webP), (Array("<svg".utf8), .SVG),
        ]
        self = marks.first { data.starts(with: $0.0) }?.1 ?? .undefined
    }
}

extension NSData {
    /// Returns the format of an image's data.
    public class func sd_imageFormat(forImageData data: Data?) -> SDImageFormat {
        data.map { SDImageFormat($0) } ?? .undefined
    }
}

extension UIImage {
    /// Returns the image of data, or nil if it is none. GIFs move.
    public class func sd_image(with data: Data?) -> UIImage? { data.flatMap { Decoder().image($0) } }
    /// Returns the image of data with a scale.
    public class func sd_image(with data: Data?, scale: CGFloat) -> UIImage? {
        sd_image(with: data, scale: scale, firstFrameOnly: false)
    }
    /// Returns the image of data with a scale, or its first frame.
    public class func sd_image(with data: Data?, scale: CGFloat, firstFrameOnly: Bool) -> UIImage? {
        var decoder = Decoder(isStill: firstFrameOnly)
        decoder.scale = max(1, scale)
        return data.flatMap { decoder.image($0) }
    }
    /// Returns the image of a GIF.
    public class func sd_image(withGIFData data: Data?) -> UIImage? { sd_image(with: data) }
    /// Returns the image of a GIF: the name of version 4.
    public class func sd_animatedGIF(with data: Data?) -> UIImage? { sd_image(with: data) }

    /// Returns the image's data: PNG for one with transparent parts, else JPEG.
    public func sd_imageData() -> Data? { sd_imageData(as: .PNG) }
    /// Returns the image's data in a format: PNG or JPEG.
    public func sd_imageData(as imageFormat: SDImageFormat) -> Data? {
        sd_imageData(as: imageFormat, compressionQuality: 1)
    }
    /// Returns the image's data in a format: PNG or JPEG, with a quality from 0 to 1.
    public func sd_imageData(as imageFormat: SDImageFormat, compressionQuality: Double) -> Data? {
        imageFormat == .JPEG ? jpegData(compressionQuality: CGFloat(compressionQuality)) : pngData()
    }

    /// The bytes that the image's pixels take.
    public var sd_memoryCost: Int {
        let frame = Int(clamping: size.width * scale * size.height * scale * 4)
        return frame * max(1, images?.count ?? 1)
    }
    /// Whether the image moves.
    public var sd_isAnimated: Bool { images != nil }
    /// Whether the image is drawn of lines, which none is here.
    public var sd_isVector: Bool { false }
    /// How many frames the image has.
    public var sd_imageFrameCount: UInt { UInt(images?.count ?? 1) }
}
