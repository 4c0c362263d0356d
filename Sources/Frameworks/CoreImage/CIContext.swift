public import CoreGraphics
public import Foundation

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
    public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
    public static let name = CIContextOption(rawValue: "name")
}

public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The layout of pixels that are drawn.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let BGRA8 = CIFormat(rawValue: 24)
    public static let RGBA8 = CIFormat(rawValue: 25)
    public static let RGBAh = CIFormat(rawValue: 31)
    public static let RGBAf = CIFormat(rawValue: 34)
}

/// Draws images: on the processor.
open class CIContext: NSObject, @unchecked Sendable {
    /// The most pixels that are drawn at once.
    private static let mostPixels = 1 << 26

    public override init() { super.init() }
    public init(options: [CIContextOption: Any]? = nil) { super.init() }
    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) { self.init() }

    /// Returns the pixels of a part of an image, or nil for one without end, or nothing.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let area = PixelArea(fromRect)
        guard !fromRect.isInfinite, !area.isEmpty, area.width * area.height <= Self.mostPixels,
            let bytes = bytes(of: image, area, blueFirst: true)
        else { return nil }
        let length = area.width * 4
        return CGDataProvider(data: Data(bytes)).flatMap { provider in
            CGImage(
                width: area.width, height: area.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: length,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(
                    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
    }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Draws a part of an image to memory, rows from the top.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let area = PixelArea(bounds)
        guard !area.isEmpty, let bytes = bytes(of: image, area, blueFirst: format == .BGRA8) else { return }
        for row in 0..<area.height {
            bytes[row * area.width * 4..<(row + 1) * area.width * 4].withUnsafeBytes { source in
                if let start = source.baseAddress {
                    (data + row * rowBytes).copyMemory(from: start, byteCount: source.count)
                }
            }
        }
    }

    /// Returns the bytes of pixels, rows from the top, multiplied by alpha.
    private func bytes(of image: CIImage, _ area: PixelArea, blueFirst: Bool) -> [UInt8]? {
        let buffer = image.pixels(area)
        var bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
        for row in 0..<area.height {
            var place = (area.height - 1 - row) * area.width * 4
            for column in 0..<area.width {
                let color = Light.encoded(buffer.pixels[row * area.width + column].straight.clamped).multiplied
                let values = (color * 255).rounded(.toNearestOrAwayFromZero)
                bytes[place + (blueFirst ? 2 : 0)] = UInt8(values.x)
                bytes[place + 1] = UInt8(values.y)
                bytes[place + (blueFirst ? 0 : 2)] = UInt8(values.z)
                bytes[place + 3] = UInt8(values.w)
                place += 4
            }
        }
        return bytes
    }

    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent)?.pngData() }

    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent)?.jpegData(quality: 0.9) }

    open func clearCaches() {}
}
