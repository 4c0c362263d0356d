public import Foundation

/// A controller whose view is a table.
@MainActor
open class UITableViewController: UIViewController {
    open var clearsSelectionOnViewWillAppear = true
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override func loadView() {
        if nibName == nil { view = UITableView(frame: UIScreen.main.bounds) } else { super.loadView() }
    }
}

/// A controller whose view is a collection.
@MainActor
open class UICollectionViewController: UIViewController {
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
}

/// Controllers one above the other, with a bar that leads back.
@MainActor
open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []
    open private(set) var navigationBar = UINavigationBar()
    open private(set) var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true

    public init(rootViewController root: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [root]
        addChild(root)
        root.didMove(toParent: self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        viewControllers = nib.list("UIViewControllers", of: UIViewController.self)
        for child in viewControllers { child.parent = self }
        if let bar = nib.value("UINavigationBar", as: UINavigationBar.self) { navigationBar = bar }
        if let bar = nib.value("UIToolbar", as: UIToolbar.self) { toolbar = bar }
        isNavigationBarHidden = nib.bool("UINavigationBarHidden") ?? false
        isToolbarHidden = !(nib.bool("UIToolbarShownByDefault") ?? false)
    }

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { topViewController }

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
    }
}

/// Controllers side by side, with a bar that chooses among them.
@MainActor
open class UITabBarController: UIViewController {
    open private(set) var viewControllers: [UIViewController]?
    open private(set) var tabBar = UITabBar()
    open var selectedIndex = 0

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        viewControllers = nib.list("UIViewControllers", of: UIViewController.self)
        for child in viewControllers ?? [] { child.parent = self }
        if let bar = nib.value("UITabBar", as: UITabBar.self) { tabBar = bar }
    }

    open var selectedViewController: UIViewController? {
        guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
        return viewControllers[selectedIndex]
    }

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
    }
}

/// A list beside what is chosen in it.
@MainActor
open class UISplitViewController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        viewControllers = nib.list("UIViewControllers", of: UIViewController.self)
        for child in viewControllers { child.parent = self }
    }

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
    }
}

/// Pages that are turned.
@MainActor
open class UIPageViewController: UIViewController {}
