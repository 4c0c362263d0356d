public import Foundation

/// A view onto something larger.
@MainActor
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    open var contentSize: CGSize = .zero
    open var contentInset: UIEdgeInsets = .zero { didSet { if contentInset != oldValue { setNeedsLayout() } } }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    /// Whether what was begun upwards or sideways goes on in that direction alone.
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var indicatorStyle: IndicatorStyle = .default
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Whom the view tells, with what classes below the delegate's own add.
    private var scrollDelegate: (any UIScrollViewDelegate)? { delegate.map { ScrollDelegateCalls($0) ?? $0 } }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }

    /// Of both indicators; where they differ, those of the vertical one.
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
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
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
        // Nibs say so where it is, not where it isn't.
        bouncesZoom = nib.bool("UIBouncesZoom") ?? false
        keyboardDismissMode = nib.option("UIKeyboardDismissMode") ?? .none
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UIScrollView.delegate)
    }

    /// What covers the edges that content scrolls under: above and below as a rule, at the sides of what is wider than the
    /// view.
    private func safeAreaOfScrolling(_ always: Bool) -> UIEdgeInsets {
        guard always || scrollsVertically else { return .zero }
        let safe = safeAreaInsets
        guard contentSize.width <= bounds.width else { return safe }
        return UIEdgeInsets(top: safe.top, bottom: safe.bottom)
    }

    /// The content's insets with those that bars and the device's edges add.
    open var adjustedContentInset: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: contentInset
        case .automatic: contentInset + safeAreaOfScrolling(isContentOfController)
        case .scrollableAxes: contentInset + safeAreaOfScrolling(false)
        case .always: contentInset + safeAreaInsets
        }
    }

    /// Whether it is what a controller shows: its bars stay clear of the beginning even where nothing can be scrolled.
    private var isContentOfController: Bool {
        viewController != nil || superview?.viewController != nil && superview?.subviews.first === self
    }

    /// Whether a person can move the content up and down.
    private var scrollsVertically: Bool {
        isScrollEnabled && (alwaysBounceVertical || contentSize.height > bounds.height)
    }

    /// Content that is at its beginning stays there when bars come to lie over it.
    private var lastInset: UIEdgeInsets = .zero

    private func followInsets() {
        let inset = adjustedContentInset
        guard inset != lastInset else { return }
        if bounds.origin.y == -lastInset.top { bounds.origin.y = -inset.top }
        if bounds.origin.x == -lastInset.left { bounds.origin.x = -inset.left }
        lastInset = inset
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
    override var swallowsSafeArea: Bool { contentInsetAdjustmentBehavior != .never }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let size = layoutEngine?.contentSize(of: self), size != .zero { contentSize = size }
        followInsets()
    }

    override class var plainClass: UIView.Type { UIScrollView.self }
}
