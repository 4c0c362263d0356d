import CCairo
package import Foundation

/// Draws into a bitmap or an SVG document. One thread at a time may use a context.
///
/// Numbers that are not finite, and transforms that cannot be inverted, draw nothing.
public final class CGContext {
    /// What `saveGState` and `beginTransparencyLayer` put aside.
    enum Saved {
        case state(GraphicsState)
        case layer(GraphicsState)
    }

    /// The longest side of a context, in pixels.
    package static let longestSide = 16384

    /// What is drawn on; a deferred one comes into being when it is asked for.
    var canvas: OpaquePointer {
        if let made { return made }
        guard let new = cc_canvas_create_bitmap(Int32(width), Int32(height)) else {
            preconditionFailure("there is no memory for a bitmap of \(width) by \(height) pixels")
        }
        made = new
        return new
    }
    private var made: OpaquePointer?
    /// Whether it is an SVG document that is drawn into, which has no pixels.
    let isDocument: Bool
    /// How many pixels of a picture are made for one of the context: what stays pixels in a document is looked at from near.
    var density: CGFloat { isDocument ? 4 : 1 }
    /// From user space to pixels in a new context: shadows are measured in it, whatever the transform has become.
    let base: CGAffineTransform
    /// The size in pixels.
    public let width: Int
    public let height: Int
    var state: GraphicsState
    var saved: [Saved] = []
    /// The path so far, in pixels: later changes of the transform leave it where it is.
    var pathInPixels = PathElements()

    /// A bitmap with the origin at the bottom left, a unit a pixel. The context owns its bytes: `data` must be nil.
    /// Nil for a size that is not positive, or has a side over 16384.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil else { return nil }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(bitmapOfWidth: width, height: height, base: flip)
    }

    /// A bitmap as UIKit draws in it: the origin at the top left, `scale` pixels a unit.
    package convenience init?(pixelsWide width: Int, pixelsHigh height: Int, scale: CGFloat) {
        guard scale.isFinite, scale > 0 else { return nil }
        self.init(bitmapOfWidth: width, height: height, base: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// The same, which takes no memory until something is drawn.
    package convenience init?(deferredPixelsWide width: Int, pixelsHigh height: Int, scale: CGFloat) {
        let sides = 1...Self.longestSide
        guard scale.isFinite, scale > 0, sides.contains(width), sides.contains(height) else { return nil }
        self.init(canvas: nil, width: width, height: height, base: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Whether nothing has been drawn in a deferred bitmap.
    package var isUntouched: Bool { made == nil }

    /// An SVG document with the origin at the top left, whose text `finishSVG` returns.
    package convenience init?(svgSize size: CGSize) {
        let sides = 0.0...Double(Self.longestSide)
        guard sides.contains(Double(size.width)), sides.contains(Double(size.height)),
            let canvas = cc_canvas_create_svg(Double(size.width), Double(size.height))
        else { return nil }
        self.init(
            canvas: canvas, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)),
            base: .identity, isDocument: true)
    }

    private convenience init?(bitmapOfWidth width: Int, height: Int, base: CGAffineTransform) {
        let sides = 1...Self.longestSide
        guard sides.contains(width), sides.contains(height),
            let canvas = cc_canvas_create_bitmap(Int32(width), Int32(height))
        else { return nil }
        self.init(canvas: canvas, width: width, height: height, base: base)
    }

    private init(
        canvas: OpaquePointer?, width: Int, height: Int, base: CGAffineTransform, isDocument: Bool = false
    ) {
        made = canvas
        self.isDocument = isDocument
        self.width = width
        self.height = height
        self.base = base
        state = GraphicsState(toPixels: base)
    }

    deinit { if let made { cc_canvas_destroy(made) } }

    /// Premultiplied pixels, rows from the top, which live as long as the context; nil for SVG.
    public var data: UnsafeMutableRawPointer? {
        var bytesPerRow: Int32 = 0
        return cc_canvas_pixels(canvas, &bytesPerRow).map { UnsafeMutableRawPointer($0) }
    }

    public var bytesPerRow: Int {
        var bytesPerRow: Int32 = 0
        return cc_canvas_pixels(canvas, &bytesPerRow) == nil ? 0 : Int(bytesPerRow)
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var colorSpace: CGColorSpace? { .standardRGB }

    /// A copy of the pixels. What is drawn in a transparency layer, or under a mask, is in it only after that has ended.
    public func makeImage() -> CGImage? { cc_canvas_copy_picture(canvas).map(CGImage.init(picture:)) }

    /// The pixels themselves. Nothing more can be drawn.
    package func finishImage() -> CGImage? { cc_canvas_finish_picture(canvas).map(CGImage.init(picture:)) }

    /// Ends an SVG document, in which nothing more can be drawn. Nil for bitmaps.
    package func finishSVG() -> Data? {
        while !saved.isEmpty { endLast() }
        var length = 0
        guard let bytes = cc_canvas_finish_svg(canvas, &length) else { return nil }
        return Data(bytes: bytes, count: length)
    }

    public func flush() {}
    public func synchronize() {}
}
