public import CoreGraphics
public import Foundation

/// An image and the way it is stretched and tinted.
public final class UIImage: Hashable, Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public let size: CGSize
    public let scale: CGFloat
    /// The pixels, as they are stored.
    public let cgImage: CGImage?
    /// How the pixels are turned for display.
    public let imageOrientation: Orientation
    /// The pixels as they are shown.
    let upright: CGImage?
    public let renderingMode: RenderingMode
    public let capInsets: UIEdgeInsets
    public let resizingMode: ResizingMode
    /// The name of the image in its catalog or file.
    let name: String?
    /// A Boolean value that indicates whether the image is a symbol, which is tinted like text.
    public let isSymbolImage: Bool
    /// The weight of a symbol, from 100 to 900.
    let symbolWeight: Int

    init(
        _ image: CGImage?, size: CGSize, scale: CGFloat, name: String? = nil, mode: RenderingMode = .automatic,
        isSymbol: Bool = false, weight: Int = 400, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile,
        orientation: Orientation = .up
    ) {
        cgImage = image
        imageOrientation = orientation
        upright = orientation == .up ? image : image?.turned(orientation)
        self.size = size
        self.scale = scale
        self.name = name
        renderingMode = mode
        isSymbolImage = isSymbol
        symbolWeight = weight
        self.capInsets = capInsets
        self.resizingMode = resizingMode
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
        UIImage(
            cgImage, size: size, scale: scale, name: name, mode: renderingMode, isSymbol: isSymbolImage,
            weight: symbolWeight, capInsets: capInsets, resizingMode: resizingMode,
            orientation: imageOrientation.flipped)
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

    public static func == (left: UIImage, right: UIImage) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(
            cgImage, size: size, scale: scale, name: name, mode: mode, isSymbol: isSymbolImage, weight: symbolWeight,
            capInsets: capInsets, resizingMode: resizingMode, orientation: imageOrientation)
    }

    public func resizableImage(
        withCapInsets insets: UIEdgeInsets, resizingMode mode: ResizingMode = .tile
    ) -> UIImage {
        UIImage(
            cgImage, size: size, scale: scale, name: name, mode: renderingMode, isSymbol: isSymbolImage,
            capInsets: insets, resizingMode: mode, orientation: imageOrientation)
    }
}

extension UIImage {
    /// Creates an image of the app, or nil if there is none with the name.
    @preconcurrency @MainActor
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates an image of a bundle, or nil if there is none with the name.
    @preconcurrency @MainActor
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
        guard let image = BundleResources.of(bundle ?? .main).image(named: name) else { return nil }
        self.init(
            image.cgImage, size: image.size, scale: image.scale, name: name, mode: image.renderingMode,
            capInsets: image.capInsets, resizingMode: image.resizingMode)
    }

    /// Creates the image of an asset catalog's symbol; one that isn't there is empty.
    @preconcurrency @MainActor
    public convenience init(resource: ImageResource) {
        let image = BundleResources.of(resource.bundle).image(named: resource.name) ?? UIImage()
        self.init(
            image.cgImage, size: image.size, scale: image.scale, name: resource.name, mode: image.renderingMode,
            capInsets: image.capInsets, resizingMode: image.resizingMode)
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
            return symbol.applying(value("UISymbolImageConfiguration", as: UIImage.SymbolConfiguration.self))
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
        value(key, as: UIImage.self)?.applying(value(configurationKey, as: UIImage.SymbolConfiguration.self))
    }
}
