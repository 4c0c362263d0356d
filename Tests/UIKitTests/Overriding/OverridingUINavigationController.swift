import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UINavigationController` lets one override.
@MainActor
class OverridingUINavigationController: UINavigationController {
    override var navigationBar: UINavigationBar { heard(self, "navigationBar", super.navigationBar) }
    override var toolbar: UIToolbar! { heard(self, "toolbar", super.toolbar) }
    override var isNavigationBarHidden: Bool {
        get { heard(self, "isNavigationBarHidden", super.isNavigationBarHidden) }
        set { super.isNavigationBarHidden = heard(self, "isNavigationBarHidden =", newValue) }
    }
    override var isToolbarHidden: Bool {
        get { heard(self, "isToolbarHidden", super.isToolbarHidden) }
        set { super.isToolbarHidden = heard(self, "isToolbarHidden =", newValue) }
    }
    override var hidesBarsOnSwipe: Bool {
        get { heard(self, "hidesBarsOnSwipe", super.hidesBarsOnSwipe) }
        set { super.hidesBarsOnSwipe = heard(self, "hidesBarsOnSwipe =", newValue) }
    }
    override var hidesBarsOnTap: Bool {
        get { heard(self, "hidesBarsOnTap", super.hidesBarsOnTap) }
        set { super.hidesBarsOnTap = heard(self, "hidesBarsOnTap =", newValue) }
    }
    override var hidesBarsWhenKeyboardAppears: Bool {
        get { heard(self, "hidesBarsWhenKeyboardAppears", super.hidesBarsWhenKeyboardAppears) }
        set { super.hidesBarsWhenKeyboardAppears = heard(self, "hidesBarsWhenKeyboardAppears =", newValue) }
    }
    override var hidesBarsWhenVerticallyCompact: Bool {
        get { heard(self, "hidesBarsWhenVerticallyCompact", super.hidesBarsWhenVerticallyCompact) }
        set { super.hidesBarsWhenVerticallyCompact = heard(self, "hidesBarsWhenVerticallyCompact =", newValue) }
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    override init(rootViewController root: UIViewController) {
        super.init(rootViewController: root)
        heard(self, "init(rootViewController:)", ())
    }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        heard(self, "init(navigationBarClass:toolbarClass:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var viewControllers: [UIViewController] {
        get { heard(self, "viewControllers", super.viewControllers) }
        set { super.viewControllers = heard(self, "viewControllers =", newValue) }
    }
    override var topViewController: UIViewController? { heard(self, "topViewController", super.topViewController) }
    override var visibleViewController: UIViewController? {
        heard(self, "visibleViewController", super.visibleViewController)
    }
    override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        heard(self, "setViewControllers(_:animated:)", super.setViewControllers(controllers, animated: animated))
    }
    override func pushViewController(_ controller: UIViewController, animated: Bool) {
        heard(self, "pushViewController(_:animated:)", super.pushViewController(controller, animated: animated))
    }
    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
        heard(self, "popViewController(animated:)", super.popViewController(animated: animated))
    }
    @discardableResult
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        heard(self, "popToRootViewController(animated:)", super.popToRootViewController(animated: animated))
    }
    @discardableResult
    override func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        heard(self, "popToViewController(_:animated:)", super.popToViewController(controller, animated: animated))
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        heard(self, "setNavigationBarHidden(_:animated:)", super.setNavigationBarHidden(hidden, animated: animated))
    }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        heard(self, "setToolbarHidden(_:animated:)", super.setToolbarHidden(hidden, animated: animated))
    }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func viewWillLayoutSubviews() {
        heard(self, "viewWillLayoutSubviews()", super.viewWillLayoutSubviews())
    }
    override var delegate: (any UINavigationControllerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var interactivePopGestureRecognizer: UIGestureRecognizer? {
        heard(self, "interactivePopGestureRecognizer", super.interactivePopGestureRecognizer)
    }
    override func show(_ vc: UIViewController, sender: Any?) {
        heard(self, "show(_:sender:)", super.show(vc, sender: sender))
    }
    override var childForStatusBarStyle: UIViewController? {
        heard(self, "childForStatusBarStyle", super.childForStatusBarStyle)
    }
    override var childForStatusBarHidden: UIViewController? {
        heard(self, "childForStatusBarHidden", super.childForStatusBarHidden)
    }
    override var preferredStatusBarStyle: UIStatusBarStyle {
        heard(self, "preferredStatusBarStyle", super.preferredStatusBarStyle)
    }
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
    override var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
        heard(self, "barHideOnSwipeGestureRecognizer", super.barHideOnSwipeGestureRecognizer)
    }
    override var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
        heard(self, "barHideOnTapGestureRecognizer", super.barHideOnTapGestureRecognizer)
    }
}
