public import Foundation

/// A spinning indicator of activity.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101
    }

    open var style: Style = .medium { didSet { styleChanged() } }
    open var color: UIColor! { didSet { setNeedsLayout() } }
    open var hidesWhenStopped = true { didSet { setNeedsLayout() } }
    open private(set) var isAnimating = false
    /// Whether the indicator is shown in Interface Builder, even if it doesn't spin.
    var isDesigned = false { didSet { setNeedsLayout() } }

    private lazy var parts = SpokeParts()

    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        isOpaque = false
        frame.size = intrinsicContentSize
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
        isDesigned = nib.context.resources.isDesigning
    }

    open func startAnimating() {
        if MainThread.performsElsewhere("UIActivityIndicatorView.startAnimating()", { self.startAnimating() }) {
            return
        }
        isAnimating = true
        setNeedsLayout()
    }

    open func stopAnimating() {
        if MainThread.performsElsewhere("UIActivityIndicatorView.stopAnimating()", { self.stopAnimating() }) { return }
        isAnimating = false
        setNeedsLayout()
    }

    private func styleChanged() {
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
        switch style {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override var perception: Perception { Perception(value: .flag(isAnimating), isWhole: true) }

    override class var plainClass: UIView.Type { UIActivityIndicatorView.self }
    override var placesColors: Bool { true }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [.value(\UIActivityIndicatorView.color)]
    }
}
