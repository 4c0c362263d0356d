public import Foundation

/// The navigation bar of a navigation controller, or one by itself.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
    open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var isTranslucent = true { didSet { setNeedsLayout() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    open var standardAppearance: UINavigationBarAppearance {
        get { ownAppearance ?? systemAppearance }
        set { ownAppearance = newValue }
    }
    private lazy var systemAppearance = UINavigationBarAppearance()
    /// The standard appearance, or nil if the bar uses the older properties.
    var ownAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
    /// The appearance in compact height.
    open var compactAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
    /// The appearance when content is scrolled to its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
    open var backIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
    open var backIndicatorTransitionMaskImage: UIImage?
    open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
    var groundImages: [BarPlace: UIImage] = [:] { didSet { setNeedsLayout() } }
    var titleOffsets: [UIBarMetrics: CGFloat] = [:] { didSet { setNeedsLayout() } }
    open weak var delegate: (any UINavigationBarDelegate)?
    /// The navigation controller whose bar it is.
    weak var owner: UINavigationController?
    lazy var parts = NavigationBarParts()
    /// The parts and items that a transition replaces.
    var outgoing: (parts: NavigationBarParts, items: [UINavigationItem]?)?
    /// What the back button does; set by a navigation controller.
    var goBack: (() -> Void)?
    /// Goes back by a number of items more than one; set by a navigation controller.
    var goBackTo: ((Int) -> Void)?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        items = nib.list("UIItems", of: UINavigationItem.self)
        prefersLargeTitles = nib.bool("UIBarPrefersLargeTitles") ?? false
        barStyle = nib.option("UIBarStyle") ?? .default
        barTintColor = nib.value("UIBarTintColor", as: UIColor.self)
        isTranslucent = nib.integer("UIBarTranslucence") != 2
        titleTextAttributes = nib.textAttributes("UITitleTextAttributes")
        largeTitleTextAttributes = nib.textAttributes("UIBarLargeTitleTextAttributes")
        backIndicatorImage = nib.value("UIBackIndicatorImage", as: UIImage.self)
        backIndicatorTransitionMaskImage = nib.value("UIBackIndicatorTransitionMask", as: UIImage.self)
        shadowImage = nib.value("UIShadowImage", as: UIImage.self)
        groundImages[BarPlace()] = nib.value("UIBackgroundImage", as: UIImage.self)
        func appearance(_ key: String) -> UINavigationBarAppearance? {
            nib.value(key, as: UINavigationBarAppearance.self)
        }
        ownAppearance = appearance("UIBarStandardAppearance")
        compactAppearance = appearance("UIBarCompactAppearance")
        scrollEdgeAppearance = appearance("UIBarScrollEdgeAppearance")
        compactScrollEdgeAppearance = appearance("UIBarCompactScrollEdgeAppearance")
    }

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        setBackgroundImage(image, for: .any, barMetrics: metrics)
    }
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: metrics)
    }
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { groundImages[BarPlace(position: barPosition, metrics: barMetrics)] = backgroundImage }
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        groundImages[BarPlace(position: barPosition, metrics: barMetrics)]
    }

    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment
    }
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleOffsets[barMetrics] ?? 0
    }

    /// The style that the bar prefers on a Mac.
    public var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    public var behavioralStyle: UIBehavioralStyle { .pad }

    /// Whether content is behind the bar; set by a navigation controller.
    var isOverContent = false { didSet { if isOverContent != oldValue { setNeedsLayout() } } }

    /// The standard appearance or, if content is at its edge, that at the edge. Nil if the bar uses the older properties.
    var shownAppearance: UINavigationBarAppearance? {
        let isLow = traitCollection.verticalSizeClass == .compact
        let item = topItem
        let standard = item?.standardAppearance ?? ownAppearance
        let compact = item?.compactAppearance ?? compactAppearance
        if isOverContent { return (isLow ? compact : nil) ?? standard }
        let atEdge = isLow ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance ?? compact : nil
        return atEdge ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
    }

    open var topItem: UINavigationItem? { items?.last }
    /// The item before the top item.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { showItems(items, animated: animated) }
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        let calls = NavigationBarCalls(self)
        guard calls?.shouldPush(item) != false else { return }
        setItems((items ?? []) + [item], animated: animated)
        calls?.didPush(item)
    }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let calls = NavigationBarCalls(self)
        guard let last = items?.last, calls?.shouldPop(last) != false else { return nil }
        setItems(items?.dropLast(), animated: animated)
        calls?.didPop(last)
        return last
    }

    /// Does what a tap on the back button does: in the bar of a navigation controller, its delegate may have objections.
    func goBackByButton() {
        if let action = topItem?.backAction { return action.perform(topItem?.backBarButtonItem) }
        guard let goBack else { return _ = popItem(animated: true) }
        guard let item = topItem, NavigationBarCalls(self)?.shouldPop(item) != false else { return }
        goBack()
        NavigationBarCalls(self)?.didPop(item)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UINavigationBar.delegate)
    }

    override class var plainClass: UIView.Type { UINavigationBar.self }
    override var placesColors: Bool { true }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UINavigationBar.barTintColor), .value(\UINavigationBar.barStyle),
            .value(\UINavigationBar.isTranslucent), .value(\UINavigationBar.prefersLargeTitles),
            .attributes(\UINavigationBar.titleTextAttributes), .attributes(\UINavigationBar.largeTitleTextAttributes),
            .object(\UINavigationBar.backIndicatorImage), .object(\UINavigationBar.shadowImage),
            .whole(\UINavigationBar.groundImages), .whole(\UINavigationBar.titleOffsets),
            .object(\UINavigationBar.ownAppearance),
            .object(\UINavigationBar.compactAppearance), .object(\UINavigationBar.scrollEdgeAppearance),
            .object(\UINavigationBar.compactScrollEdgeAppearance),
        ]
    }
}
