public import Foundation

/// A view for scrolling content that is larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The rate at which a movement slows down: the part of its velocity that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Self(rawValue: 0.998)
        public static let fast = Self(rawValue: 0.99)
    }

    open var contentSize: CGSize = .zero {
        didSet {
            if contentSize.width < oldValue.width || contentSize.height < oldValue.height { contentBecameSmaller() }
            if contentSize != oldValue { indicators.follow() }
            KeyValueObservations.update(self)
        }
    }
    open var contentInset: UIEdgeInsets = .zero { didSet { if contentInset != oldValue { setNeedsLayout() } } }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
    open var isPagingEnabled = false
    /// A Boolean value that indicates whether scrolling is locked to its initial direction.
    open var isDirectionalLockEnabled = false
    open var bounces = true
    /// Whether content gives way beyond its left and right edges, as far as `bounces` lets it.
    public var bouncesHorizontally = true
    public var bouncesVertically = true
    /// Where content is that doesn't fill the view: (0, 0) at its top left, (1, 1) at its bottom right.
    public var contentAlignmentPoint = CGPoint.zero {
        didSet {
            guard contentAlignmentPoint != oldValue else { return }
            contentOffset = contentRange.clamped(contentOffset)
        }
    }
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var indicatorStyle: IndicatorStyle = .default
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// A Boolean value that indicates whether the indicators keep clear of the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var decelerationRate = DecelerationRate.normal
    /// A Boolean value that indicates whether content receives touches only when they don't seem to scroll.
    open var delaysContentTouches = true
    /// A Boolean value that indicates whether scrolling takes over touches that the content has received.
    open var canCancelContentTouches = true
    /// A Boolean value that indicates whether a tap on the status bar scrolls to the beginning.
    open var scrollsToTop = true
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
    open var bouncesZoom = true
    open var keyboardDismissMode: KeyboardDismissMode = .none
    // Lists and text views have one of a type of their own, which goes first.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    /// The delegate with methods that its subclasses add.
    var scrollDelegate: ScrollDelegateCalls? { delegate.map(ScrollDelegateCalls.init) }

    // MARK: Scrolling, see UIScrollView+Offsets and UIScrollView+Dragging

    let scroll = ScrollState()
    lazy var pan = ScrollPanRecognizer(self)
    var pinch: ScrollPinchRecognizer?
    lazy var indicators = ScrollIndicators(self)
    var refresher: UIRefreshControl?

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue) }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }
    /// Scrolls as little as possible so that a rectangle is in sight.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }
    open func flashScrollIndicators() { indicators.flash() }

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// The recognizer for zooming, or nil if the scales don't allow it.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    /// A Boolean value that indicates whether a finger is on the content, even if it doesn't scroll yet.
    open var isTracking: Bool { scroll.isTouched }
    open var isDragging: Bool { scroll.drag != nil || scroll.wheelEnd != nil }
    /// A Boolean value that indicates whether content goes on moving after a finger has left.
    open var isDecelerating: Bool { scroll.movement?.isDeceleration == true }
    /// A Boolean value that indicates whether an animated change of the offset is under way.
    open var isScrollAnimating: Bool { scroll.movement.map { !$0.isDeceleration } ?? false }

    /// Returns whether the content receives touches in a view.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Returns whether scrolling takes over touches that a view has received: not those of controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Ends all movement where it is.
    open func stopScrollingAndZooming() {
        if isDecelerating { endDeceleration() }
        endAnimation()
        scroll.zoomAnimation = nil
    }

    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === pan else { return super.gestureRecognizerShouldBegin(recognizer) }
        return mayTakeContentTouches
    }

    /// Returns the view that is touched: while content moves, the scroll view, which the touch stops.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && isDecelerating ? self : hit
    }

    /// The control that is pulled down to refresh the content.
    open var refreshControl: UIRefreshControl? {
        get { refresher }
        set {
            guard newValue !== refresher else { return }
            refresher?.removeFromSuperview()
            refresher = newValue
            if let newValue { insertSubview(newValue, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Zooming, see UIScrollView+Zooming

    open var zoomScale: CGFloat {
        get { scroll.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }
    /// Zooms so that a rectangle of the zoomed view fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }
    open var isZooming: Bool { scroll.zoom != nil }
    /// A Boolean value that indicates whether the scale comes back from beyond its limits.
    open var isZoomBouncing: Bool { scroll.zoomAnimation?.isBounce == true }
    open var isZoomAnimating: Bool { scroll.zoomAnimation?.isBounce == false }

    /// The insets of both indicators, or of the vertical one if they differ.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addRecognizers()
    }

    private func addRecognizers() {
        gestureRecognizers = [ScrollDelayRecognizer(self), pan]
        pan.delegate = self as? any UIGestureRecognizerDelegate
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addRecognizers()
        guard let nib = coder as? UINibDecoder else { return }
        contentSize = nib.size("UIContentSize") ?? .zero
        contentInset = nib.insets("UIContentInset") ?? .zero
        contentInsetAdjustmentBehavior = nib.option("UIScrollViewContentInsetAdjustmentBehavior") ?? .automatic
        isScrollEnabled = nib.bool("UIScrollDisabled") != true
        isPagingEnabled = nib.bool("UIPagingEnabled") ?? false
        alwaysBounceVertical = nib.bool("UIAlwaysBounceVertical") ?? false
        alwaysBounceHorizontal = nib.bool("UIAlwaysBounceHorizontal") ?? false
        minimumZoomScale = nib.number("UIMinimumZoomScale") ?? 1
        maximumZoomScale = nib.number("UIMaximumZoomScale") ?? 1
        decodeScrolling(nib)
    }

    private func decodeScrolling(_ nib: UINibDecoder) {
        isDirectionalLockEnabled = nib.bool("UIDirectionalLockEnabled") ?? false
        bounces = nib.bool("UIBounceEnabled") ?? true
        showsHorizontalScrollIndicator = nib.bool("UIShowsHorizontalScrollIndicator") ?? true
        showsVerticalScrollIndicator = nib.bool("UIShowsVerticalScrollIndicator") ?? true
        indicatorStyle = nib.option("UIIndicatorStyle") ?? .default
        scrollIndicatorInsets = nib.insets("UIScrollIndicatorInsets") ?? .zero
        delaysContentTouches = nib.bool("UIDelaysContentTouches") ?? true
        canCancelContentTouches = nib.bool("UICanCancelContentTouches") ?? true
        // Nibs contain true values only.
        bouncesZoom = nib.bool("UIBouncesZoom") ?? false
        keyboardDismissMode = nib.option("UIKeyboardDismissMode") ?? .none
        refreshControl = nib.value("UIRefreshControl", as: UIRefreshControl.self)
        zoomLimitsChanged()
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UIScrollView.delegate)
            + .property("refreshControl", \UIScrollView.refreshControl)
            + .property("contentOffset", \UIScrollView.contentOffset)
            + .property("contentSize", \UIScrollView.contentSize)
            + .property("contentInset", \UIScrollView.contentInset)
            + .property("zoomScale", \UIScrollView.zoomScale) + .value("dragging", \UIScrollView.isDragging)
    }

    /// The safe area insets that apply to content: those at the top and bottom, and at the sides if the content is
    /// wider than the view.
    private func safeAreaOfScrolling(_ always: Bool) -> UIEdgeInsets {
        guard always || scrollsVertically else { return .zero }
        let safe = safeAreaInsets
        guard contentSize.width <= bounds.width else { return safe }
        return UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
    }

    /// The content inset with the safe area insets.
    open var adjustedContentInset: UIEdgeInsets {
        var safe: UIEdgeInsets =
            switch contentInsetAdjustmentBehavior {
            case .never: .zero
            case .automatic: safeAreaOfScrolling(isContentOfController)
            case .scrollableAxes: safeAreaOfScrolling(false)
            case .always: safeAreaInsets
            }
        // The keyboard covers the safe area below it.
        safe.bottom = max(safe.bottom, keyboardInset)
        return contentInset + safe
    }

    /// The height of the keyboard in the view, for those that keep clear of it.
    var keyboardInset: CGFloat = 0 { didSet { if keyboardInset != oldValue { followInsets() } } }

    open func adjustedContentInsetDidChange() {}

    // MARK: For scroll views of UIKit's own

    /// Called when fingers begin to drag, before the offset changes.
    func willDrag(by translation: CGPoint) {}
    /// Called when the offset has changed, before the delegate is called.
    func offsetChanged() {}
    /// Called after dragging, decelerating or an animation that nothing follows, when the delegate has heard of it.
    func movementEnded() {}

    /// Returns where scrolling ends, before the delegate decides. The velocity is in points per millisecond.
    func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Whether it is what a controller shows: its bars stay clear of the beginning even where nothing can be scrolled.
    private var isContentOfController: Bool {
        viewController != nil || superview?.viewController != nil && superview?.subviews.first === self
    }

    /// Whether the user can scroll vertically.
    private var scrollsVertically: Bool {
        isScrollEnabled && (alwaysBounceVertical || contentSize.height > bounds.height)
    }

    /// The navigation bar that follows the content.
    weak var bar: BarScrolling?
    /// The controller whose tab bar this view is behind.
    weak var tabBarFollower: UITabBarController?
    /// The last inset; content that is at its beginning stays there when it changes.
    private var lastInset: UIEdgeInsets = .zero

    private func followInsets() {
        let inset = adjustedContentInset
        guard inset != lastInset else { return }
        if bounds.origin.y == -lastInset.top { bounds.origin.y = -inset.top }
        if bounds.origin.x == -lastInset.left { bounds.origin.x = -inset.left }
        lastInset = inset
        adjustedContentInsetDidChange()
        scrollDelegate?.didChangeAdjustedContentInset(self)
        bar?.moved()
        tabBarFollower?.contentMoved()
        for view in subviews where view.preservesSuperviewLayoutMargins { view.layoutMarginsMayHaveChanged() }
    }

    override var boundsAtRest: CGRect {
        CGRect(x: -lastInset.left, y: -lastInset.top, width: bounds.width, height: bounds.height)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        followInsets()
    }

    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

    override var hasScrollableContent: Bool { true }
    /// Whether scrolling beyond the edge at the side is passed on to the scroll view around. It is here.
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    /// Whether the keys of a keyboard scroll. The arrows move focus here.
    open var allowsKeyboardScrolling = true
    /// Shows the indicators for changes of the offset that a closure makes.
    public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        changes()
        flashScrollIndicators()
    }

    override var swallowsSafeArea: Bool { contentInsetAdjustmentBehavior != .never }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let size = layoutEngine?.contentSize(of: self), size != .zero { contentSize = size }
        followInsets()
        refresher?.place(in: self)
    }

    override class var plainClass: UIView.Type { UIScrollView.self }
}
