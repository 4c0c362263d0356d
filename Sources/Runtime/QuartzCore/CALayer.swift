public import CoreGraphics
public import Foundation

/// How a layer's contents fill it.
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

/// Draws a layer's contents and places its sublayers in the layer's stead. A view is the delegate of its layer.
public protocol CALayerDelegate: AnyObject {
    func draw(_ layer: CALayer, in context: CGContext)
    func layoutSublayers(of layer: CALayer)
}

/// A rectangle with contents, somewhere in the rectangle of another.
open class CALayer: NSObject {
    open weak var delegate: (any CALayerDelegate)?
    // Not weak, which would make all retains of layers slow: a layer that goes lets go of its sublayers.
    open private(set) unowned(unsafe) var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?
    open var name: String?

    // MARK: Geometry

    open var bounds: CGRect = .zero {
        didSet { if bounds.size != oldValue.size { boundsSizeChanged() } }
    }
    /// Where the anchor is in the superlayer.
    open var position: CGPoint = .zero
    /// The point that stays when the layer turns or grows, in parts of its size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity

    /// The smallest rectangle around the layer in its superlayer.
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
    /// Whether the layer can be seen from behind.
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
    /// An image that fills the layer as its gravity says.
    open var contents: CGImage?
    open var contentsGravity: CALayerContentsGravity = .resize
    /// How many pixels of the contents make a point.
    open var contentsScale: CGFloat = 1
    /// The part of the contents that is shown, in parts of their size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches, in parts of their size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var isOpaque = false
    open var needsDisplayOnBoundsChange = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    /// The blend mode of the whole layer, when it is not the normal one.
    package var compositingMode: CGBlendMode = .normal
    /// What is shown in place of the colours of the layer and all in it, wherever these cover something.
    package var stain: CGColor?

    // MARK: Making

    public override init() { super.init() }

    /// A copy of another layer, for what is shown while it changes.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAppearance(of: layer) }
    }

    public required init?(coder: NSCoder) { super.init() }

    /// How a view makes the layer of its class: what is known at run time only, Swift makes by a required initializer.
    public required convenience init(_backing: Void) { self.init() }

    deinit { for layer in sublayers ?? [] { layer.superlayer = nil } }

    // MARK: Tree

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
    /// Whether the layer draws itself, where that is known; nil leaves it to whether there is someone who might.
    package var drawsContents: Bool?
    /// How far beyond the bounds `draw(in:)` may reach, for shadows of what it draws.
    package var drawingMargin: CGFloat = 0
    /// What `draw(in:)` drew last, see CALayer+Display.
    var drawing: LayerDrawing?

    open func setNeedsLayout() { layoutIsDirty = true }
    open func needsLayout() -> Bool { layoutIsDirty }
    open func needsDisplay() -> Bool { displayIsDirty }
    /// The size that the layer would like to have: the one that it has.
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

    /// Draws the layer and all that is in it, with the origin of its coordinates at the origin of the context, whose y must
    /// point down. Where the layer is in its superlayer does not matter.
    ///
    /// Layers that draw themselves do so at the scale of the context and only when they have changed since the last time
    /// at that scale. Of transforms in space the part within the plane is taken.
    open func render(in context: CGContext) {
        LayerRenderer(context).render(self)
    }

    /// Draws what layers of a kind show in place of contents: a shape, a gradient, a text. Runs in each rendering.
    func renderKind(in context: CGContext, _ renderer: LayerRenderer) {}

    /// How far `renderKind` reaches beyond the bounds.
    var kindBounds: CGRect { .null }

    /// The layer as it is on the screen at this moment. Nothing moves by itself yet, so that is the layer.
    open func presentation() -> CALayer? { self }

    private func boundsSizeChanged() {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    // MARK: Coordinates

    /// From this layer's coordinates to the superlayer's, as it is seen there.
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

    /// The point that stays when the layer turns or grows, in its own coordinates.
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

    /// The frontmost layer at a point of the superlayer.
    open func hitTest(_ point: CGPoint) -> CALayer? {
        let own = convert(point, from: superlayer)
        guard !isHidden, !masksToBounds || contains(own) else { return nil }
        for layer in sublayers?.reversed() ?? [] {
            if let hit = layer.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }
}
