public import Foundation

/// A tab of a tab bar controller, whose controller is made when it is needed.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab is, if a person doesn't move it.
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    public var title: String { didSet { changed() } }
    public var image: UIImage? { didSet { changed() } }
    /// A second line in the sidebar.
    public var subtitle: String? { didSet { changed() } }
    public var badgeValue: String? { didSet { changed() } }
    public var preferredPlacement = Placement.automatic { didSet { listChanged() } }
    /// Whether the tab isn't shown now.
    public var isHidden: Bool {
        get { ownHidden ?? isHiddenByDefault }
        set {
            ownHidden = newValue
            listChanged()
        }
    }
    private var ownHidden: Bool?
    /// Whether the tab isn't shown until a person wants it.
    public var isHiddenByDefault = false { didSet { listChanged() } }
    /// Whether a person may hide the tab. Nobody can rearrange tabs here.
    public var allowsHiding = false
    /// A value of the app.
    public var userInfo: Any?
    /// The group that the tab is in.
    public internal(set) weak var parent: UITabGroup?
    private weak var owner: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var loaded: UIViewController?
    private let ownItem: UITabBarItem

    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        ownItem = UITabBarItem(title: title, image: image, tag: 0)
        super.init()
    }

    /// Creates the tab of a controller that is there.
    init(holding controller: UIViewController) {
        (title, image, identifier, provider) = (controller.title ?? "", nil, UUID().uuidString, nil)
        ownItem = UITabBarItem()
        loaded = controller
        isHolder = true
        super.init()
    }

    /// Whether the tab stands for a controller that the app gave.
    private(set) var isHolder = false

    /// The controller that has the tab, which may be in a group.
    public var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
    func belong(to owner: UITabBarController?) { self.owner = owner }

    /// The controller of the tab, which is made now if it isn't there; nil if the tab has none.
    public var viewController: UIViewController? {
        if let loaded { return loaded }
        guard let made = provider?(self) else { return nil }
        loaded = made
        made.tabBarItem = item
        return made
    }
    var loadedViewController: UIViewController? { loaded }

    /// What a tab bar shows behind the tab.
    var shownController: UIViewController? { viewController }
    var shownIfLoaded: UIViewController? { loaded }

    var item: UITabBarItem { isHolder ? loaded?.tabBarItem ?? ownItem : ownItem }

    private func changed() {
        (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
        tabBarController?.tabChanged(self)
    }
    func listChanged() { tabBarController?.tabListChanged() }

    /// The tab itself and those in it.
    var withAllInside: [UITab] { [self] }
}

/// A tab to search, with the system's title and image.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)?) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
    }

    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
    }
}

/// A tab with tabs in it: a section of the sidebar, and one tab of a bar.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// How a sidebar shows the group.
    public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }

    public var children: [UITab] {
        didSet {
            for tab in oldValue where !children.contains(where: { $0 === tab }) { tab.parent = nil }
            adoptChildren()
            listChanged()
        }
    }
    /// The tab of the group that is selected while the group is.
    public var selectedChild: UITab? {
        get { chosen.flatMap { child in children.first { $0 === child } } ?? defaultChild }
        set {
            chosen = newValue
            showSelection()
        }
    }
    private weak var chosen: UITab?
    /// The identifier of the tab that is selected at first.
    public var defaultChildIdentifier: String?
    /// A stack whose root is the group's controller, and on it the selected tab's.
    public var managingNavigationController: UINavigationController? { didSet { showSelection() } }
    /// The order of the tabs by their identifiers; those that it doesn't name come last.
    public var displayOrderIdentifiers: [String] = [] { didSet { listChanged() } }
    /// Whether a person may rearrange the tabs. Nobody can here.
    public var allowsReordering = false
    public var sidebarAppearance = SidebarAppearance.automatic { didSet { listChanged() } }
    /// Actions below the tabs in the sidebar.
    public var sidebarActions: [UIAction] = [] { didSet { listChanged() } }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adoptChildren()
    }

    private func adoptChildren() { for tab in children { tab.parent = self } }

    /// The tabs in the order in which they are shown.
    public var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { !displayOrderIdentifiers.contains($0.identifier) }
    }

    /// Returns a tab in the group or in those in it.
    public func tab(forIdentifier identifier: String) -> UITab? {
        withAllInside.dropFirst().first { $0.identifier == identifier }
    }

    private var defaultChild: UITab? {
        guard let defaultChildIdentifier else { return viewControllerIsOwn ? nil : displayOrder.first }
        return children.first { $0.identifier == defaultChildIdentifier }
    }
    private var viewControllerIsOwn: Bool { viewController != nil }

    override var withAllInside: [UITab] { [self] + children.flatMap(\.withAllInside) }

    override var shownController: UIViewController? {
        guard let stack = managingNavigationController else { return selectedChild?.shownController ?? viewController }
        return stack
    }
    override var shownIfLoaded: UIViewController? {
        managingNavigationController ?? chosen?.shownIfLoaded ?? loadedViewController
    }

    /// Puts the selection into the stack, and has it shown.
    private func showSelection() {
        if let stack = managingNavigationController {
            let shown = [viewController, selectedChild?.shownController].compactMap(\.self)
            if stack.viewControllers != shown { stack.setViewControllers(shown, animated: false) }
        }
        tabBarController?.groupChanged(self)
    }
}
