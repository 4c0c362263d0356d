public import Foundation

/// An object that manages a hierarchy of views.
@MainActor
open class UIViewController: UIResponder, UIAppearanceContainer {
    open var title: String?
    open internal(set) var storyboard: UIStoryboard?
    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?
    open internal(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    open internal(set) var presentedViewController: UIViewController?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var preferredContentSize: CGSize = .zero
    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.layoutMarginsMayHaveChanged() } }
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.updateSafeArea() } }
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    /// Whether a view from a nib may be resized to the screen. Only documents set this.
    private(set) var autoresizesArchivedViewToFullSize = true
    open var restorationIdentifier: String?
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { viewIfLoaded?.traitsMayHaveChanged() }
    }
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    private var ownNavigationItem: UINavigationItem?
    private var loadedView: UIView?
    /// The external objects of the view's nib.
    private var externals: [String: Any] = [:]
    /// The other top-level objects in the controller's scene.
    package private(set) var dockObjects: [Any] = []
    var segueTemplates: [UIStoryboardSegueTemplate] = []
    var resources: (any NibResources)?
    /// The name of the controller's storyboard.
    var storyboardName: String?
    /// The insets of the container's bars that overlap the view.
    var containerInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.updateSafeArea() } }
    /// Traits that the presenter of the controller sets.
    package var imposedTraits: UITraitCollection? { didSet { viewIfLoaded?.traitsMayHaveChanged() } }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    public init(nibName: String?, bundle: Bundle?) {
        (self.nibName, nibBundle) = (nibName, bundle)
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        resources = nib.context.resources
        storyboardName = nib.context.storyboardName
        title = nib.string("UITitle")
        nibName = nib.string("UINibName")
        restorationIdentifier = nib.string("UIRestorationIdentifier")
        ownNavigationItem = nib.value("UINavigationItem", as: UINavigationItem.self)
        if let item = nib.value("UITabBarItem", as: UITabBarItem.self) { tabBarItem = item }
        if nib.has("UIToolbarItems") { toolbarItems = nib.list("UIToolbarItems", of: UIBarButtonItem.self) }
        modalPresentationStyle = nib.option("UIModalPresentationStyle") ?? .automatic
        modalTransitionStyle = nib.option("UIModalTransitionStyle") ?? .coverVertical
        hidesBottomBarWhenPushed = nib.bool("UIHidesBottomBarWhenPushed") ?? false
        edgesForExtendedLayout =
            nib.integer("UIKeyEdgesForExtendedLayout").map { UIRectEdge(rawValue: UInt(clamping: $0)) } ?? .all
        extendedLayoutIncludesOpaqueBars = nib.bool("UIKeyExtendedLayoutIncludesOpaqueBars") ?? false
        automaticallyAdjustsScrollViewInsets = nib.bool("UIKeyAutomaticallyAdjustsScrollViewInsets") ?? true
        viewRespectsSystemMinimumLayoutMargins =
            nib.bool("UIViewControllerViewRespectsSystemMinimumLayoutMargins") ?? true
        definesPresentationContext = nib.bool("UIDefinesPresentationContext") ?? false
        providesPresentationContextTransitionStyle =
            nib.bool("UIProvidesPresentationContextTransitionStyle") ?? false
        autoresizesArchivedViewToFullSize = nib.bool("UIAutoresizesArchivedViewToFullSize") ?? true
        // Documents before iOS 7 have only the size in a popover.
        preferredContentSize =
            nib.size("UIPreferredContentSize") ?? nib.size("UIContentSizeForViewInPopover") ?? .zero
        children = nib.list("UIChildViewControllers", of: UIViewController.self)
        for child in children { child.parent = self }
        segueTemplates = nib.list("UIStoryboardSegueTemplates", of: UIStoryboardSegueTemplate.self)
        dockObjects = nib.list("UITopLevelObjectsToKeepAliveFromStoryboard", of: AnyObject.self)
        for (name, object) in nib.value("UIExternalObjectsTableForViewLoading", as: [AnyHashable: Any].self) ?? [:] {
            if let name = name as? String { externals[name] = object }
        }
        if let view = nib.value("UIView", as: UIView.self) { adopt(view) }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("title", \UIViewController.title)
            + .property("tabBarItem", \UIViewController.tabBarItem)
            + .property("restorationIdentifier", \UIViewController.restorationIdentifier)
            + .outlet("view") { (controller: UIViewController, view: UIView?) in view.map(controller.adopt) }
            + .property("storyboard", \UIViewController.storyboard)
    }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        environment.perform {
            loadView()
            if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
            if resources?.connectsOutlets == true { performEmbedSegues() }
            viewDidLoad()
        }
    }

    /// Performs embed segues before `viewDidLoad`.
    private func performEmbedSegues() {
        for template in segueTemplates where template.performsOnViewLoad {
            guard let container = template.containerView, let name = template.destinationName,
                shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: self),
                let child = storyboard?.instantiate(identifier: name)
            else { continue }
            let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: child)
            prepare(for: segue, sender: self)
            addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Loads the view from the controller's nib, or creates an empty one.
    open func loadView() {
        guard let nibName, let resources = resources ?? (nibName.isEmpty ? nil : BundleResources.of(.main)) else {
            view = UIView(frame: UIScreen.main.bounds)
            view.backgroundColor = .systemBackground
            return
        }
        let path = storyboardName.map { "\($0).storyboardc/\(nibName).nib" } ?? "\(nibName).nib"
        guard let nib = resources.nib(path) else {
            resources.report(NibMessage(.missingContent, "\(layoutName) finds no nib '\(nibName)'"))
            view = UIView(frame: UIScreen.main.bounds)
            return
        }
        let context = NibContext(resources)
        context.storyboardName = storyboardName
        _ = nib.instantiate(owner: self, externals: externals, context)
        if loadedView == nil {
            resources.report(NibMessage(.missingContent, "the nib '\(nibName)' has no view for \(layoutName)"))
        }
    }

    private var layoutName: String { "\(type(of: self))" }

    func adopt(_ view: UIView) {
        self.view = view
        if view.traitCollection != UITraitCollection.standard { view.traitsMayHaveChanged() }
    }

    // MARK: Overriding

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    /// Called between `viewWillAppear` and `viewDidAppear`, when the view is in the hierarchy and has its traits and
    /// size.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var isEditing: Bool {
        get { isBeingEdited }
        set { setEditing(newValue, animated: false) }
    }
    private var isBeingEdited = false
    open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentingViewController }

    // MARK: Containers

    open func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    open var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Controller>() -> Controller? {
        var next = parent
        while let controller = next {
            if let found = controller as? Controller { return found }
            next = controller.parent
        }
        return nil
    }

    open var navigationItem: UINavigationItem {
        if let item = ownNavigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        ownNavigationItem = item
        return item
    }

    open var traitCollection: UITraitCollection { imposedTraits ?? viewIfLoaded?.traitCollection ?? .standard }

    // MARK: Margins

    /// The minimum margins of the root view.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? 0
        let side: CGFloat = width >= 400 && environment.system > 8 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    func marginsOfRootView(_ margins: UIEdgeInsets, isSet: Bool) -> UIEdgeInsets {
        let least = systemMinimumLayoutMargins
        guard isSet else { return UIEdgeInsets(top: 0, left: least.leading, bottom: 0, right: least.trailing) }
        guard viewRespectsSystemMinimumLayoutMargins else { return margins }
        return margins.union(UIEdgeInsets(top: 0, left: least.leading, bottom: 0, right: least.trailing))
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
