public import Foundation

/// A bar with buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var isTranslucent = true { didSet { setNeedsLayout() } }
    open var standardAppearance: UIToolbarAppearance {
        get { ownAppearance ?? systemAppearance }
        set { ownAppearance = newValue }
    }
    private lazy var systemAppearance = UIToolbarAppearance()
    /// The standard appearance, or nil if the bar uses the older properties.
    var ownAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
    public var compactAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
    public var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
    open weak var delegate: (any UIToolbarDelegate)?
    var groundImages: [BarPlace: UIImage] = [:] { didSet { setNeedsLayout() } }
    var shadowImages: [BarPlace: UIImage] = [:] { didSet { setNeedsLayout() } }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { groundImages[BarPlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage }
    public func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        groundImages[BarPlace(position: topOrBottom, metrics: barMetrics)]
    }
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[BarPlace(position: topOrBottom)] = shadowImage
    }
    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadowImages[BarPlace(position: topOrBottom)]
    }
    lazy var parts = ToolbarParts()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        items = nib.list("UIItems", of: UIBarButtonItem.self)
        barStyle = nib.option("UIBarStyle") ?? .default
        barTintColor = nib.value("UIBarTintColor", as: UIColor.self)
        isTranslucent = nib.integer("UIBarTranslucence") != 2
        ownAppearance = nib.value("UIBarStandardAppearance", as: UIToolbarAppearance.self)
        scrollEdgeAppearance = nib.value("UIBarScrollEdgeAppearance", as: UIToolbarAppearance.self)
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The appearance at the scroll edge, if appearances are used.
    var shownAppearance: UIToolbarAppearance? {
        let isLow = traitCollection.verticalSizeClass == .compact
        let low = isLow ? compactScrollEdgeAppearance ?? compactAppearance : nil
        return low ?? scrollEdgeAppearance ?? ownAppearance
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UIToolbar.delegate)
    }

    override class var plainClass: UIView.Type { UIToolbar.self }
    override var placesColors: Bool { true }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UIToolbar.barTintColor), .value(\UIToolbar.barStyle), .value(\UIToolbar.isTranslucent),
            .whole(\UIToolbar.groundImages), .whole(\UIToolbar.shadowImages), .object(\UIToolbar.ownAppearance),
            .object(\UIToolbar.compactAppearance), .object(\UIToolbar.scrollEdgeAppearance),
        ]
    }
}
