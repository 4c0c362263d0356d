public import Foundation

/// A container controller with a stack of controllers and a navigation bar.
@MainActor
open class UINavigationController: UIViewController {
    open private(set) var navigationBar = UINavigationBar()
    open private(set) var toolbar: UIToolbar! = UIToolbar()
    private var stack: [UIViewController] = []

    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    /// A Boolean value that indicates whether bars are hidden in compact height.
    open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public init(rootViewController root: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([root], animated: false)
    }

    /// Creates a controller with custom bar classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type { navigationBar = type.init(_bar: ()) }
        if let type = toolbarClass as? UIToolbar.Type { toolbar = type.init(_bar: ()) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        // Controllers from a storyboard are present from the start, without calls for adding them.
        stack = nib.list("UIViewControllers", of: UIViewController.self)
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

    // MARK: Stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        let old = topViewController
        stack = controllers
        adoptChildren(controllers)
        stackChanged(from: old)
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        precondition(!stack.contains { $0 === controller }, "\(controller) is in the navigation stack already")
        setViewControllers(stack + [controller], animated: animated)
    }

    /// Removes the top controller and returns it, or nil if it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(stack.dropFirst())
        setViewControllers(Array(stack.prefix(1)), animated: animated)
        return gone
    }

    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === controller }) else { return nil }
        let gone = Array(stack[(place + 1)...])
        setViewControllers(Array(stack[...place]), animated: animated)
        return gone
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    private func stackChanged(from old: UIViewController?) {
        navigationBar.items = stack.map(\.navigationItem)
        show(child: topViewController, insteadOf: old)
    }

    // MARK: View

    open override func loadView() {
        loadContainerView()
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        stackChanged(from: nil)
    }

    /// The height of the bar, with a large title unless the top controller declines.
    private var barHeight: CGFloat {
        let isLarge =
            navigationBar.prefersLargeTitles && topViewController?.navigationItem.largeTitleDisplayMode != .never
        let height = BarHeights(traitCollection).navigationBar
        return isLarge && BarHeights.allowLargeTitles(traitCollection) ? height + BarHeights.largeTitle : height
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.safeAreaInsets
        let hidesBars = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
        let barIsHidden = isNavigationBarHidden || hidesBars
        navigationBar.isHidden = barIsHidden
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: barHeight)
        let toolbarIsHidden = isToolbarHidden || hidesBars || topViewController?.hidesBottomBarWhenPushed == true
        toolbar.isHidden = toolbarIsHidden
        toolbar.items = topViewController?.toolbarItems
        let toolbarHeight = BarHeights(traitCollection).toolbar
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - safe.bottom - toolbarHeight, width: view.bounds.width,
            height: toolbarHeight + safe.bottom)
        topViewController?.viewIfLoaded?.frame = view.bounds
        topViewController?.containerInsets = UIEdgeInsets(
            top: barIsHidden ? 0 : barHeight, left: 0, bottom: toolbarIsHidden ? 0 : toolbarHeight, right: 0)
    }
}
