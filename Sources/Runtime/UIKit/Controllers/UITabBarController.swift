import CoreGraphics
public import Foundation

/// A container controller with a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Called when a person selects an item of the bar.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open private(set) var tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The tabs in the bar and the list of the More tab.
    private var entries: [UITab]?
    /// The tabs that the app gave, hidden ones and those of the sidebar included; empty if it gave controllers.
    private(set) var rootTabs: [UITab] = []
    /// What a person's order of the tabs is kept by. Nobody can rearrange tabs here.
    public var customizationIdentifier: String?
    /// How the tabs are shown in regular width.
    public var mode = Mode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The tabs that are shown in compact width, by their identifiers; nil for all.
    public var compactTabIdentifiers: [String]? { didSet { tabListChanged() } }
    /// The list of tabs at the side.
    public private(set) lazy var sidebar = Sidebar(self)
    var sidebarView: TabSidebarView?
    /// Whether the bar isn't shown.
    public var isTabBarHidden: Bool {
        get { hidesTabBar }
        set { setTabBarHidden(newValue, animated: false) }
    }
    private var hidesTabBar = false
    /// The view in which the selected controller's view is.
    private let content = UIView()
    /// The controller whose view is in `content`.
    private var shown: UIViewController?
    /// What is scrolled behind the bar.
    private weak var followed: UIScrollView?

    open var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { selectionChanged() } }
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    /// Creates a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        let controllers: [UIViewController] = nib.controllers("UIViewControllers")
        entries = controllers.map(UITab.init(holding:))
        for child in controllers {
            child.parent = self
            if !children.contains(where: { $0 === child }) { children.append(child) }
        }
        if let bar = nib.value("UITabBar", as: UITabBar.self) { tabBar = bar }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UITabBarController.delegate)
    }

    open var viewControllers: [UIViewController]? {
        get { entries?.indices.compactMap(controller(at:)) }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in rootTabs { tab.belong(to: nil) }
        rootTabs = []
        let (old, new) = (loadedControllers, viewControllers ?? [])
        let selected = selectedViewController
        // One that is in sight goes when the delegate's animation has ended.
        let mayAnimate = animated && transition == nil && isViewLoaded && view.window != nil && appearance.isShown
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if mayAnimate, controller === shown {
                leaving = controller
                continue
            }
            if controller === shown { hideShown() }
            controller.removeFromParent()
        }
        let added = new.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        entries = viewControllers?.map(UITab.init(holding:))
        for controller in added { controller.didMove(toParent: self) }
        // The selected controller stays selected, wherever it is now.
        let place = new.firstIndex { $0 === selected } ?? (new.indices.contains(selectedIndex) ? selectedIndex : 0)
        if place == selectedIndex { selectionChanged() } else { selectedIndex = place }
        if transition == nil { removeLeaving() }
    }

    /// The controller that isn't among the others any more, and still in sight.
    private var leaving: UIViewController?

    private func removeLeaving() {
        guard let leaving else { return }
        self.leaving = nil
        if leaving === shown { hideShown() }
        leaving.removeFromParent()
    }

    // MARK: More

    /// The number of tabs for which the bar has room.
    private var room: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }
    /// The number of tabs that are in the bar themselves.
    private var countInBar: Int { (entries?.count ?? 0) > room ? room - 1 : entries?.count ?? 0 }
    /// The tabs that are in the list of the More tab.
    var tabsInMore: [UIViewController] {
        (entries ?? []).indices.dropFirst(countInBar).compactMap(controller(at:))
    }
    private lazy var more = MoreNavigationController(self)
    /// The stack behind the tab with the list of those for which the bar has no room.
    open var moreNavigationController: UINavigationController { more }
    /// The tabs that a person may rearrange: none here.
    open var customizableViewControllers: [UIViewController]?
    private var showsMore: Bool { (entries?.count ?? 0) > countInBar }

    /// The controller behind the selected tab.
    private var displayed: UIViewController? {
        guard showsMore else { return controller(at: selectedIndex) }
        return selectedIndex < countInBar ? controller(at: selectedIndex) : more
    }

    private func updateItems() {
        var items = (entries ?? []).prefix(countInBar).map(\.item)
        if showsMore { items.append(more.tabBarItem) }
        if tabBar.items ?? [] != items { tabBar.items = items }
        let item = displayed === more && showsMore ? more.tabBarItem : entry(at: selectedIndex)?.item
        if tabBar.selectedItem !== item { tabBar.selectedItem = item }
        guard showsMore else { return }
        if more.parent !== self {
            addChild(more)
            more.didMove(toParent: self)
        }
        more.reload()
    }

    /// A person chooses a tab in the list.
    func chooseInMore(_ tab: UIViewController) {
        let calls = TabDelegateCalls(self)
        guard calls?.shouldSelect(tab) != false else { return }
        selectedViewController = tab
        calls?.didSelect(tab)
    }

    /// The list is seen again.
    func moreListAppeared() { if displayed === more { selectedIndex = NSNotFound } }

    private func chooseMore() {
        let calls = TabDelegateCalls(self)
        guard calls?.shouldSelect(more) != false else { return }
        if displayed === more {
            more.popToRootViewController(animated: true)
        } else {
            selectedIndex = entries?.firstIndex { $0.shownIfLoaded === more.shownTab } ?? NSNotFound
        }
        calls?.didSelect(more)
    }

    open var selectedViewController: UIViewController? {
        get { controller(at: selectedIndex) ?? (showsMore ? more : nil) }
        set {
            if newValue === more, showsMore {
                selectedIndex = NSNotFound
            } else if let newValue, let place = place(of: newValue) {
                selectedIndex = place
            }
        }
    }

    private func controller(at index: Int) -> UIViewController? {
        guard let tab = entry(at: index), let controller = tab.shownController else { return nil }
        // What a tab makes is a child from then on.
        if !tab.isHolder, controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        return controller
    }

    private func entry(at index: Int) -> UITab? {
        guard let entries, entries.indices.contains(index) else { return nil }
        return entries[index]
    }

    private func place(of controller: UIViewController) -> Int? {
        entries?.firstIndex { $0.shownIfLoaded === controller }
    }

    private var loadedControllers: [UIViewController] { (entries ?? []).compactMap(\.shownIfLoaded) }

    // MARK: Tabs, see UITabBarController+Tabs

    /// Replaces what is in the bar by tabs.
    func replaceEntries(by new: [UITab]) {
        let selected = entry(at: selectedIndex)
        for controller in loadedControllers
        where !new.contains(where: { $0.shownIfLoaded === controller }) && controller.parent === self {
            controller.willMove(toParent: nil)
            if controller === shown { hideShown() }
            controller.removeFromParent()
        }
        entries = new
        let usual = new.indices.contains(selectedIndex) ? selectedIndex : 0
        let place = selected.flatMap { tab in new.firstIndex { $0 === tab } } ?? usual
        if place == selectedIndex { selectionChanged() } else { selectedIndex = place }
    }

    /// The tabs, which may be in groups. Controllers that the app gave have none.
    public var tabs: [UITab] {
        get { rootTabs }
        set { setTabs(newValue, animated: false) }
    }
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in rootTabs { tab.belong(to: nil) }
        rootTabs = tabs
        for tab in tabs { tab.belong(to: self) }
        tabListChanged()
    }
    /// The selected tab: in a group, the one that is selected there.
    public var selectedTab: UITab? {
        get { rootTabs.isEmpty ? nil : entry(at: selectedIndex)?.selectedInside }
        set { if let newValue { select(newValue) } }
    }

    /// Selects a tab, in all groups that it is in.
    func select(_ tab: UITab) {
        var inner = tab
        while let group = inner.parent {
            if group.selectedChild !== inner { group.selectedChild = inner }
            inner = group
        }
        if let place = entries?.firstIndex(where: { $0 === inner }) { selectedIndex = place }
        sidebarView?.reload()
    }

    /// Hides the bar, or shows it.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesTabBar else { return }
        hidesTabBar = hidden
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: 0.3) { [self] in view.layoutIfNeeded() }
    }

    /// What a group shows has changed.
    func groupChanged(_ group: UITabGroup) {
        guard entry(at: selectedIndex) === group else { return }
        selectionChanged()
        sidebarView?.reload()
    }

    func tabChanged(_ tab: UITab) { sidebarView?.reconfigure(tab) }

    override func reveal(_ child: UIViewController) { selectedViewController = child }
    open override var childForStatusBarStyle: UIViewController? { displayed }
    open override var childForStatusBarHidden: UIViewController? { displayed }

    // The bar has room for more tabs in regular width.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        if let tab = more.shownTab, !tabsInMore.contains(where: { $0 === tab }) { more.giveBack() }
        if !showsMore, selectedIndex == NSNotFound { selectedIndex = 0 } else { selectionChanged() }
    }

    // MARK: Selection

    /// Selects the tab that a person taps.
    private func choose(_ item: UITabBarItem) {
        if showsMore, item === more.tabBarItem { return transition == nil ? chooseMore() : () }
        guard transition == nil, let index = entries?.firstIndex(where: { $0.item === item }) else { return }
        guard shouldSelect(index), let tab = controller(at: index) else { return }
        let (calls, previous) = (TabDelegateCalls(self), selectedTab)
        guard calls?.shouldSelect(tab) != false else { return }
        if tab === selectedViewController {
            (tab as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = tab
        }
        calls?.didSelect(tab)
        reportSelection(after: previous)
    }

    private func selectionChanged() {
        updateItems()
        defer { sidebarView?.reload() }
        if showsMore, displayed === more, let tab = controller(at: selectedIndex) {
            more.show(tab: tab, animated: shown === more && view.window != nil)
        }
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard transition == nil, view.window != nil, appearance.isShown, let new = displayed,
            new !== shown
        else { return placeShownChildren() }
        let old = shown
        let calls = TabDelegateCalls(self)
        let animator = old.flatMap { calls?.animator($0, new) }
        let step = ViewControllerTransition(from: old, to: new, in: content, animated: animator != nil)
        step.order = .tab
        (step.appearing, step.disappearing) = ([new], [old].compactMap(\.self))
        step.animator = animator
        step.interactor = animator.flatMap { calls?.interactor($0) }
        step.initialFrames = old.map { [ObjectIdentifier($0): content.bounds] } ?? [:]
        step.finalFrames = [ObjectIdentifier(new): content.bounds]
        step.willStart = { [unowned step] in (step.fromView, step.toView) = (old?.viewIfLoaded, new.view) }
        step.settle = { [self] done in
            shown = done ? new : old
            (done ? old : new)?.viewIfLoaded?.removeFromSuperview()
            placeShown()
            if !done, let old { selectedViewController = old }
        }
        step.ended = { [self] _ in
            transition = nil
            removeLeaving()
            if shown !== displayed { selectionChanged() }
        }
        transition = step
        step.start()
    }

    private func hideShown() {
        let isSeen = shown?.appearance.isShown == true
        if isSeen { shown?.startAppearance(false, animated: false) }
        shown?.viewIfLoaded?.removeFromSuperview()
        if isSeen { shown?.finishAppearance() }
        shown = nil
    }

    private func placeShown() {
        guard let child = shown?.view else { return }
        child.fill(content)
        if child.superview !== content { content.addSubview(child) }
        view.setNeedsLayout()
    }

    override func placeShownChildren() {
        guard transition == nil else { return }
        if shown !== displayed { hideShown() }
        shown = displayed
        placeShown()
    }

    // MARK: View

    open override func loadView() {
        // A view that gets its traits shows the selected controller at once.
        content.frame = UIScreen.main.bounds
        loadContainerView()
        content.frame = view.bounds
        view.addSubview(content)
        // Controllers ask for the bar's height before the first layout.
        let height = BarHeights(traitCollection).tabBar
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        view.addSubview(tabBar)
        tabBar.choose = { [weak self] in self?.choose($0) }
        tabBar.delegate = self
        updateItems()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if shown == nil, transition == nil { placeShownChildren() }
        let own = BarHeights(traitCollection).tabBar
        let height = own + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        placeSidebar()
        let isHidden =
            hidesTabBar || sidebarIsShown || (displayed as? UINavigationController)?.hidesBottomBar == true
        if displayed?.transition == nil { tabBar.isHidden = isHidden }
        content.frame = view.bounds.inset(by: sidebarInsets)
        if transition == nil { shown?.viewIfLoaded?.frame = content.bounds }
        displayed?.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : own, right: 0)
        followScrolling()
    }

    /// Makes the bar's background follow what is scrolled behind it.
    private func followScrolling() {
        let page = (displayed as? UINavigationController)?.topViewController ?? displayed
        let scroller = page.flatMap { $0.contentScrollView(for: .bottom) ?? $0.firstScrollView }
        if scroller !== followed {
            followed?.tabBarFollower = nil
            followed = scroller
        }
        scroller?.tabBarFollower = self
        contentMoved()
    }

    /// Called when what is scrolled behind the bar has moved.
    func contentMoved() {
        guard let followed, followed.window != nil || followed.superview != nil else {
            tabBar.isOverContent = false
            return
        }
        let end = followed.convert(CGPoint(x: 0, y: followed.contentSize.height), to: view).y
        let edge = followed.convert(CGPoint(x: 0, y: followed.bounds.maxY), to: view).y
        tabBar.isOverContent = min(end, edge) > tabBar.frame.minY + 0.5
    }

    /// Moves the bar with the controller of a stack that hides it, or that doesn't.
    func slideBar(along step: ViewControllerTransition, isPop: Bool) {
        let hides = (displayed as? UINavigationController)?.hidesBottomBar == true
        guard hides != tabBar.isHidden else { return }
        let aside = CGAffineTransform(translationX: -view.bounds.width * (view.readsFromRight ? -1 : 1), y: 0)
        tabBar.isHidden = false
        tabBar.transform = hides ? .identity : aside
        view.setNeedsLayout()
        step.alongside.append { [tabBar] in tabBar.transform = hides ? aside : .identity }
        _ = step.animate(alongsideTransition: nil) { [weak self] _ in
            self?.tabBar.transform = .identity
            self?.view.setNeedsLayout()
        }
    }
}
