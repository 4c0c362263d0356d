public import Foundation

public enum UIBarStyle: Int, Sendable {
    case `default`, black
    case blackTranslucent = 2
}

/// The bar above a controller that is in a navigation controller.
@MainActor
open class UINavigationBar: UIView {
    open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
    open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
    open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var isTranslucent = true
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open weak var delegate: AnyObject?
    lazy var parts = NavigationBarParts()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        items = nib.list("UIItems", of: UINavigationItem.self)
        prefersLargeTitles = nib.bool("UIPrefersLargeTitles") ?? false
        barStyle = nib.option("UIBarStyle") ?? .default
        barTintColor = nib.value("UIBarTintColor", as: UIColor.self)
        isTranslucent = nib.integer("UIBarTranslucence") != 2
        titleTextAttributes = Self.attributes(nib.value("UITitleTextAttributes"))
        largeTitleTextAttributes = Self.attributes(nib.value("UILargeTitleTextAttributes"))
    }

    private static func attributes(_ archived: Any?) -> [NSAttributedString.Key: Any]? {
        guard let archived = archived as? [AnyHashable: Any] else { return nil }
        var result: [NSAttributedString.Key: Any] = [:]
        for (key, value) in archived {
            if let name = key as? String { result[NSAttributedString.Key(name)] = value }
        }
        return result
    }

    open var topItem: UINavigationItem? { items?.last }

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
}

/// A bar of buttons at the bottom.
@MainActor
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    open var barStyle: UIBarStyle = .default
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var isTranslucent = true
    open weak var delegate: AnyObject?
    lazy var parts = ToolbarParts()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        items = nib.list("UIItems", of: UIBarButtonItem.self)
        barStyle = nib.option("UIBarStyle") ?? .default
        barTintColor = nib.value("UIBarTintColor", as: UIColor.self)
    }

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

/// A bar that chooses among controllers.
@MainActor
open class UITabBar: UIView {
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
    open var barStyle: UIBarStyle = .default
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var isTranslucent = true
    open var unselectedItemTintColor: UIColor?
    open weak var delegate: AnyObject?
    lazy var parts = TabBarParts()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        items = nib.list("UIItems", of: UITabBarItem.self)
        selectedItem = nib.value("UISelectedItem", as: UITabBarItem.self)
        barStyle = nib.option("UIBarStyle") ?? .default
        barTintColor = nib.value("UIBarTintColor", as: UIColor.self)
        unselectedItemTintColor = nib.value("UIUnselectedItemTintColor", as: UIColor.self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UITabBar.delegate)
    }
}

/// A field for words to search for, with its scopes.
@MainActor
open class UISearchBar: UIView {
    public enum Style: Int, Sendable { case `default`, prominent, minimal }

    open var text: String? { didSet { setNeedsLayout() } }
    open var placeholder: String? { didSet { setNeedsLayout() } }
    open var prompt: String?
    open var searchBarStyle: Style = .default
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open weak var delegate: AnyObject?
    lazy var parts = SearchBarParts()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        text = nib.string("UIText")
        placeholder = nib.string("UIPlaceholder")
        prompt = nib.string("UIPrompt")
        searchBarStyle = nib.option("UISearchBarStyle") ?? .default
        showsCancelButton = nib.bool("UIShowsCancelButton") ?? false
        showsScopeBar = nib.bool("UIShowsScopeBar") ?? false
        scopeButtonTitles = nib.value("UIScopeButtonTitles", as: [String].self)
        barTintColor = nib.value("UIBarTintColor", as: UIColor.self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override var intrinsicContentSize: CGSize {
        let field: CGFloat = SystemGeneration.current.rawValue >= 11 ? 56 : 44
        return CGSize(width: Self.noIntrinsicMetric, height: field + (showsScopeBar ? 44 : 0))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UISearchBar.delegate)
    }
}

extension UIView {
    /// What a bar keeps clear of on either side, so that its middle is that of the screen.
    var unsafeSide: CGFloat { max(safeAreaInsets.left, safeAreaInsets.right) }

    /// How far from its sides the items of a bar stand.
    var barMargin: CGFloat { Self.sideMargin(ofWidth: bounds.width) + unsafeSide }
}
