public import Foundation

/// A bar of buttons at the bottom.
@MainActor
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var isTranslucent = true { didSet { setNeedsLayout() } }
    open var standardAppearance = UIToolbarAppearance() { didSet { appearanceWasSet() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
    private var hasAppearance = false
    open weak var delegate: AnyObject?
    lazy var parts = ToolbarParts()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        items = nib.list("UIItems", of: UIBarButtonItem.self)
        barStyle = nib.option("UIBarStyle") ?? .default
        barTintColor = nib.value("UIBarTintColor", as: UIColor.self)
        isTranslucent = nib.integer("UIBarTranslucence") != 2
    }

    private func appearanceWasSet() {
        hasAppearance = true
        setNeedsLayout()
    }

    /// The appearance at the end of what scrolls, where appearances are used.
    var shownAppearance: UIToolbarAppearance? { scrollEdgeAppearance ?? (hasAppearance ? standardAppearance : nil) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UIToolbar.delegate)
    }
}
