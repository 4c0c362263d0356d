import CoreGraphics
public import Foundation

/// A container controller with a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
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

    open var selectedViewController: UIViewController? {
        get { controller(at: selectedIndex) }
        set { if let place = tabs?.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
    }

    private func controller(at index: Int) -> UIViewController? {
        guard let tabs, tabs.indices.contains(index) else { return nil }
        return tabs[index]
    }

    override func reveal(_ child: UIViewController) { selectedViewController = child }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    // MARK: Selection

    /// Selects the tab that a person taps.
    private func choose(_ item: UITabBarItem) {
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
        tabBar.items = tabs?.map(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard transition == nil, view.window != nil, appearance.isShown, let new = selectedViewController,
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
            if shown !== selectedViewController { selectionChanged() }
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
        if shown !== selectedViewController { hideShown() }
        shown = selectedViewController
        placeShown()
    }

    // MARK: View

    open override func loadView() {
        loadContainerView()
        content.fill(view)
        view.addSubview(content)
        view.addSubview(tabBar)
        tabBar.choose = { [weak self] in self?.choose($0) }
        tabBar.items = tabs?.map(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if shown == nil, transition == nil { placeShownChildren() }
        let own = BarHeights(traitCollection).tabBar
        let height = own + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        let isHidden = (selectedViewController as? UINavigationController)?.hidesBottomBar == true
        if selectedViewController?.transition == nil { tabBar.isHidden = isHidden }
        if transition == nil { shown?.viewIfLoaded?.frame = content.bounds }
        selectedViewController?.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : own, right: 0)
    }

    /// Moves the bar with the controller of a stack that hides it, or that doesn't.
    func slideBar(along step: ViewControllerTransition, isPop: Bool) {
        let hides = (selectedViewController as? UINavigationController)?.hidesBottomBar == true
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
