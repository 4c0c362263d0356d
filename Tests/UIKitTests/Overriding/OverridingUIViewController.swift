import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIViewController` lets one override.
@MainActor
class OverridingUIViewController: UIViewController {
    override var title: String? {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var storyboard: UIStoryboard? { heard(self, "storyboard", super.storyboard) }
    override var nibName: String? { heard(self, "nibName", super.nibName) }
    override var nibBundle: Bundle? { heard(self, "nibBundle", super.nibBundle) }
    override var children: [UIViewController] { heard(self, "children", super.children) }
    override var parent: UIViewController? { heard(self, "parent", super.parent) }
    override var presentingViewController: UIViewController? {
        heard(self, "presentingViewController", super.presentingViewController)
    }
    override var presentedViewController: UIViewController? {
        heard(self, "presentedViewController", super.presentedViewController)
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { heard(self, "modalPresentationStyle", super.modalPresentationStyle) }
        set { super.modalPresentationStyle = heard(self, "modalPresentationStyle =", newValue) }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { heard(self, "modalTransitionStyle", super.modalTransitionStyle) }
        set { super.modalTransitionStyle = heard(self, "modalTransitionStyle =", newValue) }
    }
    override var preferredContentSize: CGSize {
        get { heard(self, "preferredContentSize", super.preferredContentSize) }
        set { super.preferredContentSize = heard(self, "preferredContentSize =", newValue) }
    }
    override var hidesBottomBarWhenPushed: Bool {
        get { heard(self, "hidesBottomBarWhenPushed", super.hidesBottomBarWhenPushed) }
        set { super.hidesBottomBarWhenPushed = heard(self, "hidesBottomBarWhenPushed =", newValue) }
    }
    override var edgesForExtendedLayout: UIRectEdge {
        get { heard(self, "edgesForExtendedLayout", super.edgesForExtendedLayout) }
        set { super.edgesForExtendedLayout = heard(self, "edgesForExtendedLayout =", newValue) }
    }
    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { heard(self, "extendedLayoutIncludesOpaqueBars", super.extendedLayoutIncludesOpaqueBars) }
        set { super.extendedLayoutIncludesOpaqueBars = heard(self, "extendedLayoutIncludesOpaqueBars =", newValue) }
    }
    override var automaticallyAdjustsScrollViewInsets: Bool {
        get { heard(self, "automaticallyAdjustsScrollViewInsets", super.automaticallyAdjustsScrollViewInsets) }
        set {
            super.automaticallyAdjustsScrollViewInsets = heard(self, "automaticallyAdjustsScrollViewInsets =", newValue)
        }
    }
    override var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { heard(self, "viewRespectsSystemMinimumLayoutMargins", super.viewRespectsSystemMinimumLayoutMargins) }
        set {
            super.viewRespectsSystemMinimumLayoutMargins = heard(
                self, "viewRespectsSystemMinimumLayoutMargins =", newValue)
        }
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { heard(self, "additionalSafeAreaInsets", super.additionalSafeAreaInsets) }
        set { super.additionalSafeAreaInsets = heard(self, "additionalSafeAreaInsets =", newValue) }
    }
    override var definesPresentationContext: Bool {
        get { heard(self, "definesPresentationContext", super.definesPresentationContext) }
        set { super.definesPresentationContext = heard(self, "definesPresentationContext =", newValue) }
    }
    override var providesPresentationContextTransitionStyle: Bool {
        get {
            heard(self, "providesPresentationContextTransitionStyle", super.providesPresentationContextTransitionStyle)
        }
        set {
            super.providesPresentationContextTransitionStyle = heard(
                self, "providesPresentationContextTransitionStyle =", newValue)
        }
    }
    override var restorationIdentifier: String? {
        get { heard(self, "restorationIdentifier", super.restorationIdentifier) }
        set { super.restorationIdentifier = heard(self, "restorationIdentifier =", newValue) }
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { heard(self, "toolbarItems", super.toolbarItems) }
        set { super.toolbarItems = heard(self, "toolbarItems =", newValue) }
    }
    override func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        heard(self, "setToolbarItems(_:animated:)", super.setToolbarItems(items, animated: animated))
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { heard(self, "overrideUserInterfaceStyle", super.overrideUserInterfaceStyle) }
        set { super.overrideUserInterfaceStyle = heard(self, "overrideUserInterfaceStyle =", newValue) }
    }
    override var tabBarItem: UITabBarItem! {
        get { heard(self, "tabBarItem", super.tabBarItem) }
        set { super.tabBarItem = heard(self, "tabBarItem =", newValue) }
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var view: UIView! {
        get { heard(self, "view", super.view) }
        set { super.view = heard(self, "view =", newValue) }
    }
    override var viewIfLoaded: UIView? { heard(self, "viewIfLoaded", super.viewIfLoaded) }
    override var isViewLoaded: Bool { heard(self, "isViewLoaded", super.isViewLoaded) }
    override func loadViewIfNeeded() {
        heard(self, "loadViewIfNeeded()", super.loadViewIfNeeded())
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        heard(
            self, "shouldPerformSegue(withIdentifier:sender:)",
            super.shouldPerformSegue(withIdentifier: identifier, sender: sender))
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        heard(self, "prepare(for:sender:)", super.prepare(for: segue, sender: sender))
    }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func viewDidLoad() {
        heard(self, "viewDidLoad()", super.viewDidLoad())
    }
    override func viewWillAppear(_ animated: Bool) {
        heard(self, "viewWillAppear(_:)", super.viewWillAppear(animated))
    }
    override func viewIsAppearing(_ animated: Bool) {
        heard(self, "viewIsAppearing(_:)", super.viewIsAppearing(animated))
    }
    override func viewDidAppear(_ animated: Bool) {
        heard(self, "viewDidAppear(_:)", super.viewDidAppear(animated))
    }
    override func viewWillDisappear(_ animated: Bool) {
        heard(self, "viewWillDisappear(_:)", super.viewWillDisappear(animated))
    }
    override func viewDidDisappear(_ animated: Bool) {
        heard(self, "viewDidDisappear(_:)", super.viewDidDisappear(animated))
    }
    override func viewWillLayoutSubviews() {
        heard(self, "viewWillLayoutSubviews()", super.viewWillLayoutSubviews())
    }
    override func viewDidLayoutSubviews() {
        heard(self, "viewDidLayoutSubviews()", super.viewDidLayoutSubviews())
    }
    override func viewSafeAreaInsetsDidChange() {
        heard(self, "viewSafeAreaInsetsDidChange()", super.viewSafeAreaInsetsDidChange())
    }
    override func viewLayoutMarginsDidChange() {
        heard(self, "viewLayoutMarginsDidChange()", super.viewLayoutMarginsDidChange())
    }
    override func updateViewConstraints() {
        heard(self, "updateViewConstraints()", super.updateViewConstraints())
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard(self, "traitCollectionDidChange(_:)", super.traitCollectionDidChange(previousTraitCollection))
    }
    override var isEditing: Bool {
        get { heard(self, "isEditing", super.isEditing) }
        set { super.isEditing = heard(self, "isEditing =", newValue) }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        heard(self, "setEditing(_:animated:)", super.setEditing(editing, animated: animated))
    }
    override func willMove(toParent parent: UIViewController?) {
        heard(self, "willMove(toParent:)", super.willMove(toParent: parent))
    }
    override func didMove(toParent parent: UIViewController?) {
        heard(self, "didMove(toParent:)", super.didMove(toParent: parent))
    }
    override var next: UIResponder? { heard(self, "next", super.next) }
    override func addChild(_ child: UIViewController) {
        heard(self, "addChild(_:)", super.addChild(child))
    }
    override func removeFromParent() {
        heard(self, "removeFromParent()", super.removeFromParent())
    }
    override var navigationController: UINavigationController? {
        heard(self, "navigationController", super.navigationController)
    }
    override var tabBarController: UITabBarController? { heard(self, "tabBarController", super.tabBarController) }
    override var splitViewController: UISplitViewController? {
        heard(self, "splitViewController", super.splitViewController)
    }
    override var navigationItem: UINavigationItem { heard(self, "navigationItem", super.navigationItem) }
    override var traitCollection: UITraitCollection { heard(self, "traitCollection", super.traitCollection) }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        heard(self, "systemMinimumLayoutMargins", super.systemMinimumLayoutMargins)
    }
    override func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        heard(
            self, "transition(from:to:duration:options:animations:completion:)",
            super.transition(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations, completion: completion))
    }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        heard(self, "shouldAutomaticallyForwardAppearanceMethods", super.shouldAutomaticallyForwardAppearanceMethods)
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        heard(
            self, "beginAppearanceTransition(_:animated:)",
            super.beginAppearanceTransition(isAppearing, animated: animated))
    }
    override func endAppearanceTransition() {
        heard(self, "endAppearanceTransition()", super.endAppearanceTransition())
    }
    override var isMovingToParent: Bool { heard(self, "isMovingToParent", super.isMovingToParent) }
    override var isMovingFromParent: Bool { heard(self, "isMovingFromParent", super.isMovingFromParent) }
    override var isBeingPresented: Bool { heard(self, "isBeingPresented", super.isBeingPresented) }
    override var isBeingDismissed: Bool { heard(self, "isBeingDismissed", super.isBeingDismissed) }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        heard(self, "transitionCoordinator", super.transitionCoordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        heard(self, "viewWillTransition(to:with:)", super.viewWillTransition(to: size, with: coordinator))
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        heard(self, "willTransition(to:with:)", super.willTransition(to: newCollection, with: coordinator))
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard(
            self, "preferredContentSizeDidChange(forChildContentContainer:)",
            super.preferredContentSizeDidChange(forChildContentContainer: container))
    }
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { heard(self, "transitioningDelegate", super.transitioningDelegate) }
        set { super.transitioningDelegate = heard(self, "transitioningDelegate =", newValue) }
    }
    override var isModalInPresentation: Bool {
        get { heard(self, "isModalInPresentation", super.isModalInPresentation) }
        set { super.isModalInPresentation = heard(self, "isModalInPresentation =", newValue) }
    }
    override var presentationController: UIPresentationController? {
        heard(self, "presentationController", super.presentationController)
    }
    override var activePresentationController: UIPresentationController? {
        heard(self, "activePresentationController", super.activePresentationController)
    }
    override var popoverPresentationController: UIPopoverPresentationController? {
        heard(self, "popoverPresentationController", super.popoverPresentationController)
    }
    override var sheetPresentationController: UISheetPresentationController? {
        heard(self, "sheetPresentationController", super.sheetPresentationController)
    }
    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
        heard(
            self, "present(_:animated:completion:)",
            super.present(viewControllerToPresent, animated: flag, completion: completion))
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
        heard(self, "dismiss(animated:completion:)", super.dismiss(animated: flag, completion: completion))
    }
    override func show(_ vc: UIViewController, sender: Any?) {
        heard(self, "show(_:sender:)", super.show(vc, sender: sender))
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        heard(self, "showDetailViewController(_:sender:)", super.showDetailViewController(vc, sender: sender))
    }
    override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        heard(
            self, "targetViewController(forAction:sender:)",
            super.targetViewController(forAction: action, sender: sender))
    }
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        heard(
            self, "performSegue(withIdentifier:sender:)", super.performSegue(withIdentifier: identifier, sender: sender)
        )
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        heard(
            self, "canPerformUnwindSegueAction(_:from:sender:)",
            super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender))
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> Bool {
        heard(
            self, "canPerformUnwindSegueAction(_:from:withSender:)",
            super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender))
    }
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        heard(self, "allowedChildrenForUnwinding(from:)", super.allowedChildrenForUnwinding(from: source))
    }
    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        heard(self, "childContaining(_:)", super.childContaining(source))
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        heard(self, "unwind(for:towards:)", super.unwind(for: unwindSegue, towards: subsequentVC))
    }
    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        heard(
            self, "forUnwindSegueAction(_:from:withSender:)",
            super.forUnwindSegueAction(action, from: fromViewController, withSender: sender))
    }
    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        heard(
            self, "segueForUnwinding(to:from:identifier:)",
            super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier))
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        heard(
            self, "size(forChildContentContainer:withParentContainerSize:)",
            super.size(forChildContentContainer: container, withParentContainerSize: parentSize))
    }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard(
            self, "systemLayoutFittingSizeDidChange(forChildContentContainer:)",
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container))
    }
    override func didReceiveMemoryWarning() {
        heard(self, "didReceiveMemoryWarning()", super.didReceiveMemoryWarning())
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        heard(self, "supportedInterfaceOrientations", super.supportedInterfaceOrientations)
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        heard(self, "preferredInterfaceOrientationForPresentation", super.preferredInterfaceOrientationForPresentation)
    }
    override var shouldAutorotate: Bool { heard(self, "shouldAutorotate", super.shouldAutorotate) }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
        heard(
            self, "setNeedsUpdateOfSupportedInterfaceOrientations()",
            super.setNeedsUpdateOfSupportedInterfaceOrientations())
    }
    override class func attemptRotationToDeviceOrientation() {
        heardByClass(Self.self, "attemptRotationToDeviceOrientation()")
        return super.attemptRotationToDeviceOrientation()
    }
    override var preferredStatusBarStyle: UIStatusBarStyle {
        heard(self, "preferredStatusBarStyle", super.preferredStatusBarStyle)
    }
    override var prefersStatusBarHidden: Bool { heard(self, "prefersStatusBarHidden", super.prefersStatusBarHidden) }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        heard(self, "preferredStatusBarUpdateAnimation", super.preferredStatusBarUpdateAnimation)
    }
    override var childForStatusBarStyle: UIViewController? {
        heard(self, "childForStatusBarStyle", super.childForStatusBarStyle)
    }
    override var childForStatusBarHidden: UIViewController? {
        heard(self, "childForStatusBarHidden", super.childForStatusBarHidden)
    }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get {
            heard(
                self, "modalPresentationCapturesStatusBarAppearance", super.modalPresentationCapturesStatusBarAppearance
            )
        }
        set {
            super.modalPresentationCapturesStatusBarAppearance = heard(
                self, "modalPresentationCapturesStatusBarAppearance =", newValue)
        }
    }
    override func setNeedsStatusBarAppearanceUpdate() {
        heard(self, "setNeedsStatusBarAppearanceUpdate()", super.setNeedsStatusBarAppearanceUpdate())
    }
    override var prefersHomeIndicatorAutoHidden: Bool {
        heard(self, "prefersHomeIndicatorAutoHidden", super.prefersHomeIndicatorAutoHidden)
    }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
        heard(self, "childForHomeIndicatorAutoHidden", super.childForHomeIndicatorAutoHidden)
    }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        heard(self, "setNeedsUpdateOfHomeIndicatorAutoHidden()", super.setNeedsUpdateOfHomeIndicatorAutoHidden())
    }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        heard(self, "preferredScreenEdgesDeferringSystemGestures", super.preferredScreenEdgesDeferringSystemGestures)
    }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        heard(self, "childForScreenEdgesDeferringSystemGestures", super.childForScreenEdgesDeferringSystemGestures)
    }
    override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        heard(
            self, "setNeedsUpdateOfScreenEdgesDeferringSystemGestures()",
            super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures())
    }
    override var editButtonItem: UIBarButtonItem { heard(self, "editButtonItem", super.editButtonItem) }
    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        heard(
            self, "collapseSecondaryViewController(_:for:)",
            super.collapseSecondaryViewController(secondaryViewController, for: splitViewController))
    }
    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        heard(
            self, "separateSecondaryViewController(for:)",
            super.separateSecondaryViewController(for: splitViewController))
    }
    override var traitOverrides: UITraitOverrides {
        get { heard(self, "traitOverrides", super.traitOverrides) }
        set { super.traitOverrides = heard(self, "traitOverrides =", newValue) }
    }
    override func updateTraitsIfNeeded() {
        heard(self, "updateTraitsIfNeeded()", super.updateTraitsIfNeeded())
    }
    override func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        heard(
            self, "setOverrideTraitCollection(_:forChild:)",
            super.setOverrideTraitCollection(collection, forChild: childViewController))
    }
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        heard(self, "overrideTraitCollection(forChild:)", super.overrideTraitCollection(forChild: childViewController))
    }
    override var keyCommands: [UIKeyCommand]? { heard(self, "keyCommands", super.keyCommands) }
    override func addKeyCommand(_ keyCommand: UIKeyCommand) {
        heard(self, "addKeyCommand(_:)", super.addKeyCommand(keyCommand))
    }
    override func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        heard(self, "removeKeyCommand(_:)", super.removeKeyCommand(keyCommand))
    }
    override var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { heard(self, "restorationClass", super.restorationClass) }
        set { super.restorationClass = heard(self, "restorationClass =", newValue) }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        heard(self, "encodeRestorableState(with:)", super.encodeRestorableState(with: coder))
    }
    override func decodeRestorableState(with coder: NSCoder) {
        heard(self, "decodeRestorableState(with:)", super.decodeRestorableState(with: coder))
    }
    override func applicationFinishedRestoringState() {
        heard(self, "applicationFinishedRestoringState()", super.applicationFinishedRestoringState())
    }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        heard(self, "setContentScrollView(_:for:)", super.setContentScrollView(scrollView, for: edge))
    }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        heard(self, "contentScrollView(for:)", super.contentScrollView(for: edge))
    }
    override var interfaceOrientation: UIInterfaceOrientation {
        heard(self, "interfaceOrientation", super.interfaceOrientation)
    }
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        heard(self, "willRotate(to:duration:)", super.willRotate(to: toInterfaceOrientation, duration: duration))
    }
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        heard(
            self, "willAnimateRotation(to:duration:)",
            super.willAnimateRotation(to: toInterfaceOrientation, duration: duration))
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        heard(self, "didRotate(from:)", super.didRotate(from: fromInterfaceOrientation))
    }
    override var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { heard(self, "contentUnavailableConfiguration", super.contentUnavailableConfiguration) }
        set { super.contentUnavailableConfiguration = heard(self, "contentUnavailableConfiguration =", newValue) }
    }
    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        heard(self, "contentUnavailableConfigurationState", super.contentUnavailableConfigurationState)
    }
    override func setNeedsUpdateContentUnavailableConfiguration() {
        heard(
            self, "setNeedsUpdateContentUnavailableConfiguration()",
            super.setNeedsUpdateContentUnavailableConfiguration())
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        heard(
            self, "updateContentUnavailableConfiguration(using:)",
            super.updateContentUnavailableConfiguration(using: state))
    }
    override var restoresFocusAfterTransition: Bool {
        get { heard(self, "restoresFocusAfterTransition", super.restoresFocusAfterTransition) }
        set { super.restoresFocusAfterTransition = heard(self, "restoresFocusAfterTransition =", newValue) }
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        heard(self, "preferredFocusEnvironments", super.preferredFocusEnvironments)
    }
    override var focusGroupIdentifier: String? {
        get { heard(self, "focusGroupIdentifier", super.focusGroupIdentifier) }
        set { super.focusGroupIdentifier = heard(self, "focusGroupIdentifier =", newValue) }
    }
    override func setNeedsFocusUpdate() {
        heard(self, "setNeedsFocusUpdate()", super.setNeedsFocusUpdate())
    }
    override func updateFocusIfNeeded() {
        heard(self, "updateFocusIfNeeded()", super.updateFocusIfNeeded())
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        heard(self, "shouldUpdateFocus(in:)", super.shouldUpdateFocus(in: context))
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        heard(self, "didUpdateFocus(in:with:)", super.didUpdateFocus(in: context, with: coordinator))
    }
    override var disablesAutomaticKeyboardDismissal: Bool {
        heard(self, "disablesAutomaticKeyboardDismissal", super.disablesAutomaticKeyboardDismissal)
    }
    override var prefersPointerLocked: Bool { heard(self, "prefersPointerLocked", super.prefersPointerLocked) }
    override var childViewControllerForPointerLock: UIViewController? {
        heard(self, "childViewControllerForPointerLock", super.childViewControllerForPointerLock)
    }
    override var preferredTransition: UIViewControllerTransition? {
        get { heard(self, "preferredTransition", super.preferredTransition) }
        set { super.preferredTransition = heard(self, "preferredTransition =", newValue) }
    }
}
