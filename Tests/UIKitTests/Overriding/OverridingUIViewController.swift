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
}
