public import CoreGraphics
public import Foundation

/// An image and the way it is stretched and tinted.
public final class UIImage: Hashable, Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// What makes up an image. An image is copied with a change of it.
    struct Content: Sendable {
        var image: CGImage?
        var size: CGSize
        var scale: CGFloat
        var name: String?
        var mode = RenderingMode.automatic
        var orientation = Orientation.up
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentInsets = UIEdgeInsets.zero
        var baseline: CGFloat?
        var flipsForRightToLeft = false
        /// The size of a symbol for text of 17 points; nil for other images.
        var plainSymbolSize: CGSize?
        var configuration: Configuration?
        var asset: UIImageAsset?
        /// The images of an animated image, which is shown as the first of them where nothing moves.
        var frames: [UIImage]?
        var duration: TimeInterval = 0
    }

    let content: Content
    /// The pixels as they are shown.
    let upright: CGImage?

    public var size: CGSize { content.size }
    public var scale: CGFloat { content.scale }
    /// The pixels, as they are stored.
    public var cgImage: CGImage? { content.image }
    /// How the pixels are turned for display.
    public var imageOrientation: Orientation { content.orientation }
    public var renderingMode: RenderingMode { content.mode }
    public var capInsets: UIEdgeInsets { content.capInsets }
    public var resizingMode: ResizingMode { content.resizingMode }
    /// The name of the image in its catalog or file.
    package var name: String? { content.name }
    /// A Boolean value that indicates whether the image is a symbol, which is tinted like text.
    public var isSymbolImage: Bool { content.plainSymbolSize != nil }

    init(_ content: Content) {
        self.content = content
        upright = content.orientation == .up ? content.image : content.image?.turned(content.orientation)
    }

    convenience init(
        _ image: CGImage?, size: CGSize, scale: CGFloat, name: String? = nil, isSymbol: Bool = false,
        orientation: Orientation = .up
    ) {
        self.init(
            Content(
                image: image, size: size, scale: scale, name: name, orientation: orientation,
                plainSymbolSize: isSymbol ? size : nil))
    }

    /// Returns a copy with a change, which applies to the images of an animated image, too.
    func changing(_ change: (inout Content) -> Void) -> UIImage {
        var content = content
        change(&content)
        content.frames = content.frames?.map { $0.changing(change) }
        return UIImage(content)
    }

    /// Creates an empty image.
    public convenience init() { self.init(nil, size: .zero, scale: 1) }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

    package convenience init(cgImage: CGImage, scale: CGFloat) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(cgImage, size: size, scale: scale)
    }

    /// Creates an image that is turned for display.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        let size = orientation.swapsAxes ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        self.init(cgImage, size: size, scale: scale, orientation: orientation)
    }

    /// Returns the image with another orientation.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.flipped }
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = CGImage(data: data) else { return nil }
        self.init(cgImage: image, scale: scale)
    }

    /// Returns whether images have the same pixels and are drawn in the same way.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        if left === right { return true }
        let (one, other) = (left.content, right.content)
        guard one.size == other.size, one.scale == other.scale, one.mode == other.mode,
            one.orientation == other.orientation, one.capInsets == other.capInsets,
            one.resizingMode == other.resizingMode, one.plainSymbolSize == other.plainSymbolSize,
            one.frames?.count == other.frames?.count, one.duration == other.duration
        else { return false }
        if let frames = one.frames, frames != other.frames { return false }
        return CGImage.haveSamePixels(one.image, other.image)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(content.size.width)
        hasher.combine(content.size.height)
        hasher.combine(content.mode)
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        changing { $0.mode = mode }
    }

    public func resizableImage(
        withCapInsets insets: UIEdgeInsets, resizingMode mode: ResizingMode = .tile
    ) -> UIImage {
        changing { ($0.capInsets, $0.resizingMode) = (insets, mode) }
    }
}

extension UIImage {
    /// Creates an image of the app, or nil if there is none with the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates an image of a bundle, or nil if there is none with the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
        // Other threads wait for the main one, which reads the bundle.
        let bundle = bundle ?? .main
        guard let image = MainThread.result({ BundleResources.of(bundle).image(named: name, for: traits) }) else {
            return nil
        }
        self.init(image.changing { $0.name = name }.content)
    }

    /// Creates an image of a bundle with a configuration, or nil if there is none with the name.
    @preconcurrency @MainActor
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let traits = configuration?.traitCollection
        guard let image = UIImage(named: name, in: bundle, compatibleWith: traits) else { return nil }
        self.init((configuration.map { image.withConfiguration($0) } ?? image).content)
    }

    /// Creates an image of a bundle with a configuration. The value is without effect: there are no symbols with variable parts.
    @preconcurrency @MainActor
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(named: name, in: bundle, with: configuration) }

    /// Creates the image of an asset catalog's symbol; one that isn't there is empty.
    public convenience init(resource: ImageResource) {
        let image = MainThread.result { BundleResources.of(resource.bundle).image(named: resource.name) } ?? UIImage()
        self.init(image.changing { $0.name = resource.name }.content)
    }
}

/// An image of an asset catalog, by its symbol.
public struct ImageResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UINibDecoder {
    /// Returns the image of the current placeholder. If there is none, it is nil in an app, else an empty image of the size
    /// in the document, so that layout doesn't change.
    func image() -> UIImage? {
        let noted = CGSize(width: number("UIImageWidth") ?? 1, height: number("UIImageHeight") ?? 1)
        if let name = string("UISystemSymbolResourceName") {
            let symbol = context.resources.symbol(named: name) ?? SymbolSet.symbol(named: name, noted: noted)
            return symbol.configured(value("UISymbolImageConfiguration", as: UIImage.SymbolConfiguration.self))
        }
        let name = string("UIResourceName") ?? ""
        if let image = context.resources.image(named: name) { return image }
        if context.resources.replacesMissingImages { return UIImage(nil, size: noted, scale: 1, name: name) }
        let place = context.document.map { "\($0): " } ?? ""
        context.report(.missingImage, "\(place)there is no image '\(name)' in the app; nothing is shown for it")
        return nil
    }

    /// Returns an image with its symbol configuration.
    func symbol(_ key: String, configuredBy configurationKey: String) -> UIImage? {
        value(key, as: UIImage.self)?.configured(value(configurationKey, as: UIImage.SymbolConfiguration.self))
    }
}
