public import Foundation

/// A container controller with a stack of controllers and a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    open private(set) var navigationBar = UINavigationBar()
    open private(set) var toolbar: UIToolbar! = UIToolbar()
    var stack: [UIViewController] = []

    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    /// The recognizers that hide the bars, for others to wait for.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHideOnSwipe }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHideOnTap }
    private lazy var barHideOnSwipe = UIPanGestureRecognizer()
    private lazy var barHideOnTap = UITapGestureRecognizer()
    open var hidesBarsWhenKeyboardAppears = false
    /// A Boolean value that indicates whether bars are hidden in compact height.
    open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public init(rootViewController root: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(root, animated: false)
    }

    /// Creates a controller with custom bar classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type {
            navigationBar = RuntimeObject.make(type, frame: .zero)
        }
        if let type = toolbarClass as? UIToolbar.Type { toolbar = RuntimeObject.make(type, frame: .zero) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        // Controllers from a storyboard are present from the start, without calls for adding them.
        stack = nib.controllers("UIViewControllers")
        for child in stack {
            child.parent = self
            if !children.contains(where: { $0 === child }) { children.append(child) }
        }
        if let bar = nib.value("UINavigationBar", as: UINavigationBar.self) { navigationBar = bar }
        if let bar = nib.value("UIToolbar", as: UIToolbar.self) { toolbar = bar }
        isNavigationBarHidden = nib.bool("UINavigationBarHidden") ?? false
        isToolbarHidden = nib.bool("UIToolbarShown") != true
        hidesBarsOnSwipe = nib.bool("UIHidesBarsOnSwipe") ?? false
        hidesBarsOnTap = nib.bool("UIHidesBarsOnTap") ?? false
        hidesBarsWhenKeyboardAppears = nib.bool("UIHidesBarsWhenKeyboardAppears") ?? false
        hidesBarsWhenVerticallyCompact = nib.bool("UIHidesBarsWhenVerticallyCompact") ?? false
    }

    // MARK: Stack, see UINavigationController+Stack

    public enum Operation: Int, Sendable { case none, push, pop }

    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The recognizer that goes back from the edge of the screen.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = makePopRecognizer()
    /// The view in which the controllers' views are.
    let content = UIView()
    /// The controller whose view is in `content`.
    var shown: UIViewController?
    /// The controllers that were added to or removed from the stack, and haven't been notified.
    var leaving: [UIViewController] = []
    var arriving: [UIViewController] = []
    /// Whether the stack has changed during a transition, and whether that is to be animated.
    var nextChange: (isAnimated: Bool, isPop: Bool)?
    /// What the finger at the edge of the screen drives.
    var popInteraction: UIPercentDrivenInteractiveTransition?
    private lazy var popDelegate = PopGestureDelegate(self)

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    /// Where the controllers of a split view's secondary column begin in the stack, and what held them, while it is collapsed.
    var secondaryStart: Int?
    var secondaryContainer: UIViewController?
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { pushSecondary(secondaryViewController) }
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { giveSecondary() }
    /// A bar that is shown decides, by its style.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }
    open var visibleViewController: UIViewController? {
        guard let top = topViewController else { return nil }
        return top.presentedViewController.map { ($0 as? UINavigationController)?.visibleViewController ?? $0 } ?? top
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if MainThread.performsElsewhere(
            "UINavigationController.pushViewController(_:animated:)",
            { self.pushViewController(viewController, animated: animated) })
        {
            return
        }
        guard !stack.contains(where: { $0 === viewController }) else {
            return environment.report(
                "Pushing the same view controller instance more than once is not supported "
                    + "(\(viewController.nameInMessages))")
        }
        guard !(viewController is UINavigationController) else {
            return environment.report("Pushing a navigation controller is not supported")
        }
        change(to: stack + [viewController], animated)
    }

    /// Removes the top controller and returns it, or nil if it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        if MainThread.performsElsewhere(
            "UINavigationController.popViewController(animated:)", { _ = self.popViewController(animated: animated) })
        {
            return nil
        }
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }) else {
            environment.report("Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let gone = Array(stack[(place + 1)...])
        change(to: Array(stack[...place]), animated)
        return gone
    }

    /// Pushes a controller. A navigation controller, which can't be pushed, is presented.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if vc is UINavigationController {
            present(vc, animated: UIView.areAnimationsEnabled)
        } else {
            pushViewController(vc, animated: true)
        }
    }
    override var showsControllers: Bool { true }
    override var childrenToSearch: [UIViewController] { stack.reversed() }
    override func reveal(_ child: UIViewController) {
        guard child !== topViewController else { return }
        // Below what is being dismissed, the stack changes at once.
        popToViewController(child, animated: ownPresented == nil && UIView.areAnimationsEnabled)
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        moveBars(animated) { self.isNavigationBarHidden = hidden }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { moveBars(animated) { self.isToolbarHidden = hidden } }

    private func moveBars(_ animated: Bool, _ change: @escaping () -> Void) {
        guard animated, let view = viewIfLoaded, view.window != nil else { return change() }
        UIView.animate(withDuration: Self.hideShowBarDuration) {
            change()
            view.layoutIfNeeded()
        }
    }

    public class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: View

    open override func loadView() {
        loadContainerView()
        content.fill(view)
        view.addSubview(content)
        // Controllers ask for the bar's height before the first layout.
        navigationBar.frame = CGRect(
            x: 0, y: UIApplication.shared.statusBarFrame.maxY, width: view.bounds.width,
            height: BarHeights(traitCollection).navigationBar)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        navigationBar.owner = self
        navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
        navigationBar.goBackTo = { [weak self] place in
            guard let self, self.stack.count > place + 1 else { return }
            self.popToViewController(self.stack[self.stack.count - 2 - place], animated: true)
        }
        navigationBar.items = stack.map(\.navigationItem)
        interactivePopGestureRecognizer.map(content.addGestureRecognizer)
    }

    private func makePopRecognizer() -> UIGestureRecognizer {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        recognizer.delegate = popDelegate
        recognizer.addHandler { [weak self] in self?.followPop($0) }
        return recognizer
    }

    /// Whether there is no navigation bar.
    private var barIsHidden: Bool { isNavigationBarHidden || hidesBarsInLowScreens }
    private var hidesBarsInLowScreens: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    /// Whether the controller is what a page or form sheet shows.
    private var isInSheet: Bool {
        (presentation?.adapted?.0 ?? presentation?.controller) is UISheetPresentationController
            && traitCollection.verticalSizeClass != .compact
    }

    /// Makes the bar as high as its item wants, and returns how far it reaches below the safe area.
    private func placeBar() -> CGFloat {
        let item = topViewController?.navigationItem
        item?.barHeightChanged = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        var height = isInSheet ? BarHeights.sheetBar : BarHeights(traitCollection).navigationBar
        if let item, item.isSearchingAlone {
            item.scrolling.setParts(search: 0, largeTitle: 0)
            height = item.searchHeight
        } else if let item {
            let items = stack.map(\.navigationItem)
            let large = navigationBar.wantsLargeTitle(of: items) && !barIsHidden ? BarHeights.largeTitle : 0
            let hidesSearch =
                item.hidesSearchBarWhenScrolling && item.searchController?.isActive != true && !barIsHidden
            item.scrolling.setParts(search: hidesSearch ? item.searchHeight : 0, largeTitle: large)
            height += item.prompt?.isEmpty == false ? BarHeights.prompt : 0
            height += large + item.searchHeight - item.scrolling.hidden
        }
        navigationBar.isOverContent = item?.scrolling.isOverContent == true
        let lift = environment.barLift(in: view.safeAreaInsets)
        navigationBar.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top - lift, width: view.bounds.width, height: height)
        return height - lift
    }

    /// Makes the bar follow what is scrolled in the top controller.
    private func followScrolling() {
        guard let top = topViewController, transition == nil else { return }
        top.navigationItem.scrolling.changed = { [weak self, weak top] in
            guard let self, let top, top === self.topViewController, self.transition == nil, !self.barIsHidden else {
                return
            }
            self.childInsets.top = self.placeBar()
            self.navigationBar.setNeedsLayout()
            top.containerInsets = self.childInsets
        }
        top.navigationItem.scrolling.follow(top.contentScrollView(for: .top) ?? top.firstScrollView)
    }

    /// The bar has another height, because a search begins or ends.
    func barChanged(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        navigationBar.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.safeAreaInsets
        navigationBar.isHidden = barIsHidden
        let barHeight = placeBar()
        let toolbarIsHidden =
            isToolbarHidden || hidesBarsInLowScreens || topViewController?.hidesBottomBarWhenPushed == true
        toolbar.isHidden = toolbarIsHidden
        toolbar.items = topViewController?.toolbarItems
        let toolbarHeight = BarHeights(traitCollection).toolbar
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - safe.bottom - toolbarHeight, width: view.bounds.width,
            height: toolbarHeight + safe.bottom)
        childInsets = UIEdgeInsets(
            top: barIsHidden ? 0 : barHeight, left: 0, bottom: toolbarIsHidden ? 0 : toolbarHeight, right: 0)
        if transition == nil {
            placeShownChildren()
            shown?.viewIfLoaded?.frame = content.bounds
        }
        topViewController?.containerInsets = childInsets
        followScrolling()
    }

    /// The insets of the bars for the top controller.
    private(set) var childInsets = UIEdgeInsets.zero

    override func placeShownChildren() {
        guard transition == nil, let top = topViewController, top !== shown || top.viewIfLoaded?.superview !== content
        else { return }
        view.setNeedsLayout()
        showTopAtOnce()
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \UINavigationController.delegate)
    }
}
