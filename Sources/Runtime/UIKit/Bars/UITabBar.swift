public import Foundation

/// A bar for selecting one of several controllers.
@preconcurrency @MainActor
open class UITabBar: UIView {
    package override var perception: Perception { Perception(label: "Tab Bar") }

    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var isTranslucent = true { didSet { setNeedsLayout() } }
    open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
    open var standardAppearance: UITabBarAppearance {
        get { ownAppearance ?? systemAppearance }
        set { ownAppearance = newValue }
    }
    private lazy var systemAppearance = UITabBarAppearance()
    /// The standard appearance, or nil if the bar uses the older properties.
    var ownAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }
    open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
    open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image behind the selected item.
    open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
    /// The color of the selected image, before tint colors.
    @available(*, deprecated, renamed: "tintColor")
    public var selectedImageTintColor: UIColor? {
        get { ownTintColor }
        set { tintColor = newValue }
    }
    /// A view at the beginning of the bar, beside the items.
    public var leadingAccessoryView: UIView? {
        didSet { replaceAccessory(oldValue, by: leadingAccessoryView) }
    }
    /// A view at the end of the bar, beside the items.
    public var trailingAccessoryView: UIView? {
        didSet { replaceAccessory(oldValue, by: trailingAccessoryView) }
    }
    private func replaceAccessory(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }
    private func placeAccessories() {
        let isFlipped = readsFromRight
        for (view, isLeading) in [(leadingAccessoryView, true), (trailingAccessoryView, false)] {
            guard let view else { continue }
            let size = view.sizeThatFits(CGSize(width: bounds.width / 4, height: 49))
            let isLeft = isLeading != isFlipped
            view.frame = CGRect(
                x: isLeft ? 8 : bounds.width - size.width - 8, y: (49 - size.height) / 2, width: size.width,
                height: size.height)
        }
    }
    // A person can't rearrange items here.
    public var isCustomizing: Bool { false }
    public func beginCustomizingItems(_ items: [UITabBarItem]) {}
    public func endCustomizing(animated: Bool) -> Bool { false }
    /// The width of items that are centered, or 0 for that of the system.
    public var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The distance between items that are centered.
    public var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open weak var delegate: (any UITabBarDelegate)?
    /// What a tap on an item does; set by a tab bar controller.
    var choose: ((UITabBarItem) -> Void)?
    lazy var parts = TabBarParts()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        items = nib.list("UIItems", of: UITabBarItem.self)
        barStyle = nib.option("UIBarStyle") ?? .default
        barTintColor = nib.value("UIBarTintColor", as: UIColor.self)
        isTranslucent = nib.integer("UIBarTranslucence") != 2
        itemPositioning = nib.option("UITabBarItemPositioning") ?? .automatic
        backgroundImage = nib.value("UIBackgroundImage", as: UIImage.self)
        shadowImage = nib.value("UIShadowImage", as: UIImage.self)
        selectionIndicatorImage = nib.value("UISelectionIndicatorImage", as: UIImage.self)
        ownAppearance = nib.value("UIBarStandardAppearance", as: UITabBarAppearance.self)
        scrollEdgeAppearance = nib.value("UIBarScrollEdgeAppearance", as: UITabBarAppearance.self)
        unselectedItemTintColor = nib.value("UIUnselectedItemTintColor", as: UIColor.self)
    }

    /// Whether content is behind the bar; set by a tab bar controller.
    var isOverContent = true { didSet { if isOverContent != oldValue { setNeedsLayout() } } }

    /// Whether the bar has no background and no line: since iOS 15, at the edge of the content, unless the app gives it some
    /// (pictures of an iPhone 15 Pro with iOS 17, in light and dark).
    var isClear: Bool {
        guard !isOverContent, environment.system >= 15 else { return false }
        if selectedItem?.scrollEdgeAppearance != nil || scrollEdgeAppearance != nil { return false }
        if let own = selectedItem?.standardAppearance ?? ownAppearance { return !own.hasOwnBackground }
        return barTintColor == nil && backgroundImage == nil && isTranslucent && barStyle == .default
    }

    /// The standard appearance or, if content is at its edge, that at the edge. Nil if the bar uses the older properties.
    var shownAppearance: UITabBarAppearance? {
        selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? selectedItem?.standardAppearance ?? ownAppearance
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
        placeAccessories()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UITabBar.delegate)
    }

    override class var plainClass: UIView.Type { UITabBar.self }
    override var placesColors: Bool { true }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UITabBar.barTintColor), .value(\UITabBar.barStyle), .value(\UITabBar.isTranslucent),
            .value(\UITabBar.unselectedItemTintColor), .value(\UITabBar.itemPositioning),
            .value(\UITabBar.itemWidth), .value(\UITabBar.itemSpacing),
            .object(\UITabBar.backgroundImage), .object(\UITabBar.shadowImage),
            .object(\UITabBar.selectionIndicatorImage), .object(\UITabBar.ownAppearance),
            .object(\UITabBar.scrollEdgeAppearance),
        ]
    }
}
