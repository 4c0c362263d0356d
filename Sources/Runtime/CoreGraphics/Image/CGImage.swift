import CCairo
public import Foundation

/// An immutable bitmap image.
// Sendable although it holds a pointer, whose target isn't changed after it is created.
public final class CGImage: Hashable, @unchecked Sendable {
    let picture: OpaquePointer
    /// The vector drawing that the image was created from.
    let drawing: VectorDrawing?

    convenience init(picture: OpaquePointer) { self.init(picture: picture, drawing: nil) }

    /// Creates an image that takes ownership of the picture.
    private init(picture: OpaquePointer, drawing: VectorDrawing?) {
        self.picture = picture
        self.drawing = drawing
    }

    /// Creates an image of the same pixels as another.
    convenience init(sharing image: CGImage) { self.init(picture: cc_picture_retain(image.picture)) }

    /// Creates an image of a drawing from the drawing's pixels.
    convenience init(_ image: CGImage, of drawing: VectorDrawing) {
        self.init(picture: cc_picture_retain(image.picture), drawing: drawing)
    }

    deinit { cc_picture_release(picture) }

    /// The width in pixels.
    public var width: Int { Int(cc_picture_width(picture)) }
    public var height: Int { Int(cc_picture_height(picture)) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { withPixels { $1 } }
    public var colorSpace: CGColorSpace? { .standardRGB }

    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

    /// Whether all pixels are opaque.
    package var isOpaque: Bool { cc_picture_is_opaque(picture) }

    /// Returns the part in `rect`, in pixels from the top left, extended to whole pixels, or nil if it is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        guard rect.isFinite else { return nil }
        let part = rect.integral.intersection(whole)
        guard !part.isNull, !part.isEmpty else { return nil }
        return cc_picture_crop(
            picture, Int32(part.minX), Int32(part.minY), Int32(part.width), Int32(part.height)
        ).map(CGImage.init(picture:))
    }

    /// Returns an image whose pixel (x, y) is (x, y), or (y, x), of this one, counted from its other end where an axis is flipped.
    package func turned(swapsAxes: Bool, flipsX: Bool, flipsY: Bool) -> CGImage? {
        cc_picture_turn(picture, swapsAxes, flipsX, flipsY).map(CGImage.init(picture:))
    }

    /// Returns an image of a size by a projective transform: each pixel `(x, y, 1)` is multiplied by three `rows`, for
    /// x, y and the divisor of both. Pixels outside the source are transparent.
    package func projected(_ rows: [CGFloat], width: Int, height: Int) -> CGImage? {
        guard rows.count == 9, rows.allSatisfy(\.isFinite) else { return nil }
        let toSource = cc_projection(
            a: rows[0], b: rows[1], p: rows[2], c: rows[3], d: rows[4], q: rows[5], tx: rows[6], ty: rows[7], w: rows[8]
        )
        return cc_picture_project(picture, toSource, Int32(clamping: width), Int32(clamping: height))
            .map(CGImage.init(picture:))
    }

    public func copy() -> CGImage? { self }

    /// Calls a closure with the pixels, premultiplied, rows from the top, each blue, green, red, alpha; and the bytes
    /// per row.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer, Int) -> Result) -> Result {
        var bytesPerRow: Int32 = 0
        let pixels = cc_picture_pixels(picture, &bytesPerRow)
        return body(UnsafeRawBufferPointer(start: pixels, count: Int(bytesPerRow) * height), Int(bytesPerRow))
    }

    /// Returns whether two images, or none, have the same pixels.
    package static func haveSamePixels(_ one: CGImage?, _ other: CGImage?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        guard one !== other, one.picture != other.picture else { return true }
        guard one.width == other.width, one.height == other.height else { return false }
        return one.withPixels { left, leftRow in
            other.withPixels { right, rightRow in
                (0..<one.height).allSatisfy { row in
                    let (start, length) = (row * leftRow, 4 * one.width)
                    return left[start..<start + length].elementsEqual(right[row * rightRow..<row * rightRow + length])
                }
            }
        }
    }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
