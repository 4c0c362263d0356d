import CoreGraphics
public import Foundation

/// A container controller with a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Called when a person selects an item of the bar.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open private(set) var tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var tabs: [UIViewController]?
    /// The view in which the selected controller's view is.
    private let content = UIView()
    /// The controller whose view is in `content`.
    private var shown: UIViewController?

    open var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { selectionChanged() } }
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        tabs = nib.controllers("UIViewControllers")
        for child in tabs ?? [] {
            child.parent = self
            if !children.contains(where: { $0 === child }) { children.append(child) }
        }
        if let bar = nib.value("UITabBar", as: UITabBar.self) { tabBar = bar }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UITabBarController.delegate)
    }

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, new) = (tabs ?? [], viewControllers ?? [])
        let selected = selectedViewController
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller === shown { hideShown() }
            controller.removeFromParent()
        }
        let added = new.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        tabs = viewControllers
        for controller in added { controller.didMove(toParent: self) }
        // The selected controller stays selected, wherever it is now.
        let place = new.firstIndex { $0 === selected } ?? (new.indices.contains(selectedIndex) ? selectedIndex : 0)
        if place == selectedIndex { selectionChanged() } else { selectedIndex = place }
    }

    // MARK: More

    /// The number of tabs for which the bar has room.
    private var room: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }
    /// The number of tabs that are in the bar themselves.
    private var countInBar: Int { (tabs?.count ?? 0) > room ? room - 1 : tabs?.count ?? 0 }
    /// The tabs that are in the list of the More tab.
    var tabsInMore: [UIViewController] { Array((tabs ?? []).dropFirst(countInBar)) }
    private lazy var more = MoreNavigationController(self)
    /// The stack behind the tab with the list of those for which the bar has no room.
    open var moreNavigationController: UINavigationController { more }
    /// The tabs that a person may rearrange: none here.
    open var customizableViewControllers: [UIViewController]?
    private var showsMore: Bool { !tabsInMore.isEmpty }

    /// The controller behind the selected tab.
    private var displayed: UIViewController? {
        guard showsMore else { return controller(at: selectedIndex) }
        return selectedIndex < countInBar ? controller(at: selectedIndex) : more
    }

    private func updateItems() {
        var items = (tabs ?? []).prefix(countInBar).map { $0.tabBarItem ?? UITabBarItem() }
        if showsMore { items.append(more.tabBarItem) }
        if tabBar.items ?? [] != items { tabBar.items = items }
        let item = displayed?.tabBarItem
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
            selectedIndex = tabs?.firstIndex { $0 === more.shownTab } ?? NSNotFound
        }
        calls?.didSelect(more)
    }

    open var selectedViewController: UIViewController? {
        get { controller(at: selectedIndex) ?? (showsMore ? more : nil) }
        set {
            if newValue === more, showsMore {
                selectedIndex = NSNotFound
            } else if let place = tabs?.firstIndex(where: { $0 === newValue }) {
                selectedIndex = place
            }
        }
    }

    private func controller(at index: Int) -> UIViewController? {
        guard let tabs, tabs.indices.contains(index) else { return nil }
        return tabs[index]
    }

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
        guard transition == nil, let tab = tabs?.first(where: { $0.tabBarItem === item }) else { return }
        let calls = TabDelegateCalls(self)
        guard calls?.shouldSelect(tab) != false else { return }
        if tab === selectedViewController {
            (tab as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = tab
        }
        calls?.didSelect(tab)
    }

    private func selectionChanged() {
        updateItems()
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
        loadContainerView()
        content.fill(view)
        view.addSubview(content)
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
        let isHidden = (displayed as? UINavigationController)?.hidesBottomBar == true
        if displayed?.transition == nil { tabBar.isHidden = isHidden }
        if transition == nil { shown?.viewIfLoaded?.frame = content.bounds }
        displayed?.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : own, right: 0)
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
