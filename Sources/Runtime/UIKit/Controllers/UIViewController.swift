public import Foundation

/// An object that manages a hierarchy of views.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer, UIContentContainer {
    /// The title; the navigation item and the tab bar item get it, too.
    open var title: String? {
        didSet {
            ownNavigationItem?.title = title
            tabBarItem?.title = title
            KeyValueObservations.update(self)
        }
    }
    open internal(set) var storyboard: UIStoryboard?
    /// The nib that the controller loads its view from: the one that it was created with, or else one with the name of its class.
    open var nibName: String? { givenNibName ?? namedNib }
    private var givenNibName: String?
    private lazy var namedNib = findNib()
    open private(set) var nibBundle: Bundle?
    open internal(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if modalPresentationStyle != oldValue, presentation == nil { ownPresentationController = nil } }
    }
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
    }
    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.layoutMarginsMayHaveChanged() } }
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.updateSafeArea() } }
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    private var contentScrollViews: [UInt: () -> UIScrollView?] = [:]
    /// Sets the scroll view that the bars at some edges follow. Without one, they follow the controller's view or the
    /// first view in it, if it scrolls.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
            contentScrollViews[one.rawValue] = scrollView.map { view in { [weak view] in view } }
        }
        navigationItem.barHeightChanged?()
    }
    /// Returns the scroll view that was set for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue]?()
    }
    /// The controller's view or the first view in it, if it scrolls.
    var firstScrollView: UIScrollView? {
        viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }
    /// Whether a view from a nib may be resized to the screen. Only documents set this.
    private(set) var autoresizesArchivedViewToFullSize = true
    open var restorationIdentifier: String?
    /// The class that creates the controller again when the app restores its state.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Encodes the state that is restored in the next launch of the app.
    open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(coder) }
    /// Takes over a state that was saved. The view is loaded.
    open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(coder) }
    /// Called when the states of all objects have been restored.
    open func applicationFinishedRestoringState() {}
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.traitsMayHaveChanged() } }
    }
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    private var ownNavigationItem: UINavigationItem?
    private var loadedView: UIView?
    private var isLoadingView = false
    /// The external objects of the view's nib.
    private var externals: [String: Any] = [:]
    /// The names of the controller itself in the nib of its view.
    private var ownNames: [String] = []
    /// The other top-level objects in the controller's scene.
    package private(set) var dockObjects: [Any] = []
    var segueTemplates: [UIStoryboardSegueTemplate] = []
    /// The segue that has shown the controller.
    package var arrival: SegueArrival?
    var resources: (any NibResources)?
    /// The name of the controller's storyboard.
    var storyboardName: String?
    /// The name of the controller's nib in the storyboard.
    var sceneName: String?
    /// The insets of the container's bars that overlap the view.
    var containerInsets: UIEdgeInsets = .zero { didSet { viewIfLoaded?.updateSafeArea() } }
    /// Traits that the presenter of the controller sets.
    package var imposedTraits: UITraitCollection? { didSet { viewIfLoaded?.traitsMayHaveChanged() } }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Sets the nib that the controller loads its view from, after its creation.
    func use(_ nibName: String?, _ bundle: Bundle?) { (givenNibName, nibBundle) = (nibName, bundle) }

    public init(nibName: String?, bundle: Bundle?) {
        (givenNibName, nibBundle) = (nibName, bundle)
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        resources = nib.context.resources
        storyboardName = nib.context.storyboardName
        title = nib.string("UITitle")
        givenNibName = nib.string("UINibName")
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
        children = nib.controllers("UIChildViewControllers")
        for child in children { child.parent = self }
        segueTemplates = nib.list("UIStoryboardSegueTemplates", of: UIStoryboardSegueTemplate.self)
        dockObjects = nib.list("UITopLevelObjectsToKeepAliveFromStoryboard", of: AnyObject.self)
        for (name, object) in nib.value("UIExternalObjectsTableForViewLoading", as: [AnyHashable: Any].self) ?? [:] {
            guard let name = name as? String else { continue }
            if object as AnyObject === self { ownNames.append(name) } else { externals[name] = object }
        }
        if let view = nib.value("UIView", as: UIView.self) { adopt(view) }
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("title", \UIViewController.title)
            + .property("tabBarItem", \UIViewController.tabBarItem)
            + .property("restorationIdentifier", \UIViewController.restorationIdentifier)
            + .outlet("view", \UIViewController.view) { controller, view in view.map(controller.adopt) }
            + .property("storyboard", \UIViewController.storyboard)
            + .property("searchDisplayController", \UIViewController.searchDisplayController)
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
        // On iOS, it would be loaded again and again until the stack ends.
        guard !isLoadingView else {
            view = UIView(frame: UIScreen.main.bounds)
            return environment.report(
                "\(nameInMessages) is asked for its view before it has loaded it, and gets an empty one")
        }
        environment.perform {
            isLoadingView = true
            loadView()
            isLoadingView = false
            if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
            if let loadedView { resources?.viewLoaded(loadedView) }
            // Before the view has loaded for the app.
            if resources?.embedsScenes == true {
                for template in segueTemplates where template.performsOnViewLoad { template.perform(self) }
            }
            ObservedCalls.report("viewDidLoad", of: self, []) { viewDidLoad() }
        }
    }

    /// Returns the name of a nib for the class of the controller: `Shop` or `ShopController` for a class `ShopController`, as the
    /// documentation of `nibName` says.
    private func findNib() -> String? {
        // Classes of UIKit have no nibs.
        guard !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return nil }
        let name = String(describing: type(of: self))
        let plain = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
        return (plain + [name]).first { !$0.isEmpty && nibResources.nib("\($0).nib") != nil }
    }

    private var nibResources: any NibResources {
        resources ?? BundleResources.of(nibBundle ?? Bundle(for: type(of: self)))
    }

    /// Loads the view from the controller's nib, or creates an empty one.
    open func loadView() {
        guard let nibName, let resources = resources ?? (nibName.isEmpty ? nil : nibResources) else {
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
        for name in ownNames { externals[name] = self }
        let used = externals
        // They would keep the controller, and what keeps them.
        externals = [:]
        _ = nib.instantiate(owner: self, externals: used, context)
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
    open func setEditing(_ editing: Bool, animated: Bool) {
        isBeingEdited = editing
        knownEditItem?.showEditing(editing)
    }
    /// A button that begins and ends editing.
    open var editButtonItem: UIBarButtonItem {
        if let known = knownEditItem { return known }
        let made = environment.perform { UIBarButtonItem.editing(self) }
        knownEditItem = made
        return made
    }
    private var knownEditItem: UIBarButtonItem?
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentingViewController }

    // MARK: Key commands

    private var ownKeyCommands: [UIKeyCommand] = []
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

    // MARK: Containers, see UIViewController+Containers

    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }

    /// Replaces the view of a child by that of another one.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { exchange(fromViewController, toViewController, duration, options, animations, completion) }

    /// Whether the controller's appearance is passed on to its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that it will appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAskedAppearance(isAppearing, animated: animated)
    }
    open func endAppearanceTransition() { endAskedAppearance() }
    var appearance = AppearanceState()
    open var isMovingToParent: Bool { appearance.reason == .movedToParent }
    open var isMovingFromParent: Bool { appearance.reason == .movedFromParent }
    open var isBeingPresented: Bool { appearance.reason == .presented }
    open var isBeingDismissed: Bool { appearance.reason == .dismissed }
    /// The transition that the controller carries out as a container or a presenter.
    var transition: ViewControllerTransition?
    /// The change of the size of the window in which the controller is the root.
    var sizeTransition: ViewControllerTransition?
    /// The transition in which the controller, or one that contains it, is now.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransition }
    /// Called in containers before they appear, so that what they show is in place.
    func placeShownChildren() {}

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        reportRotation(coordinator)
        for child in children where child.isViewLoaded {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        ownPresented?.presentation?.controller.viewWillTransition(to: size, with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
        ownPresented?.presentation?.controller.willTransition(to: newCollection, with: coordinator)
    }
    /// Returns the size of a child in a container of a size: the same, if it fills the container now.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let view = viewIfLoaded,
            child.bounds.size != view.bounds.size
        else { return parentSize }
        return child.bounds.size
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func didReceiveMemoryWarning() {}
    /// Posted when a split view controller around it shows a detail in another place.
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// The search before there were search controllers, once one was created for the controller.
    public internal(set) var searchDisplayController: UISearchDisplayController?

    // MARK: Rotation as before iOS 8, told by viewWillTransition(to:with:)

    open var interfaceOrientation: UIInterfaceOrientation { environment.interfaceOrientation }
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called within the animation of the rotation.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    private func reportRotation(_ coordinator: any UIViewControllerTransitionCoordinator) {
        let step = coordinator as? ViewControllerTransition
        guard let (old, new) = step?.orientations, old != new else { return }
        let duration = step?.transitionDuration ?? 0
        willRotate(to: new, duration: duration)
        _ = coordinator.animate { [weak self] _ in
            self?.willAnimateRotation(to: new, duration: duration)
        } completion: { [weak self] _ in
            self?.didRotate(from: old)
        }
    }

    // MARK: Orientation and status bar, see UIEnvironment+Screen

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { environment.interfaceOrientation }
    /// Not asked since iOS 16; `supportedInterfaceOrientations` decides.
    open var shouldAutorotate: Bool { true }
    /// Turns the interface if the controller doesn't support its orientation any more.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { environment.orientationsMayHaveChanged() }
    open class func attemptRotationToDeviceOrientation() { UIEnvironment.current.orientationsMayHaveChanged() }

    open var preferredStatusBarStyle: UIStatusBarStyle { simulatedStatusBar?.style ?? .default }
    open var prefersStatusBarHidden: Bool { simulatedStatusBar?.isHidden ?? false }
    /// What a storyboard simulates, if it is shown without the code that says it in an app.
    package var simulatedStatusBar: (isHidden: Bool, style: UIStatusBarStyle)?
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the controller decides about the status bar where it doesn't cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    open func setNeedsStatusBarAppearanceUpdate() { environment.statusBarMayHaveChanged() }

    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Showing, see UIViewController+Presentation

    /// What presents the controller, while it does.
    var presentation: Presentation?
    open internal(set) var presentedViewController: UIViewController? {
        get { ownPresented ?? parent?.presentedViewController }
        set { ownPresented = newValue }
    }
    /// The controller that this one presents itself.
    var ownPresented: UIViewController?
    open var presentingViewController: UIViewController? {
        presentation?.presenter ?? parent?.presentingViewController
    }
    var ownPresentationController: UIPresentationController?
    /// The presentation controller of a class of UIKit that has its own, such as an alert.
    func systemPresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController? { nil }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var isModalInPresentation = false
    open var presentationController: UIPresentationController? { knownPresentationController }
    open var activePresentationController: UIPresentationController? {
        presentation?.controller ?? parent?.activePresentationController
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let call: @MainActor () -> Void = { self.startPresenting(viewControllerToPresent, flag, completion) }
        if !MainThread.performsElsewhere("UIViewController.present(_:animated:completion:)", call) { call() }
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let call: @MainActor () -> Void = { self.startDismissing(flag, completion) }
        if !MainThread.performsElsewhere("UIViewController.dismiss(animated:completion:)", call) { call() }
    }

    /// Shows a controller in the nearest container that can, or presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showAsDetail(vc, sender) }
    /// Returns the nearest ancestor that overrides an action such as `show(_:sender:)`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        containerThatPerforms(action, sender)
    }
    /// Whether the controller's class shows controllers in a way of its own.
    var showsControllers: Bool { false }
    var showsDetailControllers: Bool { false }

    // MARK: Segues, see UIViewController+Segues

    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Performs a segue of the storyboard, without asking whether it should.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        let call: @MainActor () -> Void = { self.performNamedSegue(identifier, sender) }
        if !MainThread.performsElsewhere("UIViewController.performSegue(withIdentifier:sender:)", call) { call() }
    }

    // MARK: Unwinding, see UIViewController+Unwinding

    /// Returns whether the controller is the destination of an unwind segue: by default, whether it has the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender) }
    /// The older form of `canPerformUnwindSegueAction(_:from:sender:)`.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> Bool { fromViewController !== self && canPerformAction(action, withSender: sender) }
    /// The children in the order in which an unwind segue looks among them.
    var childrenToSearch: [UIViewController] { children }
    /// Shows a child to which an unwind segue leads.
    func reveal(_ child: UIViewController) {}
    /// Returns the children in which to look for the destination, in this order.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenBesideSource(of: source)
    }
    /// Returns the child that an unwind segue comes from.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { childOnWay(of: source) }
    /// Goes one step towards the destination.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindOwnStep(unwindSegue, towards: subsequentVC)
    }
    /// The older form of `allowedChildrenForUnwinding(from:)`: returns the destination itself.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { nil }
    /// The older form of `unwind(for:towards:)`: returns a segue that leads to the destination.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    /// Takes over the secondary column of a split view that collapses; by default, it is just not shown.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Returns the secondary column of a split view that expands, or nil for the one that it had before.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
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
        let item = UINavigationItem()
        // Without a title, the button that leads back here says "Back".
        item.title = title
        ownNavigationItem = item
        return item
    }

    open var traitCollection: UITraitCollection {
        if let known = imposedTraits ?? viewIfLoaded?.traitCollection { return known }
        let outer = parent?.traitCollection ?? environment.windowTraits
        return [ownPresentationController?.allTraitOverrides, traitsFromParent, ownTraitOverrides?.collection]
            .reduce(outer) { $0.overridden(by: $1) }
    }
    /// Traits that the controller sets for itself and its children.
    open var traitOverrides: UITraitOverrides {
        get { ownTraitOverrides ?? UITraitOverrides() }
        set {
            ownTraitOverrides = newValue
            viewIfLoaded?.traitsMayHaveChanged()
        }
    }
    var ownTraitOverrides: UITraitOverrides?
    /// Traits are always up to date.
    open func updateTraitsIfNeeded() {}
    /// Sets traits of a child that differ from the controller's.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        childViewController.traitsFromParent = collection
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }
    /// The traits that the parent sets.
    var traitsFromParent: UITraitCollection? { didSet { viewIfLoaded?.traitsMayHaveChanged() } }
    public var traitObservers: UITraitObservers {
        let observers = knownTraitObservers ?? UITraitObservers()
        knownTraitObservers = observers
        return observers
    }
    var knownTraitObservers: UITraitObservers?

    // MARK: Focus, see UIFocusSystem

    /// Whether focus is where it was when the controller appears again.
    open var restoresFocusAfterTransition = true
    /// Where focus should go within the object, the best first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [viewIfLoaded].compactMap(\.self) }
    /// The view where focus begins, before there were environments.
    public var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }
    /// The group that the tab key moves to as one; nil for that of what is around.
    open var focusGroupIdentifier: String?
    /// Lets focus be moved if it is where it can't be any more.
    open func setNeedsFocusUpdate() { environment.focusSystem.setNeedsUpdate() }
    open func updateFocusIfNeeded() { environment.focusSystem.updateFocusIfNeeded() }
    /// Returns whether focus may move from or to something within the object.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when focus has moved from or to something within the object.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Whether the keyboard stays when a controller is presented as a form.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether what is presented waits for actions of the controller. Menus and alerts don't cover it here.
    public var performsActionsWhilePresentingModally: Bool { true }
    /// Whether the pointer should stay in the scene, which browsers don't let it.
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    public func setNeedsUpdateOfPrefersPointerLocked() {}
    /// How the controller comes when it is presented; nil for its style.
    open var preferredTransition: UIViewControllerTransition?
    /// What names the controller in measurements of interactions. Nobody measures here.
    public var interactionActivityTrackingBaseName: String?

    // MARK: Content that isn't there, see UIViewController+ContentUnavailable

    /// What is shown over the view where its content isn't there; nil for nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        didSet { showContentUnavailable() }
    }
    /// What the configuration may depend on.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
    /// Lets `updateContentUnavailableConfiguration(using:)` be called before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        needsContentUnavailableUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }
    /// Sets the configuration for a state. Called for the first time before the view's first layout.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard let configuration = contentUnavailableConfiguration else { return }
        contentUnavailableConfiguration = configuration.updated(for: state)
    }
    var needsContentUnavailableUpdate = true
    var contentUnavailableView: (any UIView & UIContentView)?

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
