public import CoreGraphics
public import Foundation

/// The format of a renderer's output.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
    open fileprivate(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    open class func `default`() -> Self { Self() }

    open class func preferred() -> Self { Self() }
}

/// The format of rendered images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point.
    open var scale: CGFloat = UIScreen.main.scale
    open var opaque = false
    /// Whether colors are kept that are brighter than the screen's. None are here.
    @available(*, deprecated, message: "Use preferredRange")
    public var prefersExtendedRange: Bool {
        get { false }
        set {}
    }
    public var supportsHighDynamicRange: Bool { false }

    /// Creates a format that fits traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// The context of a renderer.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    private let ownFormat: UIGraphicsRendererFormat

    open var format: UIGraphicsRendererFormat { ownFormat }

    init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        ownFormat = format
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let size: CGSize
    private let scale: CGFloat

    init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat, size: CGSize) {
        self.size = size
        scale = format.scale
        super.init(cgContext, format)
    }

    /// The image as drawn so far.
    open var currentImage: UIImage { UIImage(cgContext.makeImage(), size: size, scale: scale) }
}

/// The base class of renderers.
@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject {
    private let ownFormat: UIGraphicsRendererFormat

    open var format: UIGraphicsRendererFormat { ownFormat }
    /// Whether what is drawn becomes an image.
    public var allowsImageOutput: Bool { true }
    /// The class of the contexts that drawing closures get.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    private let ownBounds: CGRect

    /// Creates a renderer, for a subclass of the app.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        (ownFormat, ownBounds) = (format, bounds)
        format.bounds = bounds
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

    // MARK: For subclasses

    /// Returns the context that is drawn into: by default a bitmap of the format's bounds.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? UIScreen.main.scale
        let size = format.bounds.size.ceiled(scale: scale)
        return CGContext(
            pixelsWide: Int(clamping: (size.width * scale).rounded()),
            pixelsHigh: Int(clamping: (size.height * scale).rounded()), scale: scale)
    }

    /// Called before what is drawn, to set up the context.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// Draws, and then does what is made of the drawing. Throws if there can be no context.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        guard let context = Self.context(with: ownFormat) else { throw CocoaError(.featureUnsupported) }
        context.translateBy(x: -ownBounds.minX, y: -ownBounds.minY)
        let own = UIGraphicsRendererContext(context, ownFormat)
        Self.prepare(context, with: own)
        UIGraphicsPushContext(context)
        drawingActions(own)
        UIGraphicsPopContext()
        completionActions?(own)
    }
}

/// Renders images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let bounds: CGRect
    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates an object of which nothing is known yet.
    public convenience init() { self.init(size: .zero) }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        imageFormat = format
        super.init(bounds: bounds, format: format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns a rendered image, without pixels if the size is empty or too large.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let size = bounds.size.ceiled(scale: imageFormat.scale)
        guard
            let context = CGContext(
                pixelsWide: Int(clamping: (size.width * imageFormat.scale).rounded()),
                pixelsHigh: Int(clamping: (size.height * imageFormat.scale).rounded()), scale: imageFormat.scale)
        else { return UIImage(nil, size: bounds.size, scale: imageFormat.scale) }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if imageFormat.opaque {
            context.setFillColor(.black)
            context.fill(bounds)
        }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, imageFormat, size: bounds.size))
        UIGraphicsPopContext()
        return UIImage(context.makeImage(), size: bounds.size, scale: imageFormat.scale)
    }

    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

/// The contexts that `UIGraphicsBeginImageContext` began, with their scales.
@MainActor private var imageContexts: [(context: CGContext, scale: CGFloat, size: CGSize)] = []

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context. A scale of 0 is the screen's.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let scale = scale > 0 ? scale : UIScreen.main.scale
    let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard
        let context = CGContext(
            pixelsWide: Int(clamping: pixels.width), pixelsHigh: Int(clamping: pixels.height), scale: scale)
    else {
        return UIEnvironment.current.report("there can be no image context of the size \(size.width) × \(size.height)")
    }
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    imageContexts.append((context, scale, size))
    UIGraphicsPushContext(context)
}

@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let last = imageContexts.last, let image = last.context.makeImage() else { return nil }
    return UIImage(image, size: last.size, scale: last.scale)
}

@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
    guard imageContexts.popLast() != nil else { return }
    UIGraphicsPopContext()
}

@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
@preconcurrency @MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.draw(in: blendMode) { UIRectFill(rect) }
}
@preconcurrency @MainActor public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.draw(in: blendMode) { UIRectFrame(rect) }
}

extension CGContext {
    @MainActor
    fileprivate func draw(in mode: CGBlendMode, _ body: () -> Void) {
        saveGState()
        setBlendMode(mode)
        body()
        restoreGState()
    }
}

@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
