public import Foundation

/// A container controller with a tab bar.
@MainActor
open class UITabBarController: UIViewController {
    open private(set) var tabBar = UITabBar()
    private var tabs: [UIViewController]?

    open var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { selectionChanged(from: controller(at: oldValue)) } }
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        tabs = nib.list("UIViewControllers", of: UIViewController.self)
        for child in tabs ?? [] {
            child.parent = self
            if !children.contains(where: { $0 === child }) { children.append(child) }
        }
        if let bar = nib.value("UITabBar", as: UITabBar.self) { tabBar = bar }
    }

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set {
            let old = selectedViewController
            tabs = newValue
            adoptChildren(newValue ?? [])
            if !(newValue?.indices.contains(selectedIndex) ?? false) { selectedIndex = 0 }
            selectionChanged(from: old)
        }
    }

    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }

    open var selectedViewController: UIViewController? {
        get { controller(at: selectedIndex) }
        set { if let place = tabs?.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
    }

    private func controller(at index: Int) -> UIViewController? {
        guard let tabs, tabs.indices.contains(index) else { return nil }
        return tabs[index]
    }

    private func selectionChanged(from old: UIViewController?) {
        tabBar.items = tabs?.map(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
        show(child: selectedViewController, insteadOf: old)
    }

    open override func loadView() {
        loadContainerView()
        view.addSubview(tabBar)
        selectionChanged(from: nil)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let own = BarHeights(traitCollection).tabBar
        let height = own + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        selectedViewController?.viewIfLoaded?.frame = view.bounds
        selectedViewController?.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: own, right: 0)
    }
}
