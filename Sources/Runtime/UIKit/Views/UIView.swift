public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on the screen that draws content, handles events and contains subviews.
@preconcurrency @MainActor
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

    /// The intrinsic width or height of a view that has none.
    public static let noIntrinsicMetric: CGFloat = -1

    open class var layerClass: AnyClass { CALayer.self }
    private static var typeOfLayer: CALayer.Type { layerClass as? CALayer.Type ?? CALayer.self }
    open var layer: CALayer { ownLayer }
    /// The layer that UIKit uses, even if a subclass overrides `layer`.
    final let ownLayer: CALayer

    // MARK: Hierarchy, see UIView+Hierarchy

    open internal(set) var superview: UIView? {
        get { superviewLink?.view }
        set { superviewLink = newValue?.link }
    }
    private var superviewLink: LayoutItemLink?
    let link = LayoutItemLink()
    open internal(set) var subviews: [UIView] = []
    /// The window that contains the view; for a window, itself.
    open internal(set) weak var window: UIWindow?
    weak var viewController: UIViewController? { didSet { traitsMayHaveChanged() } }

    // MARK: Layout, see UIView+Layout

    var needsLayout = true
    /// How many layouts of the view are under way, each in the one before.
    var layoutNesting = 0
    /// How many layouts of the tree that the view is the root of are under way.
    var treeLayouts = 0
    var subtreeNeedsLayout = true
    var constraintsNeedUpdate = true
    var engine: LayoutEngine?
    /// The layout root, cached until the view or an ancestor moves in the tree.
    var knownLayoutRoot: LayoutItemLink?
    var isSettingLayoutFrame = false
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutStructureChanged() } }
    }
    var huggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    var compressionPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    /// The alignment rectangle in the document of a view that constraints position.
    var archivedFrame: CGRect?
    /// The placeholder intrinsic size in the document, in Interface Builder.
    var placeholderIntrinsicSize: CGSize?
    package var baseLayoutMargins: UIEdgeInsets?
    var ownCornerConfiguration: UICornerConfiguration? { didSet { updateCornerRadii() } }
    open var preservesSuperviewLayoutMargins = false { didSet { layoutMarginsMayHaveChanged() } }
    open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsMayHaveChanged() } }
    /// Whether margins follow the readable width.
    package var layoutMarginsFollowReadableWidth = false { didSet { layoutMarginsMayHaveChanged() } }
    open internal(set) var safeAreaInsets: UIEdgeInsets = .zero
    /// The safe area insets that a window, a controller or Interface Builder sets.
    var imposedSafeArea: UIEdgeInsets?

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        didSet {
            layerNeedsUpdate()
            if placesColors { setNeedsLayout() }
        }
    }
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { ownLayer.opacity = Float(min(max(newValue, 0), 1)) }
    }
    open var isHidden: Bool {
        get { ownLayer.isHidden }
        set {
            guard newValue != ownLayer.isHidden else { return }
            if MainThread.performsElsewhere("UIView.isHidden", { self.isHidden = newValue }) { return }
            ownLayer.isHidden = newValue
            superview?.subviewVisibilityChanged(self)
            KeyValueObservations.update(self)
        }
    }
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set { ownLayer.masksToBounds = newValue }
    }
    open var isOpaque = true { didSet { ownLayer.isOpaque = isOpaque } }
    open var clearsContextBeforeDrawing = true
    open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic { didSet { tintMayHaveChanged() } }
    package var ownTintColor: UIColor?
    open var mask: UIView? { didSet { ownLayer.mask = mask?.layer } }
    open var tag = 0
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { readingDirectionMayHaveChanged() } }
    }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
    }
    /// Traits that the view sets for itself and its subviews.
    open var traitOverrides: UITraitOverrides {
        get { ownTraitOverrides ?? UITraitOverrides() }
        set {
            ownTraitOverrides = newValue
            traitsMayHaveChanged()
        }
    }
    var ownTraitOverrides: UITraitOverrides?
    /// The smallest size of text in the view, whatever a person prefers; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { traitsMayHaveChanged() } }
    /// The largest size of text in the view, whatever a person prefers; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { traitsMayHaveChanged() } }
    /// The limits of the view and of those around it, for messages.
    open var appliedContentSizeCategoryLimitsDescription: String {
        sequence(first: self, next: \.superview).compactMap { view in
            let limits = [
                view.minimumContentSizeCategory.map { "minimum \($0.rawValue)" },
                view.maximumContentSizeCategory.map { "maximum \($0.rawValue)" },
            ].compactMap(\.self)
            return limits.isEmpty ? nil : "\(type(of: view)): \(limits.joined(separator: ", "))"
        }.joined(separator: "; ")
    }
    public var traitObservers: UITraitObservers {
        let observers = knownTraitObservers ?? UITraitObservers()
        knownTraitObservers = observers
        return observers
    }
    var knownTraitObservers: UITraitObservers?
    var ownTraits: UITraitCollection? { didSet { traitsMayHaveChanged() } }
    /// The variations of the view and the constraints that it owns.
    var traitStorages: [TraitStorageList] = []
    /// The cached traits.
    var knownTraits: UITraitCollection?

    // MARK: Touches and accessibility

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet {
            let new = gestureRecognizers ?? []
            for recognizer in oldValue ?? [] where !new.contains(where: { $0 === recognizer }) {
                recognizer.leaveView()
            }
            for recognizer in new { recognizer.attachedView = self }
        }
    }
    open var restorationIdentifier: String?
    open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(coder) }
    open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(coder) }
    /// The id of the view in the document that is being designed.
    package var documentID: String?

    // MARK: Creating

    public init(frame: CGRect) {
        ownLayer = Self.typeOfLayer.init(_backing: ())
        (huggingPriority, compressionPriority) = Self.defaultPriorities
        super.init()
        setUpLayer()
        self.frame = frame
    }

    public override convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        ownLayer = Self.typeOfLayer.init(_backing: ())
        (huggingPriority, compressionPriority) = Self.defaultPriorities
        super.init(coder: coder)
        setUpLayer()
        if let nib = coder as? UINibDecoder { decodeView(nib) }
    }

    deinit { link.end() }

    private func setUpLayer() {
        link.begin(self)
        ownLayer.delegate = layerDelegate
        ownLayer.drawsContents = Self.mayDraw
        isOpaque = true
    }

    private lazy var layerDelegate = ViewLayerDelegate(link)

    typealias Priorities = (
        hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority),
        compression: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    )

    class var defaultPriorities: Priorities { ((.defaultLow, .defaultLow), (.defaultHigh, .defaultHigh)) }

    open override var next: UIResponder? { viewController ?? superview }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("backgroundColor", \UIView.backgroundColor)
            + .property("frame", \UIView.frame) + .property("bounds", \UIView.bounds)
            + .property("center", \UIView.center) + .property("transform", \UIView.transform)
            + .value("superview", \UIView.superview) + .value("window", \UIView.window)
            + .property("tintColor", \UIView.tintColor) + .property("alpha", \UIView.alpha)
            + .property("hidden", \UIView.isHidden) + .property("tag", \UIView.tag)
            + .property("clipsToBounds", \UIView.clipsToBounds)
            + .property("layoutMargins", \UIView.layoutMargins)
            + .property("contentMode", \UIView.contentMode)
            + .property("userInteractionEnabled", \UIView.isUserInteractionEnabled)
            + .outlet("gestureRecognizers") { (view: UIView, added: [UIGestureRecognizer]?) in
                for recognizer in added ?? [] { view.addGestureRecognizer(recognizer) }
            }
            + .property("restorationIdentifier", \UIView.restorationIdentifier)
    }

    open nonisolated override var description: String {
        MainActor.assumeIsolated { "<\(type(of: self)): frame = \(frame)>" }
    }

    // MARK: Geometry, see UIView+Geometry

    open var frame: CGRect {
        get { ownLayer.frame }
        set {
            guard let new = usable(newValue, as: "frame") else { return }
            changeGeometry { ownLayer.frame = new }
        }
    }

    open var bounds: CGRect {
        get { ownLayer.bounds }
        set {
            guard let new = usable(newValue, as: "bounds") else { return }
            changeGeometry { ownLayer.bounds = new }
        }
    }

    open var center: CGPoint {
        get { ownLayer.position }
        set {
            guard let new = usable(CGRect(origin: newValue, size: .zero), as: "center") else { return }
            changeGeometry { ownLayer.position = new.origin }
        }
    }

    open var transform: CGAffineTransform {
        get { ownLayer.affineTransform() }
        set { ownLayer.setAffineTransform(newValue) }
    }

    /// The 3D transform. A perspective of an ancestor makes distant parts smaller.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { ownLayer.transform = newValue }
    }

    /// The anchor point in the unit coordinate space, which transforms keep in place.
    open var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set { ownLayer.anchorPoint = newValue }
    }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { ownLayer.convert(point, to: view?.ownLayer) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { ownLayer.convert(point, from: view?.ownLayer) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { ownLayer.convert(rect, to: view?.ownLayer) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { ownLayer.convert(rect, from: view?.ownLayer) }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the frontmost descendant that handles events at a point.
    /// Returns what can have focus in a rectangle of the view.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, Float(alpha) >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }

    // MARK: Dynamics, see UIDynamicItem

    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { .centered(bounds.size) }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) {
        if MainThread.performsElsewhere("UIView.addSubview(_:)", { self.addSubview(view) }) { return }
        insert(view, at: subviews.count)
    }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    open func exchangeSubview(at index: Int, withSubviewAt other: Int) { swapSubviews(index, other) }
    open func removeFromSuperview() { leaveSuperview() }

    open func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Accessibility

    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    open override var accessibilityFrame: CGRect {
        get { accessibility.frame ?? convert(bounds, to: nil) }
        set { accessibility.frame = newValue }
    }

    // MARK: Gestures

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    // MARK: Interactions

    open var interactions: [any UIInteraction] {
        get { ownInteractions }
        set {
            for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue where !ownInteractions.contains(where: { $0 === new }) { addInteraction(new) }
        }
    }
    private var ownInteractions: [any UIInteraction] = []
    /// Whether the view becomes first responder as soon as it is in a window, because it was asked to before.
    var becomesFirstInWindow = false

    /// What the view does while the pointer is over it; nil for nothing.
    public var hoverStyle: UIHoverStyle?

    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    open func removeInteraction(_ interaction: any UIInteraction) {
        guard ownInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Returns whether a recognizer may begin that would take touches from the view, or that is attached to it.
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

    /// Makes the first responder among the view and its subviews resign, and returns whether it did.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let first = window?.firstResponder, let view = first as? UIView, view.isDescendant(of: self) else {
            return true
        }
        if view.resignFirstResponder() { return true }
        guard force else { return false }
        window?.firstResponder = nil
        environment.keyboard.follow()
        return true
    }

    // MARK: Large content, see UILargeContentViewerInteraction

    /// Whether the view is shown large while it is held, with the largest sizes of text.
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    /// Whether the image grows to the size of what is shown.
    open var scalesLargeContentImage = false
    open var largeContentImageInsets = UIEdgeInsets.zero

    // MARK: Focus, see UIFocusSystem

    /// Whether the view can have focus.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has focus.
    open var isFocused: Bool { environment.focusSystem.focusedItem === self }
    /// How focus is shown; nil for not at all.
    open var focusEffect: UIFocusEffect? {
        get { ownFocusEffect ?? .some(UIFocusHaloEffect()) }
        set { ownFocusEffect = .some(newValue) }
    }
    private var ownFocusEffect: UIFocusEffect??
    /// How much the view wants to be where focus begins in its group.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { isFocused ? .currentlyFocused : ownFocusGroupPriority }
        set { ownFocusGroupPriority = newValue }
    }
    private var ownFocusGroupPriority = UIFocusGroupPriority.ignored
    /// Where focus should go within the object, the best first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view where focus begins, before there were environments.
    public var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView ?? self }
    /// The group that the tab key moves to as one; nil for that of what is around.
    open var focusGroupIdentifier: String?
    /// Lets focus be moved if it is where it can't be any more.
    open func setNeedsFocusUpdate() { environment.focusSystem.setNeedsUpdate() }
    open func updateFocusIfNeeded() { environment.focusSystem.updateFocusIfNeeded() }
    /// Returns whether focus may move from or to something within the object.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when focus has moved from or to something within the object.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Layout passes

    open func setNeedsLayout() { markForLayout() }
    open func layoutIfNeeded() { layOutIfNeeded() }
    open func layoutSubviews() { applyLayout() }

    open func setNeedsUpdateConstraints() {
        constraintsNeedUpdate = true
        setNeedsLayout()
    }

    open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
    open func updateConstraints() {}

    open func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }
    /// A Boolean value that indicates whether views of the class require constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Constraints

    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { addConstraint(each) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for each in constraints { removeConstraint(each) }
    }
    open func addLayoutGuide(_ guide: UILayoutGuide) { hold(guide) }
    open func removeLayoutGuide(_ guide: UILayoutGuide) { letGo(of: guide) }

    open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }

    open var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAbout(axis)
    }
    /// Moves a view whose layout is ambiguous to another place that its constraints permit, until the next layout.
    open func exerciseAmbiguityInLayout() { moveWithinAmbiguity() }
    /// The view whose bottom edge is the baseline in constraints, before there were two baselines.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    // MARK: Content size

    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }
    /// Called when a subview has another size of its content.
    func childSizeChanged(_ child: UIView) {}
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The view whose first baseline constraints use.
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? huggingPriority.horizontal : huggingPriority.vertical
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { huggingPriority.horizontal = priority } else { huggingPriority.vertical = priority }
        invalidateIntrinsicContentSize()
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? compressionPriority.horizontal : compressionPriority.vertical
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            compressionPriority.horizontal = priority
        } else {
            compressionPriority.vertical = priority
        }
        invalidateIntrinsicContentSize()
    }

    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size from constraints for a target size and priorities.
    open func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(target, horizontal, vertical) }

    // MARK: Margins and safe area, see UIView+Margins

    open var layoutMargins: UIEdgeInsets {
        get { layoutMarginsFollowReadableWidth ? readableInsets : marginsOfAnyWidth }
        set {
            guard newValue != baseLayoutMargins else { return }
            baseLayoutMargins = newValue
            layoutMarginsMayHaveChanged()
        }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isFlipped = readsFromRight
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isFlipped ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isFlipped ? margins.left : margins.right)
        }
        set {
            let isFlipped = readsFromRight
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isFlipped ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isFlipped ? newValue.leading : newValue.trailing)
        }
    }

    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }
    /// The rectangle of the keyboard, or the lower edge of the safe area while there is none.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide() }

    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) }

    /// Returns the layout direction for a semantic attribute in a base direction.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: direction
        }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Traits, tint and drawing, see UIView+Appearance and UIView+Drawing

    /// The traits of the view, which it passes on to its subviews.
    open var traitCollection: UITraitCollection {
        if let known = knownTraits { return known }
        let traits = resolvedTraits
        knownTraits = traits
        return traits
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Traits are always up to date.
    open func updateTraitsIfNeeded() {}

    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? environment.accentColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintMayHaveChanged()
        }
    }

    open func tintColorDidChange() {}

    /// The scale of images in layers. The view's own drawing has the scale of the context.
    open var contentScaleFactor: CGFloat {
        get { ownLayer.contentsScale }
        set { ownLayer.contentsScale = newValue }
    }

    open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }
    open func draw(_ rect: CGRect) {}

    /// Lays out and draws the view with its subviews. Returns true, because everything can be drawn.
    /// Returns a view with a picture of this one.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { pictureView(of: bounds) }
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { pictureView(of: rect) }
    /// The effects of tilting the device.
    open var motionEffects: [UIMotionEffect] = []
    /// Keeps an effect. It changes nothing, as nobody tilts the device.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.append(effect)
        environment.report("Motion effects change nothing here: the device isn't tilted")
    }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { drawTree(in: rect) }

    open func prepareForInterfaceBuilder() {}
    /// Whether the view keeps its colors when the system inverts those of the screen, which never happens here.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.further.ignoresInvertColors }
        set { accessibility.further.ignoresInvertColors = newValue }
    }

    // MARK: Hooks for classes of UIKit

    /// The nearest superclass that draws nothing, so that drawing can be skipped.
    class var plainClass: UIView.Type { UIView.self }
    /// Whether layout sets colors of layers, so that it must be repeated when the traits change.
    var placesColors: Bool { false }
    /// Inserts a subview that is installed for some traits; `place` returns its index.
    func insertVariation(_ view: UIView, at place: ([UIView]) -> Int) { insertSubview(view, at: place(subviews)) }
    /// Called when the safe area of the superview changes.
    func superviewSafeAreaChanged() {}
    /// Whether the intrinsic height depends on the width.
    var sizeDependsOnWidth: Bool { false }
    /// Called with the width from layout. Returns whether the intrinsic size has changed.
    func layoutWidthChanged(to width: CGFloat) -> Bool { false }
    var firstBaseline: Baseline { .bottom }
    /// Called when the view has entered or left a window, for classes of UIKit.
    func windowMoved() {}
    var lastBaseline: Baseline { .bottom }
    /// Whether the view always fills its superview, whatever its frame.
    var fillsSuperview: Bool { false }
    /// Whether constraints to subviews refer to the scrollable content, which can be larger than the view.
    var hasScrollableContent: Bool { false }
    /// Whether the content of the view has a layout of its own: its frame comes from a list, not from constraints.
    var isLayoutIsland: Bool { superview == nil }
    func subviewVisibilityChanged(_ subview: UIView) {}
    /// The default margins.
    var standardMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    /// The bounds before the content is scrolled, to which margins are relative.
    var boundsAtRest: CGRect { bounds }
    /// Gives a layer of the view its contents, in place of drawing them; the view's own does nothing.
    open func display(_ layer: CALayer) {}
    /// Called before a layer of the view draws.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Draws a layer of the view; the view's own is drawn by `draw(_:)`.
    open func draw(_ layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        UIGraphicsPushContext(context)
        draw(bounds)
        UIGraphicsPopContext()
    }
    /// Lays out the layers in a layer of the view: for the view's own, calls its controller and `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        viewController?.updateContentUnavailableIfNeeded()
        traitCollection.performAsCurrent {
            viewController?.callWillLayOut()
            ObservedCalls.report("layoutSubviews", of: self, []) { layoutSubviews() }
            updateCornerRadii()
            viewController?.placeContentUnavailable()
            viewController?.callDidLayOut()
        }
    }
    /// Returns the animation of a layer for a property that has changed: one in an animation block, none outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.current?.action(forKey: event, of: layer, in: self) ?? NSNull()
    }

    /// The kind of list that the view is for its subviews; nil for one that is none.
    var listEnvironmentInside: UIListEnvironment? { nil }

    /// Whether the content scrolls, so that subviews have no safe area insets.
    var swallowsSafeArea: Bool { false }

    /// The margins that subviews take over which preserve their superview's.
    var marginsPassedOn: UIEdgeInsets { layoutMargins }

    /// The properties that an appearance proxy can set.
    class var appearanceMembers: [AppearanceMember] {
        [.value(\UIView.backgroundColor), .value(\UIView.ownTintColor), .value(\UIView.semanticContentAttribute)]
    }
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

/// Forwards the layer's calls to the view. The layer isn't isolated to an actor, but is used on the main actor only.
private final class ViewLayerDelegate: CALayerDelegate {
    private let view: LayoutItemLink

    init(_ view: LayoutItemLink) { self.view = view }

    func draw(_ layer: CALayer, in context: CGContext) {
        nonisolated(unsafe) let context = context
        let view = view
        MainActor.assumeIsolated { view.view?.drawContents(in: context) }
    }

    func layoutSublayers(of layer: CALayer) {}

    func display(_ layer: CALayer) {
        nonisolated(unsafe) let layer = layer
        let view = view
        MainActor.assumeIsolated { view.view?.display(layer) }
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        nonisolated(unsafe) let layer = layer
        let view = view
        nonisolated(unsafe) var action: (any CAAction)?
        MainActor.assumeIsolated { action = view.view?.action(for: layer, forKey: event) }
        return action ?? NSNull()
    }
}
