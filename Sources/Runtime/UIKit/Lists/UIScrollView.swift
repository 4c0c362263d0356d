public import Foundation

/// A view for scrolling content that is larger than itself.
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
    /// A Boolean value that indicates whether scrolling is locked to its initial direction.
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

    /// The delegate with methods that its subclasses add.
    private var scrollDelegate: (any UIScrollViewDelegate)? { delegate.map { ScrollDelegateCalls($0) ?? $0 } }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }

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
        // Nibs contain true values only.
        bouncesZoom = nib.bool("UIBouncesZoom") ?? false
        keyboardDismissMode = nib.option("UIKeyboardDismissMode") ?? .none
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UIScrollView.delegate)
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

    /// Whether the user can scroll vertically.
    private var scrollsVertically: Bool {
        isScrollEnabled && (alwaysBounceVertical || contentSize.height > bounds.height)
    }

    /// The last inset; content that is at its beginning stays there when it changes.
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
