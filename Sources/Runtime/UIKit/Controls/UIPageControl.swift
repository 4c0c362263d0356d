public import Foundation

/// A control with a dot for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0 { didSet { pagesChanged() } }
    open var currentPage = 0 { didSet { setNeedsLayout() } }
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
        hidesForSinglePage = nib.bool("UIHideForSinglePage") ?? false
        pageIndicatorTintColor = nib.value("UIPageIndicatorTintColor", as: UIColor.self)
        currentPageIndicatorTintColor = nib.value("UICurrentPageIndicatorTintColor", as: UIColor.self)
        isDesigned = nib.context.resources.isDesigning
    }

    // MARK: Touches

    override var claimsTaps: Bool { true }

    /// A tap beside the middle goes to the next or the previous page.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let isNext = (touch.location(in: self).x >= bounds.midX) != readsFromRight
        let page = currentPage + (isNext ? 1 : -1)
        guard (0..<max(numberOfPages, 0)).contains(page) else { return }
        currentPage = page
        sendValueChanged(event)
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
        let isNew = environment.system >= 14
        let dots = CGFloat(max(numberOfPages, 1))
        return isNew
            ? CGSize(width: 39.5 + dots * 25.5, height: 26) : CGSize(width: dots * 7 + (dots - 1) * 9, height: 37)
    }

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
