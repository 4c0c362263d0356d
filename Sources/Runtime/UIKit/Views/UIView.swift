import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on the screen that draws, takes touches and holds others.
@MainActor
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = Self(rawValue: 1)
        public static let flexibleWidth = Self(rawValue: 2)
        public static let flexibleRightMargin = Self(rawValue: 4)
        public static let flexibleTopMargin = Self(rawValue: 8)
        public static let flexibleHeight = Self(rawValue: 16)
        public static let flexibleBottomMargin = Self(rawValue: 32)
    }

    /// What a view answers when its contents ask for no particular width or height.
    public static let noIntrinsicMetric: CGFloat = -1

    open class var layerClass: CALayer.Type { CALayer.self }
    public let layer: CALayer

    // MARK: Tree, see UIView+Hierarchy

    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    /// The window that the view is in; a window is in itself.
    public internal(set) weak var window: UIWindow?
    weak var viewController: UIViewController? { didSet { traitsMayHaveChanged() } }

    // MARK: Layout, see UIView+Layout

    var needsLayout = true
    var subtreeNeedsLayout = true
    var needsUpdateConstraints = true
    var engine: LayoutEngine?
    /// Found out once, until the view or one around it moves to another place in the tree.
    weak var knownLayoutRoot: UIView?
    var isSettingLayoutFrame = false
    public internal(set) var constraints: [NSLayoutConstraint] = []
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutStructureChanged() } }
    }
    var huggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    var compressionPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    /// Where a document has a view that constraints are to place: its rectangle of alignment.
    var archivedFrame: CGRect?
    /// A size that a document pretends the contents to have while it is designed.
    var placeholderIntrinsicSize: CGSize?
    var baseLayoutMargins: UIEdgeInsets?
    open var preservesSuperviewLayoutMargins = false { didSet { layoutMarginsMayHaveChanged() } }
    open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsMayHaveChanged() } }
    /// Whether margins leave a column that is not too wide to read.
    open var layoutMarginsFollowReadableWidth = false { didSet { layoutMarginsMayHaveChanged() } }
    public internal(set) var safeAreaInsets: UIEdgeInsets = .zero
    /// What a window, a controller or a designer lays over the edges of a view.
    var imposedSafeArea: UIEdgeInsets?

    // MARK: Appearance

    open var backgroundColor: UIColor? { didSet { layerNeedsUpdate() } }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            superview?.subviewVisibilityChanged(self)
        }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var isOpaque = true { didSet { layer.isOpaque = isOpaque } }
    open var clearsContextBeforeDrawing = true
    open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic { didSet { tintMayHaveChanged() } }
    var ownTintColor: UIColor?
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    open var tag = 0
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { traitsMayHaveChanged() } }
    var ownTraits: UITraitCollection? { didSet { traitsMayHaveChanged() } }
    /// What differs in the view, and in constraints that begin at it, between traits.
    var traitStorages: [TraitStorageList] = []
    /// Found out once, until something that decides it changes.
    var knownTraits: UITraitCollection?

    // MARK: Touches and accessibility

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var accessibility = UIAccessibility()
    open var restorationIdentifier: String?
    /// The id that the view has in the document it comes from, while that is designed.
    package internal(set) var documentID: String?

    // MARK: Making

    public init(frame: CGRect) {
        layer = Self.layerClass.init()
        (huggingPriority, compressionPriority) = Self.defaultPriorities
        super.init()
        setUpLayer()
        self.frame = frame
    }

    public override convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        layer = Self.layerClass.init()
        (huggingPriority, compressionPriority) = Self.defaultPriorities
        super.init(coder: coder)
        setUpLayer()
        if let nib = coder as? UINibDecoder { decodeView(nib) }
    }

    private func setUpLayer() {
        layer.delegate = layerDelegate
        layer.drawsContents = Self.mayDraw
        layer.drawingMargin = Self.drawingMargin
        isOpaque = true
    }

    private lazy var layerDelegate = ViewLayerDelegate(self)

    typealias Priorities = (
        hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority),
        compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    )

    class var defaultPriorities: Priorities { ((.defaultLow, .defaultLow), (.defaultHigh, .defaultHigh)) }

    open override var next: UIResponder? { viewController ?? superview }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("backgroundColor", \UIView.backgroundColor)
            + .property("tintColor", \UIView.tintColor) + .property("alpha", \UIView.alpha)
            + .property("hidden", \UIView.isHidden) + .property("tag", \UIView.tag)
            + .property("clipsToBounds", \UIView.clipsToBounds)
            + .property("layoutMargins", \UIView.layoutMargins)
            + .property("layer.cornerRadius", \UIView.layer.cornerRadius)
            + .property("layer.borderWidth", \UIView.layer.borderWidth)
            + .property("layer.masksToBounds", \UIView.layer.masksToBounds)
            + .property("layer.shadowOpacity", \UIView.layer.shadowOpacity)
            + .property("layer.shadowRadius", \UIView.layer.shadowRadius)
            + .property("layer.opacity", \UIView.layer.opacity)
            + .property("layer.zPosition", \UIView.layer.zPosition)
            + .property("contentMode", \UIView.contentMode.number)
            + .property("userInteractionEnabled", \UIView.isUserInteractionEnabled)
            + .property("gestureRecognizers", \UIView.gestureRecognizers)
            + .property("restorationIdentifier", \UIView.restorationIdentifier)
    }

    open nonisolated override var description: String {
        MainActor.assumeIsolated { "<\(type(of: self)): frame = \(frame)>" }
    }

    // MARK: To be overridden

    open func draw(_ rect: CGRect) {}
    open func layoutSubviews() { applyLayout() }
    open func updateConstraints() {}
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func tintColorDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func prepareForInterfaceBuilder() {}

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The frontmost view that takes touches at a point.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }

    open func removeFromSuperview() { leaveSuperview() }

    /// Whether the height that contents want depends on the width they get.
    var sizeDependsOnWidth: Bool { false }
    /// Tells contents the width that layout gives them; true if their size is another now.
    func layoutWidthChanged(to width: CGFloat) -> Bool { false }
    var firstBaseline: Baseline { .bottom }
    var lastBaseline: Baseline { .bottom }
    /// Whether the view always fills the one it is in, whatever its own frame was.
    var fillsSuperview: Bool { false }
    /// Whether constraints from inside are about the content, which can be larger than the view.
    var hasScrollableContent: Bool { false }
    /// Whether the view's inside is laid out by itself: its frame comes from a list, not from constraints.
    var isLayoutIsland: Bool { superview == nil }
    func subviewVisibilityChanged(_ subview: UIView) {}
    /// The margins of a view that is given none.
    var standardMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    /// Whether what is inside scrolls, and so is never covered for good.
    var swallowsSafeArea: Bool { false }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIView.ContentMode {
    fileprivate var number: Int {
        get { rawValue }
        set { self = UIView.ContentMode(rawValue: newValue) ?? self }
    }
}

/// Passes on what the layer asks; the layer, which knows no actors, only ever works on the main one.
private final class ViewLayerDelegate: CALayerDelegate {
    private weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    func draw(_ layer: CALayer, in context: CGContext) {
        nonisolated(unsafe) let context = context
        let view = view
        MainActor.assumeIsolated { view?.drawContents(in: context) }
    }

    func layoutSublayers(of layer: CALayer) {}
}
