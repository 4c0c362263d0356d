public import CoreGraphics
public import Foundation

/// The placement of a layer's contents.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = Self(rawValue: "center")
    public static let top = Self(rawValue: "top")
    public static let bottom = Self(rawValue: "bottom")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let topLeft = Self(rawValue: "topLeft")
    public static let topRight = Self(rawValue: "topRight")
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    public static let bottomRight = Self(rawValue: "bottomRight")
    public static let resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// An object that draws a layer's contents and lays out its sublayers. A view is the delegate of its layer.
public protocol CALayerDelegate: AnyObject {
    func draw(_ layer: CALayer, in context: CGContext)
    func layoutSublayers(of layer: CALayer)
}

/// An object that manages content in a rectangle of its superlayer.
open class CALayer: NSObject {
    open weak var delegate: (any CALayerDelegate)?
    // Not weak, which would make all retains of layers slow: a layer removes its sublayers when it is deallocated.
    open private(set) unowned(unsafe) var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?
    open var name: String?

    // MARK: Geometry

    open var bounds: CGRect = .zero {
        didSet { if bounds.size != oldValue.size { boundsSizeChanged() } }
    }
    /// The position of the anchor point in the superlayer.
    open var position: CGPoint = .zero
    /// The anchor point in the unit coordinate space, which transforms and changes of the bounds keep in place.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity

    /// The bounding box of the layer in its superlayer.
    open var frame: CGRect {
        get {
            let size = bounds.size
            let local = CGRect(
                x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
                height: size.height)
            if CATransform3DIsIdentity(transform) { return local.offsetBy(dx: position.x, dy: position.y) }
            return local.applying(Projection(transform)).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            if !CATransform3DIsIdentity(transform) {
                let inverse = CGRect(origin: .zero, size: newValue.size).applying(transform.affine.inverted())
                bounds.size = inverse.size
            } else {
                bounds.size = newValue.size
            }
            position = CGPoint(
                x: newValue.origin.x + newValue.size.width * anchorPoint.x,
                y: newValue.origin.y + newValue.size.height * anchorPoint.y)
        }
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Appearance

    open var isHidden = false
    /// A Boolean value that indicates whether the layer is visible from behind.
    open var isDoubleSided = true
    open var opacity: Float = 1
    open var masksToBounds = false
    open var mask: CALayer?
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = .all
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor? = .black
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    /// An image that is placed in the layer by its gravity.
    open var contents: CGImage?
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The number of pixels of the contents per point.
    open var contentsScale: CGFloat = 1
    /// The visible part of the contents, in the unit coordinate space.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The stretchable part of the contents, in the unit coordinate space.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var isOpaque = false
    open var needsDisplayOnBoundsChange = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    /// The blend mode of the whole layer.
    package var compositingMode: CGBlendMode = .normal
    /// A color that replaces the colors of the layer and its sublayers, keeping their alpha.
    package var stain: CGColor?

    // MARK: Creating

    public override init() { super.init() }

    /// Creates a copy of another layer, for its presentation.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAppearance(of: layer) }
    }

    public required init?(coder: NSCoder) { super.init() }

    /// Creates the layer of a view. A required initializer, because Swift needs one to create an instance of a dynamic
    /// class.
    public required convenience init(_backing: Void) { self.init() }

    deinit { for layer in sublayers ?? [] { layer.superlayer = nil } }

    // MARK: Hierarchy

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        precondition(
            layer !== self && (layer.sublayers == nil || !layer.contains(self)), "a layer cannot be its own sublayer")
        layer.removeFromSuperlayer()
        layer.superlayer = self
        let place = min(Int(index), sublayers?.count ?? 0)
        if sublayers == nil { sublayers = [] }
        sublayers?.insert(layer, at: place)
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let index = sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } } ?? 0
        insertSublayer(layer, at: UInt32(index))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        if let sibling, sublayers?.last === sibling { return addSublayer(layer) }
        let index = sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } }.map { $0 + 1 }
        insertSublayer(layer, at: UInt32(index ?? sublayers?.count ?? 0))
    }

    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let index = sublayers?.firstIndex(where: { $0 === old }), old !== new else { return }
        old.removeFromSuperlayer()
        insertSublayer(new, at: UInt32(index))
    }

    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        superlayer = nil
        parent.sublayers?.removeAll { $0 === self }
        if parent.sublayers?.isEmpty == true { parent.sublayers = nil }
    }

    private func contains(_ other: CALayer) -> Bool {
        var next: CALayer? = other
        while let layer = next {
            if layer === self { return true }
            next = layer.superlayer
        }
        return false
    }

    // MARK: Layout and display

    private var layoutIsDirty = true
    package internal(set) var displayIsDirty = true
    /// Whether the layer draws itself, or nil to let it depend on its class and delegate.
    package var drawsContents: Bool?
    /// The distance beyond the bounds that `draw(in:)` may draw to, for shadows.
    package var drawingMargin: CGFloat = 0
    /// The last drawing of `draw(in:)`; see CALayer+Display.
    var drawing: LayerDrawing?

    open func setNeedsLayout() { layoutIsDirty = true }
    open func needsLayout() -> Bool { layoutIsDirty }
    open func needsDisplay() -> Bool { displayIsDirty }
    /// Returns the preferred size of the layer, which is its current size.
    open func preferredFrameSize() -> CGSize { bounds.size }
    open func setNeedsDisplay() { displayIsDirty = true }
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    open func layoutIfNeeded() {
        if layoutIsDirty {
            layoutIsDirty = false
            layoutSublayers()
        }
        for layer in sublayers ?? [] { layer.layoutIfNeeded() }
    }

    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

    /// Draws the layer and its sublayers, with the origin of its coordinates at the origin of the context, whose y must
    /// point down. The layer's position in its superlayer is ignored.
    ///
    /// Layers that draw themselves do so at the scale of the context and only if they have changed since the last time
    /// at that scale. Of 3D transforms, the part in the plane is used.
    open func render(in context: CGContext) {
        LayerRenderer(context).render(self)
    }

    /// Draws the content of special layers: a shape, a gradient, a text. Called for each rendering.
    func renderKind(in context: CGContext, _ renderer: LayerRenderer) {}

    /// The bounds of what `renderKind` draws beyond the layer's bounds.
    var kindBounds: CGRect { .null }

    /// Returns the presentation layer, which is the layer itself, because there are no animations yet.
    open func presentation() -> CALayer? { self }

    private func boundsSizeChanged() {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    // MARK: Coordinates

    /// The projection from this layer's coordinates to the superlayer's.
    var projection: Projection {
        let anchor = anchor
        let outer = superlayer.flatMap { $0.hasSublayerTransform ? $0 : nil }
        if transform.isAffine, outer == nil {
            return Projection(
                CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform.affine)
                    .concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
        }
        var placed = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform),
            CATransform3DMakeTranslation(position.x, position.y, zPosition))
        if let outer {
            let center = outer.anchor
            let around = CATransform3DConcat(
                CATransform3DConcat(
                    CATransform3DMakeTranslation(-center.x, -center.y, 0), outer.sublayerTransform),
                CATransform3DMakeTranslation(center.x, center.y, 0))
            placed = CATransform3DConcat(placed, around)
        }
        return Projection(placed)
    }

    private var hasSublayerTransform: Bool { !CATransform3DIsIdentity(sublayerTransform) }

    /// The anchor point in the layer's own coordinates.
    private var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    private var projectionToRoot: Projection {
        var result = Projection.identity
        var next: CALayer? = self
        while let layer = next {
            result = result.concatenating(layer.projection)
            next = layer.superlayer
        }
        return result
    }

    private func projection(to other: CALayer?) -> Projection {
        guard let other else { return projectionToRoot }
        return projectionToRoot.concatenating(other.projectionToRoot.inverted ?? .identity)
    }

    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point.applying(projection(to: layer)) }

    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying(layer?.projection(to: self) ?? projectionToRoot.inverted ?? .identity)
    }

    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect.applying(projection(to: layer)) }

    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        rect.applying(layer?.projection(to: self) ?? projectionToRoot.inverted ?? .identity)
    }

    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// Returns the frontmost layer at a point of the superlayer.
    open func hitTest(_ point: CGPoint) -> CALayer? {
        let own = convert(point, from: superlayer)
        guard !isHidden, !masksToBounds || contains(own) else { return nil }
        for layer in sublayers?.reversed() ?? [] {
            if let hit = layer.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }
}
