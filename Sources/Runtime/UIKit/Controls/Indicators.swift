public import Foundation

/// A line that shows how much is done.
@MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progress: Float = 0 { didSet { setNeedsDisplay() } }
    open var progressViewStyle: Style = .default
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
    open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        progress = Float(nib.number("UIProgress") ?? 0)
        progressViewStyle = nib.option("UIProgressViewStyle") ?? .default
        progressTintColor = nib.value("UIProgressProgressTintColor", as: UIColor.self)
        trackTintColor = nib.value("UIProgressTrackTintColor", as: UIColor.self)
        progressImage = nib.value("UIProgressImage", as: UIImage.self)
        trackImage = nib.value("UITrackImage", as: UIImage.self)
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: SystemGeneration.current.rawValue >= 14 ? 4 : 2)
    }
}

/// A wheel of spokes that says: wait.
@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101
    }

    open var style: Style = .medium { didSet { styleChanged() } }
    open var color: UIColor! { didSet { setNeedsDisplay() } }
    open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
    open private(set) var isAnimating = false
    /// Where it is designed it shows though it does not turn.
    var isDesigned = false { didSet { setNeedsDisplay() } }

    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        isOpaque = false
        bounds.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        style = nib.option("UIActivityIndicatorViewStyle") ?? .medium
        color = nib.value("UIActivityIndicatorColor", as: UIColor.self)
        hidesWhenStopped = nib.bool("UIHidesWhenStopped") ?? false
        isAnimating = nib.bool("UIAnimating") ?? false
        isDesigned = nib.context.resources.showsPrototypes
    }

    open func startAnimating() {
        isAnimating = true
        setNeedsDisplay()
    }

    open func stopAnimating() {
        isAnimating = false
        setNeedsDisplay()
    }

    private func styleChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    override class var defaultPriorities: Priorities { ((.defaultHigh, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    open override var intrinsicContentSize: CGSize {
        switch style {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0 { didSet { pagesChanged() } }
    open var currentPage = 0 { didSet { setNeedsDisplay() } }
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Where it is designed its dots can be seen on a light ground, too.
    var isDesigned = false { didSet { setNeedsDisplay() } }

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
        isDesigned = nib.context.resources.showsPrototypes
    }

    private func pagesChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    override class var defaultPriorities: Priorities { ((.defaultHigh, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    open override var intrinsicContentSize: CGSize {
        let isNew = SystemGeneration.current.rawValue >= 14
        let dots = CGFloat(max(numberOfPages, 1))
        return isNew
            ? CGSize(width: 39.5 + dots * 25.5, height: 26) : CGSize(width: dots * 7 + (dots - 1) * 9, height: 37)
    }
}
