public import Foundation

/// The abstract superclass of items in bars, with a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, NibDecodable, InterfaceObject, UIAppearance {
    open var title: String? { didSet { changed?() } }
    open var image: UIImage? { didSet { changed?() } }
    /// The image in low bars.
    open var landscapeImagePhone: UIImage? { didSet { changed?() } }
    public var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { changed?() } }
    /// The offsets of the image from its default position; the size of the button doesn't change.
    open var imageInsets: UIEdgeInsets = .zero { didSet { changed?() } }
    open var largeContentSizeImage: UIImage?
    public var largeContentSizeImageInsets: UIEdgeInsets = .zero
    open var isEnabled = true { didSet { changed?() } }
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { changed?() } }
    open var tag = 0

    /// Called when the item was loaded from a nib.
    open func awakeFromNib() {}
    /// Called by a canvas that shows the app's own items. This one shows UIKit's.
    open func prepareForInterfaceBuilder() {}
    /// The accessibility values that were set.
    var accessibility = AccessibilityValues()
    /// Notifies the bar that shows the item.
    var changed: (() -> Void)?
    /// The id of the item in the document that is being designed.
    package internal(set) var documentID: String?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
        guard let nib = coder as? UINibDecoder else { return nil }
        title = nib.string("UITitle")
        image = nib.value("UIImage", as: UIImage.self)
        isEnabled = nib.bool("UIEnabled") ?? true
        tag = nib.integer("UITag") ?? 0
        landscapeImagePhone =
            nib.value("UILandscapeImagePhone", as: UIImage.self) ?? nib.value("UIImageLandscape", as: UIImage.self)
        largeContentSizeImage = nib.value("_UIBarItemLargeContentSizeImageCodingKey", as: UIImage.self)
        imageInsets = nib.insets("UIImageInsets") ?? .zero
        if let attributes = nib.textAttributes("UITitleTextAttributes") { titleAttributes[.normal] = attributes }
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? [] }
        set { accessibility.traits = newValue }
    }
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// The frame in screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    open class var interfaceMembers: InterfaceMembers { .property("title", \UIBarItem.title) }

    /// The properties that an appearance proxy can set.
    class var appearanceMembers: [AppearanceMember] {
        [.whole(\UIBarItem.titleAttributes)]
    }
}

/// An item of a toolbar or navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, bordered, done }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open var style: Style = .plain
    open var customView: UIView?
    open var width: CGFloat = 0 { didSet { changed?() } }
    open var isSelected = false { didSet { changed?() } }
    open var isSpringLoaded = false
    open var changesSelectionAsPrimaryAction = false
    open var tintColor: UIColor? { didSet { changed?() } }
    /// A Boolean value that indicates whether bars leave the item out.
    public var isHidden = false { didSet { changed?() } }
    /// The images and distances of the item's buttons.
    var looks = BarButtonLooks() { didSet { changed?() } }
    open weak var target: AnyObject?
    open var action: Selector?
    package private(set) var systemItem: SystemItem?
    /// The button of the item in the bar that shows it.
    weak var button: UIView?
    /// Whether the symbol jumps when the item is tapped.
    open var isSymbolAnimationEnabled = false
    /// The order of the menu's elements, where the menu is at.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    public convenience init(barButtonSystemItem item: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.init()
        systemItem = item
        self.target = target.map(ClassObject.receiver)
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any? = nil, action: Selector? = nil) {
        self.init()
        (self.image, self.style) = (image, style)
        self.target = target.map(ClassObject.receiver)
        self.action = action
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any? = nil, action: Selector? = nil
    ) {
        self.init()
        (self.image, self.landscapeImagePhone, self.style) = (image, landscapeImagePhone, style)
        self.target = target.map(ClassObject.receiver)
        self.action = action
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item without a title.
    public override init() { super.init() }

    /// Creates an item that performs a closure.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
        adoptPrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates an item of the system that performs a closure.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem)
        self.primaryAction = primaryAction
        adoptPrimaryAction()
    }

    /// The closure that a tap performs, in place of the target's action; it brings its title and image along.
    open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }
    // Initializers don't call observers.
    private func adoptPrimaryAction() {
        guard let primaryAction else { return }
        if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
        if image == nil { image = primaryAction.image }
    }
    /// The menu that a tap shows or, beside an action, a long press.
    open var menu: UIMenu? { didSet { changed?() } }

    /// Creates an item that shows a menu, or performs a closure and shows the menu after a long press.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, image: image, primaryAction: primaryAction)
        self.menu = menu
    }

    /// Creates an item of the system that shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
        self.menu = menu
    }

    /// Creates an item with an action that a tap performs, or a menu that it shows; with both, a long press shows it.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    /// Creates an item of the system with an action, a menu, or both.
    public convenience init(systemItem: SystemItem, target: Any?, action: Selector?, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: target, action: action)
        self.menu = menu
    }

    /// The titles that the item may have, of which the widest determines its width.
    open var possibleTitles: Set<String>?

    public convenience init(title: String?, style: Style, target: Any? = nil, action: Selector? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map(ClassObject.receiver)
        self.action = action
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        if nib.bool("UIIsSystemItem") == true { systemItem = nib.option("UISystemItem") ?? .done }
        style = nib.option("UIStyle") ?? .plain
        customView = nib.value("UICustomView", as: UIView.self)
        width = nib.number("UIWidth") ?? 0
        isSelected = nib.bool("UISelected") ?? false
        isSpringLoaded = nib.bool("UISpringLoaded") ?? false
        changesSelectionAsPrimaryAction = nib.bool("UIChangesSelectionAsPrimaryAction") ?? false
        tintColor = nib.value("UITintColor", as: UIColor.self)
        menu = nib.value("UIMenu", as: MenuArchive.self)?.menu
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("customView", \UIBarButtonItem.customView)
    }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UIBarButtonItem.tintColor), .whole(\UIBarButtonItem.looks.own.backgrounds),
            .whole(\UIBarButtonItem.looks.own.backgroundOffsets), .whole(\UIBarButtonItem.looks.own.titleOffsets),
            .whole(\UIBarButtonItem.looks.back.backgrounds),
            .whole(\UIBarButtonItem.looks.back.backgroundOffsets),
            .whole(\UIBarButtonItem.looks.back.titleOffsets),
        ]
    }
}

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    open var selectedImage: UIImage? { didSet { changed?() } }
    @available(*, deprecated, message: "Use image and selectedImage")
    public func setFinishedSelectedImage(
        _ selectedImage: UIImage?, withFinishedUnselectedImage unselectedImage: UIImage?
    ) {
        self.selectedImage = selectedImage?.withRenderingMode(.alwaysOriginal)
        image = unselectedImage?.withRenderingMode(.alwaysOriginal)
    }
    @available(*, deprecated, renamed: "selectedImage")
    public func finishedSelectedImage() -> UIImage? { selectedImage }
    @available(*, deprecated, renamed: "image")
    public func finishedUnselectedImage() -> UIImage? { image }
    open var badgeColor: UIColor? { didSet { changed?() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
    open var badgeValue: String? { didSet { changed?() } }
    var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { changed?() } }
    public func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { badgeAttributes[state] = textAttributes }
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
    /// The look of the item, in place of that of its bar.
    public var standardAppearance: UITabBarAppearance? { didSet { changed?() } }
    public var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed?() } }
    package private(set) var systemItem: SystemItem?

    public override init() { super.init() }

    /// Creates the item of the tab with the list of further tabs.
    convenience init(more: Void) {
        self.init()
        systemItem = .more
    }

    /// Creates an item with the title and image of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        if nib.bool("UIIsSystemItem") == true || nib.has("UISystemItem") { systemItem = nib.option("UISystemItem") }
        selectedImage = nib.value("UISelectedTemplateImage", as: UIImage.self)
        badgeColor = nib.value("UIBadgeColor", as: UIColor.self)
        if let offset = nib.point("UITitlePositionAdjustment") {
            titlePositionAdjustment = UIOffset(horizontal: offset.x, vertical: offset.y)
        }
        badgeValue = nib.string("UIBadgeValue")
    }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UITabBarItem.badgeColor), .value(\UITabBarItem.titlePositionAdjustment),
            .whole(\UITabBarItem.badgeAttributes),
        ]
    }
}

/// The items that a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, NibDecodable, InterfaceObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    open var title: String? { didSet { changed?() } }
    open var prompt: String? {
        didSet {
            barHeightChanged?()
            changed?()
        }
    }
    open var titleView: UIView? { didSet { changed?() } }
    /// The search whose bar is below the title.
    open var searchController: UISearchController? {
        didSet {
            if oldValue !== searchController { oldValue?.searchBar.removeFromSuperview() }
            barHeightChanged?()
            changed?()
        }
    }
    /// A Boolean value that indicates whether the search bar goes while content is scrolled.
    open var hidesSearchBarWhenScrolling = true { didSet { barHeightChanged?() } }
    /// The document that the title stands for.
    open var documentProperties: UIDocumentProperties? { didSet { changed?() } }
    /// Elements of the menu of what doesn't fit.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed?() } }
    /// The item at which the menu of what doesn't fit points. The bar shows all that fits, and no menu.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
    /// Where the search should be. It is below the title here.
    public var preferredSearchBarPlacement = SearchBarPlacement.automatic
    public var searchBarPlacement: SearchBarPlacement { .stacked }

    /// Where the search is.
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }

    /// How the bar follows what is scrolled below it.
    let scrolling = BarScrolling()
    /// Tells the navigation controller that the bar has another height.
    var barHeightChanged: (() -> Void)?
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the back button of the next item, in place of the item's own.
    open var backButtonTitle: String?
    /// How the back button of the next item shows the title.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default
    /// The titles of the back button of the next item, the longest first.
    var backTitles: [String] {
        let title = backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
        return switch backButtonDisplayMode {
        case .default: [title, "Back", ""]
        case .generic: ["Back", ""]
        case .minimal: [""]
        }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    open var hidesBackButton = false { didSet { changed?() } }
    /// What the back button does, in place of going back.
    public var backAction: UIAction? { didSet { changed?() } }
    /// Returns the menu that a tap on the title shows, with the elements that UIKit suggests.
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed?() } }
    /// Hears of the title that a person enters; with a delegate, the title's menu has a command for it.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed?() } }
    public var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
    /// Groups in the middle of wide bars, which styles other than the navigator's have.
    public var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
    public var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed?() } }
    /// A group at the trailing end, beside all others.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed?() } }
    /// The name of what a person has changed in the bar; a person can't change bars here.
    public var customizationIdentifier: String?
    // The looks of the bar while the item is on top, in place of its own.
    public var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    public var compactAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    open var leftItemsSupplementBackButton = false
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
        didSet {
            barHeightChanged?()
            changed?()
        }
    }
    open var style: ItemStyle = .navigator
    /// The id of the item in the document that is being designed.
    package internal(set) var documentID: String?
    var changed: (() -> Void)?

    public override convenience init() { self.init(title: "") }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
        guard let nib = coder as? UINibDecoder else { return nil }
        title = nib.string("UITitle")
        prompt = nib.string("UIPrompt")
        titleView = nib.value("UITitleView", as: UIView.self)
        backBarButtonItem = nib.value("UIBackBarButtonItem", as: UIBarButtonItem.self)
        leftBarButtonItems = items("UILeftBarButtonItem", nib)
        rightBarButtonItems = items("UIRightBarButtonItem", nib)
        hidesBackButton = nib.bool("UIHidesBackButton") ?? false
        leftItemsSupplementBackButton = nib.bool("UILeftItemsSupplementBackButton") ?? false
        largeTitleDisplayMode = nib.option("UILargeTitleDisplayMode") ?? .automatic
        style = nib.option("UINavigationItemStyle") ?? .navigator
    }

    private func items(_ key: String, _ nib: UINibDecoder) -> [UIBarButtonItem]? {
        let many = nib.list("\(key)s", of: UIBarButtonItem.self)
        return many.isEmpty ? nib.value(key, as: UIBarButtonItem.self).map { [$0] } : many
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    open class var interfaceMembers: InterfaceMembers {
        .property("title", \UINavigationItem.title) + .property("titleView", \UINavigationItem.titleView)
            + .property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
            + .property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
            + .property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
            + .property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
            + .property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    }
}
