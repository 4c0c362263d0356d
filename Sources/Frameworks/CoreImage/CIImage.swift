public import CoreGraphics
public import Foundation
public import UIKit

/// A recipe for an image: pixels, a color, or what a filter makes of other images. Nothing is drawn before a context
/// does.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    /// Where the image has something.
    public let extent: CGRect
    let render: @Sendable (PixelArea) -> PixelBuffer
    /// The pixels that it was created from, as they were.
    open private(set) var cgImage: CGImage?
    open private(set) var url: URL?
    open var properties: [String: Any] { [:] }
    open var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(.null) { PixelBuffer($0) } }

    init(_ extent: CGRect, _ render: @escaping @Sendable (PixelArea) -> PixelBuffer) {
        (self.extent, self.render) = (extent, render)
    }

    /// Creates an image of a bitmap.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    public init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        cgImage = image
        extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let whole = Bitmap(image)
        render = { area in
            var buffer = PixelBuffer(area)
            buffer.fill { whole[$0, $1] }
            return buffer
        }
    }

    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }

    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let pixels = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: pixels)
    }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        self.url = url
    }

    /// Creates an image without end of one color.
    public init(color: CIColor) {
        extent = .infinite
        let light = color.light
        render = { area in
            var buffer = PixelBuffer(area)
            for place in buffer.pixels.indices { buffer.pixels[place] = light }
            return buffer
        }
    }

    open class func empty() -> CIImage { CIImage(.null) { PixelBuffer($0) } }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the pixels of an area; outside of the extent there are none.
    func pixels(_ area: PixelArea) -> PixelBuffer {
        let seen = PixelArea(area.rect.intersection(extent))
        if seen == area { return render(area) }
        var buffer = PixelBuffer(area)
        guard !seen.isEmpty else { return buffer }
        let part = render(seen)
        for row in 0..<seen.height {
            let target = (row + seen.y - area.y) * area.width + seen.x - area.x
            buffer.pixels.replaceSubrange(
                target..<target + seen.width, with: part.pixels[row * seen.width..<(row + 1) * seen.width])
        }
        return buffer
    }

    // MARK: Derived images

    open func cropped(to rect: CGRect) -> CIImage {
        CIImage(extent.intersection(rect)) { [self] in pixels($0) }
    }

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let inverse = matrix.inverted()
        let isShift =
            matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1 && matrix.tx.rounded() == matrix.tx
            && matrix.ty.rounded() == matrix.ty
        let image = self
        return CIImage(extent.isInfinite ? extent : extent.applying(matrix)) { area in
            var buffer = PixelBuffer(area)
            let source = image.pixels(PixelArea(area.rect.applying(inverse)).grown(by: isShift ? 0 : 2))
            if isShift {
                let (dx, dy) = (Int(matrix.tx), Int(matrix.ty))
                buffer.fill { source[$0 - dx, $1 - dy] }
            } else {
                buffer.fill { column, row in
                    let place = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(inverse)
                    return source.sample(place.x, place.y)
                }
            }
            return buffer
        }
    }

    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    open func composited(over dest: CIImage) -> CIImage { Compositing.over.image(self, dest) }

    /// Returns the image with the pixels of its edge going on without end.
    open func clampedToExtent() -> CIImage {
        let whole = PixelArea(extent)
        guard !extent.isInfinite, !whole.isEmpty else { return self }
        let image = self
        return CIImage(.infinite) { area in
            func clamp(_ value: Int, _ start: Int, _ count: Int) -> Int { min(max(value, start), start + count - 1) }
            let (left, right) = (clamp(area.x, whole.x, whole.width), clamp(area.x + area.width, whole.x, whole.width))
            let (low, high) = (clamp(area.y, whole.y, whole.height), clamp(area.y + area.height, whole.y, whole.height))
            let source = image.pixels(PixelArea(x: left, y: low, width: right - left + 1, height: high - low + 1))
            var buffer = PixelBuffer(area)
            buffer.fill { source[clamp($0, whole.x, whole.width), clamp($1, whole.y, whole.height)] }
            return buffer
        }
    }

    open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    /// Returns what a filter makes of the image.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? .empty()
    }

    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    open func premultiplyingAlpha() -> CIImage { mapped { $0.multiplied } }
    open func unpremultiplyingAlpha() -> CIImage { mapped { $0.straight } }

    open func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(extent) { [self] area in pixels(area).mapped { SIMD4($0.x, $0.y, $0.z, 1) } }
    }

    /// Returns the image turned by the numbers of Exif.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        transformed(by: orientationTransform(forExifOrientation: orientation))
    }

    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        oriented(forExifOrientation: Int32(orientation.rawValue))
    }

    open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        orientationTransform(forExifOrientation: Int32(orientation.rawValue))
    }

    open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let (w, h) = (extent.width, extent.height)
        switch orientation {
        case 2: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case 3: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case 4: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case 5: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case 6: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        case 7: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 8: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        default: return .identity
        }
    }

    /// Returns an image of colors that are a function of this one's: multiplied by alpha, both.
    func mapped(_ body: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        CIImage(extent) { [self] area in pixels(area).mapped(body) }
    }

    /// Returns an image of colors that are a function of this one's, without their alpha's part.
    func recolored(_ body: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        mapped { color in
            let straight = color.straight
            let new = body(straight)
            return SIMD4(new.x, new.y, new.z, straight.w).multiplied
        }
    }
}

/// How an image is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

/// The pixels of a bitmap as light.
private struct Bitmap: Sendable {
    private let data: Data
    private let rowLength: Int
    private let width: Int
    private let height: Int

    init(_ image: CGImage) {
        (width, height, rowLength) = (image.width, image.height, image.bytesPerRow)
        data = image.dataProvider?.data ?? Data()
    }

    subscript(column: Int, row: Int) -> SIMD4<Float> {
        guard column >= 0, column < width, row >= 0, row < height else { return .zero }
        return data.withUnsafeBytes { bytes in
            let place = (height - 1 - row) * rowLength + column * 4
            guard place + 4 <= bytes.count else { return .zero }
            let alpha = bytes[place + 3]
            if alpha == 255 {
                return SIMD4(
                    Light.ofByte[Int(bytes[place + 2])], Light.ofByte[Int(bytes[place + 1])],
                    Light.ofByte[Int(bytes[place])], 1)
            }
            let color =
                SIMD4<Float>(
                    Float(bytes[place + 2]), Float(bytes[place + 1]), Float(bytes[place]), Float(alpha)) / 255
            return Light.linear(color.straight).multiplied
        }
    }
}

extension UIImage {
    /// Creates an image of a recipe, drawn at once.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// The recipe that the image was created from; images here are pixels.
    public var ciImage: CIImage? { nil }
}
