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
    /// Gives the layer its contents, in place of drawing them.
    func display(_ layer: CALayer)
    /// Called before the layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Returns what the layer does after a change: an action, `NSNull` for nothing, or nil to let the layer decide.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    public func display(_ layer: CALayer) {}
    public func layerWillDraw(_ layer: CALayer) {}
}

/// An object that manages content in a rectangle of its superlayer.
open class CALayer: NSObject, CAMediaTiming {
    open weak var delegate: (any CALayerDelegate)?
    // Not weak, which would make all retains of layers slow: a layer removes its sublayers when it is deallocated.
    open private(set) unowned(unsafe) var superlayer: CALayer?
    private var children: [CALayer]?
    open var sublayers: [CALayer]? {
        get { children }
        set {
            for layer in children ?? [] { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    open var name: String?

    // MARK: Geometry

    open var bounds: CGRect = .zero {
        didSet {
            if bounds.size != oldValue.size {
                setOrigin = nil
                boundsSizeChanged()
            }
            if host != nil, bounds != oldValue { changed("bounds", from: LayerValue(oldValue)) }
        }
    }
    /// The position of the anchor point in the superlayer.
    open var position: CGPoint = .zero {
        didSet {
            guard position != oldValue else { return }
            setOrigin = nil
            if host != nil { changed("position", from: LayerValue(oldValue)) }
        }
    }
    /// The anchor point in the unit coordinate space, which transforms and changes of the bounds keep in place.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint != oldValue else { return }
            setOrigin = nil
            if host != nil { changed("anchorPoint", from: LayerValue(oldValue)) }
        }
    }
    open var zPosition: CGFloat = 0 {
        didSet { if host != nil, zPosition != oldValue { changed("zPosition", from: LayerValue(oldValue)) } }
    }
    open var transform = CATransform3DIdentity {
        didSet { if host != nil, transform != oldValue { changed("transform", from: LayerValue(oldValue)) } }
    }
    open var sublayerTransform = CATransform3DIdentity {
        didSet {
            if host != nil, sublayerTransform != oldValue { changed("sublayerTransform", from: LayerValue(oldValue)) }
        }
    }

    /// Whether y points up for the sublayers and all in them, whose contents stay upright.
    open var isGeometryFlipped = false { didSet { host?.recordChange(of: self) } }
    /// Whether the contents would be upside down by the layers that it is in.
    open func contentsAreFlipped() -> Bool {
        var (isFlipped, next) = (isGeometryFlipped, superlayer)
        while let layer = next {
            if layer.isGeometryFlipped { isFlipped.toggle() }
            next = layer.superlayer
        }
        return isFlipped
    }

    /// The origin of the frame that was set, while it holds: what the position gives back of it may be off in the last digit.
    private var setOrigin: CGPoint?

    /// The bounding box of the layer in its superlayer.
    open var frame: CGRect {
        get {
            let size = bounds.size
            if let setOrigin, CATransform3DIsIdentity(transform) { return CGRect(origin: setOrigin, size: size) }
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
            let place = CGPoint(
                x: newValue.origin.x + newValue.size.width * anchorPoint.x,
                y: newValue.origin.y + newValue.size.height * anchorPoint.y)
            position = place
            // An override may have set something else.
            let isPlaced = position == place && bounds.size == newValue.size && CATransform3DIsIdentity(transform)
            setOrigin = isPlaced ? newValue.origin : nil
        }
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Appearance

    open var isHidden = false {
        didSet {
            if host != nil, isHidden != oldValue {
                changed("hidden", from: LayerValue(.discrete, [], object: oldValue))
            }
        }
    }
    /// A Boolean value that indicates whether the layer is visible from behind.
    open var isDoubleSided = true { didSet { host?.recordChange(of: self) } }
    open var opacity: Float = 1 {
        didSet { if host != nil, opacity != oldValue { changed("opacity", from: LayerValue(oldValue)) } }
    }
    open var masksToBounds = false {
        didSet {
            if host != nil, masksToBounds != oldValue {
                changed("masksToBounds", from: LayerValue(.discrete, [], object: oldValue))
            }
        }
    }
    open var mask: CALayer? { didSet { host?.recordChange(of: self) } }
    open var backgroundColor: CGColor? {
        didSet {
            if host != nil, backgroundColor != oldValue { changed("backgroundColor", from: LayerValue(oldValue)) }
        }
    }
    open var cornerRadius: CGFloat = 0 {
        didSet { if host != nil, cornerRadius != oldValue { changed("cornerRadius", from: LayerValue(oldValue)) } }
    }
    /// The curve of the corners. Continuous ones are drawn as circular ones, which differ by less than a point at common radii.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The radii of corners that differ; they count in place of the radius.
    package var cornerRadii: CornerRadii? { didSet { if cornerRadii != oldValue { host?.recordChange(of: self) } } }
    open var maskedCorners: CACornerMask = .all { didSet { host?.recordChange(of: self) } }
    open var borderWidth: CGFloat = 0 {
        didSet { if host != nil, borderWidth != oldValue { changed("borderWidth", from: LayerValue(oldValue)) } }
    }
    open var borderColor: CGColor? {
        didSet { if host != nil, borderColor != oldValue { changed("borderColor", from: LayerValue(oldValue)) } }
    }
    open var shadowColor: CGColor? = .black {
        didSet { if host != nil, shadowColor != oldValue { changed("shadowColor", from: LayerValue(oldValue)) } }
    }
    open var shadowOpacity: Float = 0 {
        didSet { if host != nil, shadowOpacity != oldValue { changed("shadowOpacity", from: LayerValue(oldValue)) } }
    }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { if host != nil, shadowOffset != oldValue { changed("shadowOffset", from: LayerValue(oldValue)) } }
    }
    open var shadowRadius: CGFloat = 3 {
        didSet { if host != nil, shadowRadius != oldValue { changed("shadowRadius", from: LayerValue(oldValue)) } }
    }
    open var shadowPath: CGPath? {
        didSet { if host != nil, shadowPath != oldValue { changed("shadowPath", from: LayerValue(oldValue)) } }
    }
    /// An image that is placed in the layer by its gravity.
    open var contents: CGImage? {
        didSet { if host != nil, contents !== oldValue { changed("contents", from: nil) } }
    }
    open var contentsGravity: CALayerContentsGravity = .resize { didSet { host?.recordChange(of: self) } }
    /// How contents are enlarged.
    open var magnificationFilter = CALayerContentsFilter.linear { didSet { host?.recordChange(of: self) } }
    /// How contents are made smaller.
    open var minificationFilter = CALayerContentsFilter.linear { didSet { host?.recordChange(of: self) } }
    /// The level of detail of the trilinear filter, which draws like the linear one here.
    open var minificationFilterBias: Float = 0
    /// The number of pixels of the contents per point.
    open var contentsScale: CGFloat = 1 { didSet { host?.recordChange(of: self) } }
    /// The visible part of the contents, in the unit coordinate space.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if host != nil, contentsRect != oldValue { changed("contentsRect", from: LayerValue(oldValue)) } }
    }
    /// The stretchable part of the contents, in the unit coordinate space.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if host != nil, contentsCenter != oldValue { changed("contentsCenter", from: LayerValue(oldValue)) } }
    }
    open var isOpaque = false
    open var needsDisplayOnBoundsChange = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    /// The edges that are drawn smooth. All are here.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Whether edges may be drawn smooth. They always are here.
    open var allowsEdgeAntialiasing = false
    /// Filters of the layer, which iOS doesn't apply to layers.
    open var filters: [Any]?
    /// Filters of what is behind the layer, which iOS doesn't apply to layers.
    open var backgroundFilters: [Any]?
    /// How the layer is blended with what is behind it: the name of one of Core Image's filters, such as
    /// "multiplyBlendMode". Others change nothing.
    open var compositingFilter: Any? {
        didSet { compositingMode = (compositingFilter as? String).flatMap(CGBlendMode.init(filterName:)) ?? .normal }
    }
    /// Whether the contents may be brighter than white, which no display here shows.
    open var wantsExtendedDynamicRangeContent = false
    /// How contents that are brighter than white are shown.
    open var toneMapMode = CAToneMapMode.automatic
    /// The depth of the point around which the layer is transformed. Layers are transformed around their plane here.
    public var anchorPointZ: CGFloat = 0
    /// Values of keys that the layer has none for.
    public var style: [AnyHashable: Any]?
    /// How pixels of contents are kept, which always are 8 bits of each color here.
    public var contentsFormat = CALayerContentsFormat.RGBA8Uint
    /// Whether drawing may go on beside the main thread. It never does here.
    public var drawsAsynchronously = false
    /// Returns how much larger the radius of a corner's curve is than that of a circle.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
    /// The blend mode of the whole layer.
    package var compositingMode: CGBlendMode = .normal { didSet { host?.recordChange(of: self) } }
    /// A color that replaces the colors of the layer and its sublayers, keeping their alpha.
    package var stain: CGColor? { didSet { host?.recordChange(of: self) } }

    // MARK: Creating

    public override init() { super.init() }

    /// Creates a copy of another layer, for its presentation.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAppearance(of: layer) }
    }

    public required init?(coder: NSCoder) { super.init() }

    /// Copies the appearance and geometry of another layer, without its sublayers.
    func copyAppearance(of other: CALayer) { copyLook(of: other) }

    /// Creates the layer of a view. A required initializer, because Swift needs one to create an instance of a dynamic
    /// class.
    public required convenience init(_backing: Void) { self.init() }

    /// The type in the initializers that adapted subclasses get, whatever modules their sources import.
    public typealias _PresentedLayer = CALayer

    /// Creates a copy of a layer for its presentation, in the same way.
    public required convenience init(_presenting layer: CALayer) { self.init(layer: layer) }

    deinit { for layer in sublayers ?? [] { layer.superlayer = nil } }

    // MARK: Animation

    /// What shows the tree that the layer is in; nil for a tree that is not shown.
    package internal(set) unowned(unsafe) var host: LayerHost?
    /// What the last frame showed of the layer and its sublayers, in the coordinates of the root.
    var lastExtent = CGRect.null
    /// Whether the layer has changed since the last frame, and whether anything in it has.
    var (hasChanged, containsChanges) = (false, false)
    var animations: LayerAnimations?
    var timing: LayerTiming?
    /// The layer of which this is the presentation.
    var modelLayer: CALayer?
    /// Whether the layer is a part of a view, which animates with it.
    package var isPart = false
    /// The values of the properties that a subclass lets Core Animation have.
    final var ownValues: [String: Any] = [:]
    /// Whether the presentation draws itself, with values that are animated.
    final var drawsItself = false
    /// Actions by the names of properties, in place of the usual ones.
    open var actions: [String: any CAAction]?

    /// Returns what the layer does when a property changes: what its delegate, its own table or its class says, or else an
    /// animation to the new value.
    open func action(forKey event: String) -> (any CAAction)? {
        if isPart {
            var owner = superlayer
            while let layer = owner, layer.isPart { owner = layer.superlayer }
            return owner?.delegate?.action(for: self, forKey: event) ?? NSNull()
        }
        return delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(
            forKey: event)
            ?? implicitAction(forKey: event)
    }

    /// Adds a copy of an animation, in place of one with the same key. It begins now if it doesn't say when.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
    open func removeAnimation(forKey key: String) { stopAnimations(forKey: key) }
    open func removeAllAnimations() { stopAnimations() }
    open func animationKeys() -> [String]? { namedAnimations }
    open func animation(forKey key: String) -> CAAnimation? { animations?.entries.last { $0.key == key }?.animation }

    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.clockTime(at: t) ?? t)
    }

    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = clockTime(at: t)
        return l?.localTime(at: time) ?? time
    }

    /// Returns the value of a property, or else the one that was set for the key.
    open func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a property, or else keeps the value for the key.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// Returns the value of a property or a part of one, such as `transform.rotation.z`.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }
    /// Sets a property or a part of one, such as `shadowOffset.height`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, keyPath) }

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns what a property of a new layer is, or nil for one that can't be animated.
    open class func defaultValue(forKey key: String) -> Any? { initialValue(of: key) }
    /// Returns whether a change of a property redraws the layer.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The properties of the class that can be animated, besides those of every layer.
    class var animatableProperties: [String: LayerProperty] { [:] }

    /// Called after a property of a layer in a shown tree has changed.
    final func changed(_ key: String, from old: LayerValue?) {
        host?.recordChange(of: self)
        if host?.runsActions == true { runAction(forKey: key, from: old) }
    }

    /// Creates a layer that is a part of a view.
    package static func part() -> CALayer {
        let layer = CALayer()
        layer.isPart = true
        return layer
    }

    open var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue } }
    }
    open var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { changeTiming { $0.duration = newValue } }
    }
    open var speed: Float {
        get { timing?.speed ?? 1 }
        set { changeTiming { $0.speed = newValue } }
    }
    open var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue } }
    }
    open var repeatCount: Float {
        get { timing?.repeatCount ?? 0 }
        set { changeTiming { $0.repeatCount = newValue } }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }
    open var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { changeTiming { $0.fillMode = newValue } }
    }

    private func changeTiming(_ change: (LayerTiming) -> Void) {
        let timing = timing ?? LayerTiming()
        self.timing = timing
        change(timing)
        rescheduleAnimations()
    }

    /// Puts the layer and all in it into a tree that is shown, or takes them out.
    func enter(_ host: LayerHost?) {
        guard self.host !== host else { return }
        self.host?.recordRemoval(of: self)
        self.host = host
        if host == nil { removeAllAnimations() }
        (hasChanged, containsChanges, lastExtent) = (false, false, .null)
        for layer in sublayers ?? [] { layer.enter(host) }
        if animations != nil { host?.animationsChanged(of: self) }
        host?.recordChange(of: self)
    }

    // MARK: Hierarchy

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        precondition(
            layer !== self && (layer.sublayers == nil || !layer.contains(self)), "a layer cannot be its own sublayer")
        layer.removeFromSuperlayer()
        layer.superlayer = self
        let place = min(Int(index), sublayers?.count ?? 0)
        if children == nil { children = [] }
        children?.insert(layer, at: place)
        layer.enter(host)
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
        parent.children?.removeAll { $0 === self }
        if parent.children?.isEmpty == true { parent.children = nil }
        enter(nil)
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
    /// Whether somebody has asked for contents since they were given.
    private var isDisplayDue = false
    /// Whether the layer draws itself, or nil to let it depend on its class and delegate.
    package var drawsContents: Bool?
    /// The distance beyond the bounds that `draw(in:)` may draw to, for shadows.
    package var drawingMargin: CGFloat = 0
    /// The last drawing of `draw(in:)`; see CALayer+Display.
    var drawing: LayerDrawing?

    open func setNeedsLayout() {
        layoutIsDirty = true
        host?.needsFrame = true
    }
    open func needsLayout() -> Bool { layoutIsDirty }
    open func needsDisplay() -> Bool { displayIsDirty }
    /// Returns the preferred size of the layer, which is its current size.
    open func preferredFrameSize() -> CGSize { bounds.size }
    open func setNeedsDisplay() {
        displayIsDirty = true
        isDisplayDue = true
        host?.recordChange(of: self)
    }
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Lets the delegate give the layer its contents. What the layer draws itself is drawn with the next frame.
    open func display() { delegate?.display(self) }
    open func displayIfNeeded() {
        guard isDisplayDue else { return }
        isDisplayDue = false
        display()
    }

    /// Scrolls the scroll layer that contains the layer, so that a point is at its upper left.
    open func scroll(_ p: CGPoint) { scrollLayer?.scroll(to: convert(p, to: scrollLayer)) }
    /// Scrolls the scroll layer that contains the layer as little as needed to show a rectangle.
    open func scrollRectToVisible(_ r: CGRect) { scrollLayer?.scroll(to: convert(r, to: scrollLayer)) }
    /// The part of the layer that the scroll layer around it shows; all of it if there is none.
    open var visibleRect: CGRect {
        guard let scrollLayer, scrollLayer !== self else { return bounds }
        let seen = convert(scrollLayer.bounds, from: scrollLayer).intersection(bounds)
        return seen.isNull ? .zero : seen
    }

    open func layoutIfNeeded() {
        if layoutIsDirty {
            layoutIsDirty = false
            layoutSublayers()
        }
        displayIfNeeded()
        for layer in sublayers ?? [] { layer.layoutIfNeeded() }
    }

    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

    /// Draws the layer and its sublayers, with the origin of its coordinates at the origin of the context, whose y must
    /// point down. The layer's position in its superlayer is ignored.
    ///
    /// Layers that draw themselves do so at the scale of the context and only if they have changed since the last time
    /// at that scale. Of 3D transforms, the part in the plane is used.
    ///
    /// As on iOS, materials that blur what is behind them aren't drawn: bars in such pictures have their lines and no
    /// background (pictures of iOS 13).
    open func render(in context: CGContext) {
        LayerRenderer(context, leavingOut: { $0 is BackdropLayer }).render(self)
    }

    /// Draws the layer as `render(in:)` does, with materials.
    package func renderWhole(in context: CGContext) { LayerRenderer(context).render(self) }

    /// Draws the layer as `render(in:)` does, without some of the layers in it.
    package func render(in context: CGContext, leavingOut isLeftOut: @escaping (CALayer) -> Bool) {
        LayerRenderer(context, leavingOut: isLeftOut).render(self)
    }

    /// Draws the content of special layers: a shape, a gradient, a text. Called for each rendering.
    func renderKind(in context: CGContext, _ renderer: LayerRenderer) {}

    /// The bounds of what `renderKind` draws beyond the layer's bounds.
    var kindBounds: CGRect { .null }
    /// Whether the layer looks different with time, without animations.
    var movesByItself: Bool { false }
    /// Whether the layer may draw anywhere, so that a change redraws all of it.
    var coversAnything: Bool { false }

    /// Returns a copy of the layer as it is shown now; nil for a layer that is in no tree that is shown.
    open func presentation() -> Self? {
        guard let host else { return nil }
        return Self.same(as: makePresentation(animations, at: host.clock.now))
    }

    private static func same(as layer: CALayer) -> Self? { layer as? Self }

    /// Returns the layer itself, or for a presentation the layer that it presents.
    open func model() -> CALayer { modelLayer ?? self }

    private func boundsSizeChanged() {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    // MARK: Coordinates

    /// The projection from this layer's coordinates to the superlayer's.
    var projection: Projection { projection(in: model().superlayer) }

    /// Returns the projection to the coordinates of the superlayer, which may be a presentation.
    func projection(in superlayer: CALayer?) -> Projection {
        let anchor = anchor
        if transform.isAffine, superlayer?.hasSublayerTransform != true {
            let flat = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform.affine)
                .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
            return Projection(
                superlayer?.isGeometryFlipped == true ? flat.concatenating(superlayer?.flip ?? .identity) : flat)
        }
        return Projection(placement(in: superlayer))
    }

    /// Returns the transform to the space of the superlayer.
    func placement(in superlayer: CALayer?) -> CATransform3D {
        let anchor = anchor
        let outer = superlayer.flatMap { $0.hasSublayerTransform ? $0 : nil }
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
        guard let superlayer, superlayer.isGeometryFlipped else { return placed }
        return CATransform3DConcat(placed, CATransform3DMakeAffineTransform(superlayer.flip))
    }

    /// Turns the bounds upside down.
    var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.midY) }

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
        let own =
            modelLayer == nil ? convert(point, from: superlayer) : point.applying(projection.inverted ?? .identity)
        guard !isHidden, !masksToBounds || contains(own) else { return nil }
        for layer in (modelLayer ?? self).sublayers?.reversed() ?? [] {
            // A presentation is tested as it is shown, with all in it.
            if let hit = (modelLayer == nil ? layer : layer.presentation() ?? layer).hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }
}
