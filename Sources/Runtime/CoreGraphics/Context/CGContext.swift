import CCairo
package import Foundation

/// A context that draws to a bitmap or an SVG document. It may be used by one thread at a time.
///
/// Values that aren't finite, and transforms that can't be inverted, draw nothing.
public final class CGContext {
    /// What `saveGState` and `beginTransparencyLayer` save.
    enum Saved {
        case state(GraphicsState)
        case layer(GraphicsState)
    }

    /// The maximum width and height of a context, in pixels.
    package static let longestSide = 16384
    /// The maximum number of pixels of a bitmap.
    package static let mostPixels = 1 << 26

    /// Returns a Boolean value that indicates whether a bitmap may have a size.
    package static func allows(width: Int, height: Int) -> Bool {
        let sides = 1...longestSide
        return sides.contains(width) && sides.contains(height) && width * height <= mostPixels
    }

    /// The canvas; a deferred one is created on first use.
    var canvas: OpaquePointer {
        if let made { return made }
        guard let new = cc_canvas_create_bitmap(Int32(width), Int32(height)) else {
            preconditionFailure("there is no memory for a bitmap of \(width) by \(height) pixels")
        }
        made = new
        return new
    }
    private var made: OpaquePointer?
    /// Whether the context draws to an SVG document, which has no pixels.
    let isDocument: Bool
    /// The number of image pixels per pixel of the context; images in documents may be viewed at a larger size.
    var density: CGFloat { isDocument ? 4 : 1 }
    /// The initial transform from user space to pixels, in which shadows are measured.
    let base: CGAffineTransform
    /// The width in pixels.
    public let width: Int
    public let height: Int
    var state: GraphicsState
    var saved: [Saved] = []
    /// The transform of texts, whose translation is where the next one is drawn. `saveGState()` doesn't save it.
    public var textMatrix = CGAffineTransform.identity
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    /// The current path in pixels, which later changes of the transform don't affect.
    var pathInPixels = PathElements()

    /// Creates a bitmap context with the origin at the bottom left and one pixel per unit, in an app's memory or, with
    /// nil, its own. Returns nil for a layout that isn't one of 8 bits per component, and for a size that isn't positive,
    /// has a side over 16384, or more than 64 million pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, isGray: space.model == .monochrome, bitmapInfo)
        else { return nil }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(bitmapOfWidth: width, height: height, base: flip)
        guard data != nil || layout != .native else { return }
        memory = BitmapMemory(layout, width: width, height: height, bytesPerRow: bytesPerRow, data)
    }

    /// The pixels as an app sees them, unless they are the canvas's own.
    private var memory: BitmapMemory?

    /// Takes what an app has written to its memory.
    func readMemory() {
        guard let memory, let (pixels, rowLength) = pixels else { return }
        memory.layout.read(memory.start, memory.bytesPerRow, width: width, height: height, to: pixels, rowLength)
    }

    /// Shows in an app's memory what was drawn.
    func writeMemory() {
        guard let memory, let (pixels, rowLength) = pixels else { return }
        memory.layout.write(pixels, rowLength, width: width, height: height, to: memory.start, memory.bytesPerRow)
    }

    private var pixels: (UnsafeMutablePointer<UInt8>, Int)? {
        var bytesPerRow: Int32 = 0
        return cc_canvas_pixels(canvas, &bytesPerRow).map { ($0, Int(bytesPerRow)) }
    }

    /// Creates a bitmap context for UIKit, with the origin at the top left and `scale` pixels per unit.
    package convenience init?(pixelsWide width: Int, pixelsHigh height: Int, scale: CGFloat) {
        guard scale.isFinite, scale > 0 else { return nil }
        self.init(bitmapOfWidth: width, height: height, base: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Creates a bitmap context for UIKit that allocates no memory until something is drawn.
    package convenience init?(deferredPixelsWide width: Int, pixelsHigh height: Int, scale: CGFloat) {
        guard scale.isFinite, scale > 0, Self.allows(width: width, height: height) else { return nil }
        self.init(canvas: nil, width: width, height: height, base: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Whether nothing has been drawn to a deferred bitmap.
    package var isUntouched: Bool { made == nil }

    /// Creates a context for an SVG document with the origin at the top left. `finishSVG` returns the document.
    package convenience init?(svgSize size: CGSize) {
        let sides = 0.0...Double(Self.longestSide)
        guard sides.contains(Double(size.width)), sides.contains(Double(size.height)),
            let canvas = cc_canvas_create_svg(Double(size.width), Double(size.height))
        else { return nil }
        self.init(
            canvas: canvas, width: Int(clamping: size.width.rounded(.up)),
            height: Int(clamping: size.height.rounded(.up)),
            base: .identity, isDocument: true)
    }

    /// Creates a context for a PDF document with the origin at the top left. Each page is begun by `beginPage(_:)`;
    /// `finishDocument` returns the document.
    package convenience init?(pdfSize size: CGSize) {
        guard Self.allows(page: size), let canvas = cc_canvas_create_pdf(Double(size.width), Double(size.height)) else {
            return nil
        }
        self.init(
            canvas: canvas, width: Int(clamping: size.width.rounded(.up)),
            height: Int(clamping: size.height.rounded(.up)), base: .identity, isDocument: true)
    }

    private static func allows(page size: CGSize) -> Bool {
        let sides = 1.0...Double(longestSide)
        return sides.contains(Double(size.width)) && sides.contains(Double(size.height))
    }

    /// Begins a page of a PDF document in the initial state, after the one before if there is one.
    package func beginPage(_ size: CGSize, isFirst: Bool) {
        while !saved.isEmpty { endLast() }
        if !isFirst { cc_canvas_end_page(canvas) }
        if Self.allows(page: size) { cc_canvas_set_page_size(canvas, Double(size.width), Double(size.height)) }
        resetClip()
        state = GraphicsState(toPixels: base)
        beginPath()
    }

    /// The metadata of a PDF document.
    package enum DocumentInfo: Int32 { case title, author, subject, keywords, creator }

    package func setInfo(_ kind: DocumentInfo, _ value: String) {
        cc_canvas_set_pdf_info(canvas, kind.rawValue, value)
    }

    private convenience init?(bitmapOfWidth width: Int, height: Int, base: CGAffineTransform) {
        guard Self.allows(width: width, height: height),
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

    /// The pixels, rows from the top, valid for the lifetime of the context, or nil for SVG.
    public var data: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(memory?.start ?? pixels?.0) }

    public var bytesPerRow: Int { memory?.bytesPerRow ?? pixels?.1 ?? 0 }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 4) * 8 }
    public var colorSpace: CGColorSpace? { .standardRGB }

    /// Returns an image of the pixels. It doesn't include unfinished transparency layers and masks.
    public func makeImage() -> CGImage? {
        readMemory()
        return cc_canvas_copy_picture(canvas).map(CGImage.init(picture:))
    }

    /// Returns an image of the pixels without copying them. Nothing more can be drawn.
    package func finishImage() -> CGImage? { cc_canvas_finish_picture(canvas).map(CGImage.init(picture:)) }

    /// Finishes and returns an SVG document. Returns nil for bitmaps.
    package func finishSVG() -> Data? { finishDocument() }

    /// Finishes and returns an SVG or PDF document. Returns nil for bitmaps.
    package func finishDocument() -> Data? {
        while !saved.isEmpty { endLast() }
        var length = 0
        guard let bytes = cc_canvas_finish_document(canvas, &length) else { return nil }
        return Data(bytes: bytes, count: length)
    }

    public func flush() {}
    public func synchronize() {}
}

extension CGContext: Hashable {
    public static func == (left: CGContext, right: CGContext) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
