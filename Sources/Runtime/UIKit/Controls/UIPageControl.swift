import CoreGraphics
public import Foundation

/// A control with a dot for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0 { didSet { pagesChanged() } }
    open var currentPage = 0 {
        didSet {
            if !defersCurrentPageDisplay { shownPage = currentPage }
            if currentPage != oldValue { progress?.pageChanged(to: currentPage) }
            setNeedsLayout()
        }
    }
    /// How far the content of the current page is, which its dot shows; nil for a plain dot.
    public var progress: UIPageControlProgress? {
        didSet {
            oldValue?.follow(nil)
            progress?.follow(self)
            setNeedsLayout()
        }
    }
    override func windowMoved() { progress?.windowChanged() }
    /// The page whose dot is that of the current page.
    var shownPage = 0
    /// A Boolean value that indicates whether the control shows a changed page only when the app calls
    /// `updateCurrentPageDisplay()`.
    public var defersCurrentPageDisplay = false
    public var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsLayout() } }
    public private(set) var interactionState: InteractionState = .none { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether a finger that moves along the dots chooses pages.
    public var allowsContinuousInteraction = true
    /// The image of all dots, which is tinted.
    public var preferredIndicatorImage: UIImage? { didSet { pagesChanged() } }
    public var preferredCurrentPageIndicatorImage: UIImage? { didSet { pagesChanged() } }
    public var direction: Direction = .natural { didSet { pagesChanged() } }
    /// The images of dots.
    var looks = Looks() { didSet { pagesChanged() } }
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Whether the dots are visible on a light background, as in Interface Builder.
    var isDesigned = false { didSet { setNeedsLayout() } }

    private lazy var parts = PageDots()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        numberOfPages = nib.integer("UINumberOfPages") ?? 0
        currentPage = nib.integer("UICurrentPage") ?? 0
        // Initializers don't call observers.
        shownPage = currentPage
        hidesForSinglePage = nib.bool("UIHideForSinglePage") ?? false
        pageIndicatorTintColor = nib.value("UIPageIndicatorTintColor", as: UIColor.self)
        currentPageIndicatorTintColor = nib.value("UICurrentPageIndicatorTintColor", as: UIColor.self)
        isDesigned = nib.context.resources.isDesigning
    }

    // MARK: Touches

    override var claimsTaps: Bool { true }

    private var start = CGPoint.zero

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        guard super.beginTracking(touch, with: event) else { return false }
        interactionState = .discrete
        return true
    }

    /// A finger that moves along the dots chooses the page below it.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let way = isVertical ? point.y - start.y : point.x - start.x
        if allowsContinuousInteraction, abs(way) > 10 { interactionState = .continuous }
        if interactionState == .continuous { choose(pageNearest(to: point), event) }
        return super.continueTracking(touch, with: event)
    }

    private func pageNearest(to point: CGPoint) -> Int {
        let place = isVertical ? point.y - bounds.midY : point.x - bounds.midX
        let middle = CGFloat(numberOfPages - 1) / 2
        let page = Int(clamping: (middle + (isReversed ? -place : place) / PageDots.step).rounded())
        return min(max(page, 0), max(numberOfPages - 1, 0))
    }

    private func choose(_ page: Int, _ event: UIEvent?) {
        guard page != currentPage, (0..<max(numberOfPages, 0)).contains(page) else { return }
        currentPage = page
        sendValueChanged(event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interactionState = .none
    }

    /// A tap beside the middle goes to the next or the previous page.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let state = interactionState
        interactionState = .none
        guard let touch, isTouchInside, state != .continuous else { return }
        let point = touch.location(in: self)
        let isPast = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
        let isNext = isPast != isReversed
        let page = currentPage + (isNext ? 1 : -1)
        choose(page, event)
    }

    private func pagesChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showParts(parts.all)
        parts.place(in: self)
    }

    override class var defaultPriorities: Priorities { ((.defaultHigh, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    open override var intrinsicContentSize: CGSize {
        size(forNumberOfPages: numberOfPages)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func accessibilityIncrement() { turn(to: currentPage + 1) }
    open override func accessibilityDecrement() { turn(to: currentPage - 1) }

    private func turn(to page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    package override var perception: Perception {
        Perception(value: .number(Double(currentPage)), traits: accessibilityTraits(of: .adjustable), isWhole: true)
    }

    override class var plainClass: UIView.Type { UIPageControl.self }
    override var placesColors: Bool { true }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UIPageControl.pageIndicatorTintColor), .value(\UIPageControl.currentPageIndicatorTintColor),
        ]
    }
}
