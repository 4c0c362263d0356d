public import CoreGraphics
public import Foundation
public import UIKit

/// A picture or a colored rectangle.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
    open var texture: SKTexture? { didSet { changed() } }
    open var normalTexture: SKTexture?
    open var size: CGSize { didSet { changed() } }
    open var color: UIColor { didSet { changed() } }
    open var colorBlendFactor: CGFloat = 0 { didSet { changed() } }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
    open var blendMode = SKBlendMode.alpha { didSet { changed() } }
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }

    public override convenience init() { self.init(texture: nil, color: .clear, size: .zero) }
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    public required init?(coder aDecoder: NSCoder) {
        (texture, color, size) = (nil, .clear, .zero)
        super.init(coder: aDecoder)
        if let file = aDecoder as? SceneDecoder { readSprite(file) }
    }

    private func readSprite(_ file: SceneDecoder) {
        texture = file.value("_texture", as: SKTexture.self)
        normalTexture = file.value("_normalTexture", as: SKTexture.self)
        size = file.rect("_bounds")?.size ?? texture?.size() ?? size
        color = file.color("_baseColor") ?? color
        colorBlendFactor = file.number("_colorMix") ?? colorBlendFactor
        anchorPoint = file.point("_anchorPoint") ?? anchorPoint
        blendMode = file.option("_blendMode") ?? blendMode
        centerRect = file.rect("_centerRect") ?? centerRect
        lightingBitMask = file.mask("_lightingBitMask") ?? lightingBitMask
        shadowCastBitMask = file.mask("_shadowCastBitMask") ?? shadowCastBitMask
    }

    open func scale(to size: CGSize) {
        guard self.size.width > 0, self.size.height > 0 else { return }
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
    }

    func show(_ texture: SKTexture, resizing: Bool) {
        self.texture = texture
        if resizing { size = texture.size() }
    }

    override var ownBounds: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    override func draw(in context: CGContext) {
        let rect = ownBounds
        context.setBlendMode(blendMode.drawn)
        guard let texture else {
            context.setFillColor(color.cgColor)
            return context.fill(rect)
        }
        guard colorBlendFactor > 0 else { return texture.draw(in: rect, context) }
        // The picture's colors times the color, where the picture is
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        texture.draw(in: rect, context)
        context.setBlendMode(.multiply)
        context.setFillColor(color.withAlphaComponent(colorBlendFactor).cgColor)
        context.fill(rect)
        texture.draw(in: rect, context, blendMode: .destinationIn)
        context.endTransparencyLayer()
    }
}

extension SKBlendMode {
    var drawn: CGBlendMode {
        switch self {
        case .alpha, .subtract: .normal
        case .add: .plusLighter
        case .multiply, .multiplyX2, .multiplyAlpha: .multiply
        case .screen: .screen
        case .replace: .copy
        }
    }
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// A picture for sprites.
open class SKTexture: NSObject, NSCopying, @unchecked Sendable {
    let image: UIImage?
    /// The part of the image, with the origin at its lower left corner and sizes of 1.
    private let part: CGRect
    open var filteringMode = SKTextureFilteringMode.linear
    open var usesMipmaps = false

    private init(_ image: UIImage?, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.image, self.part) = (image, part)
    }

    /// Creates a texture without an image.
    public convenience override init() { self.init(nil) }

    public convenience init(imageNamed name: String) {
        self.init(UIImage(named: name) ?? SKTextureAtlas.looseImage(name))
    }
    public convenience init(image: UIImage) { self.init(image) }
    public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }

    /// Creates a texture of a part of another.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let outer = texture.part
        self.init(
            texture.image,
            part: CGRect(
                x: outer.minX + rect.minX * outer.width, y: outer.minY + rect.minY * outer.height,
                width: rect.width * outer.width, height: rect.height * outer.height))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func textureRect() -> CGRect { part }
    open func cgImage() -> CGImage! { cropped?.cgImage }

    /// The size in points; one whose image is missing has that of SpriteKit's placeholder.
    open func size() -> CGSize {
        guard let image else { return CGSize(width: 64, height: 64) }
        return CGSize(width: image.size.width * part.width, height: image.size.height * part.height)
    }

    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler() }
    }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler() }
    }

    private lazy var cropped: UIImage? = {
        guard let image, part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        guard let pixels = image.cgImage else { return nil }
        let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
        let rect = CGRect(
            x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width, height: part.height * height)
        return pixels.cropping(to: rect).map { UIImage(cgImage: $0, scale: image.scale, orientation: .up) }
    }()

    /// Draws the picture in a rectangle whose y axis points upwards.
    @MainActor
    func draw(in rect: CGRect, _ context: CGContext, blendMode: CGBlendMode = .normal) {
        context.saveGState()
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        if let cropped {
            cropped.draw(in: rect, blendMode: blendMode, alpha: 1)
        } else {
            // SpriteKit shows a red cross where an image is missing.
            context.setFillColor(UIColor.white.cgColor)
            context.fill(rect)
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(4)
            context.strokeLineSegments(between: [
                rect.origin, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                CGPoint(x: rect.maxX, y: rect.minY),
            ])
        }
        context.restoreGState()
    }
}

/// The images of a folder.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    private let name: String

    public init(named name: String) { self.name = name }

    private var folder: String? {
        ["atlas", "spriteatlas", "atlasc"].lazy.compactMap { Bundle.main.path(forResource: self.name, ofType: $0) }
            .first
    }

    open var textureNames: [String] {
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return files.filter { UIImage.isImageFile($0) }.sorted()
    }

    open func textureNamed(_ name: String) -> SKTexture {
        if let folder, let image = Self.image(name, in: folder) { return SKTexture(image: image) }
        return SKTexture(imageNamed: name)
    }

    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler() }
    }
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler() }
    }

    private static func image(_ name: String, in folder: String) -> UIImage? {
        let names =
            UIImage.isImageFile(name) ? [name] : ["\(name)@2x.png", "\(name)@3x.png", "\(name).png", "\(name).jpg"]
        return names.lazy.compactMap { UIImage(contentsOfFile: "\(folder)/\($0)") }.first
    }

    /// Returns an image that is in a folder of textures of the bundle.
    static func looseImage(_ name: String) -> UIImage? {
        let folders = Bundle.main.paths(forResourcesOfType: "atlas", inDirectory: nil)
        return folders.lazy.compactMap { image(name, in: $0) }.first
    }
}

extension UIImage {
    fileprivate static func isImageFile(_ name: String) -> Bool {
        ["png", "jpg", "jpeg"].contains((name as NSString).pathExtension.lowercased())
    }
}
