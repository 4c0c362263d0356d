import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITabBarController` lets one override.
@MainActor
class OverridingUITabBarController: UITabBarController {
    override var tabBar: UITabBar { heard(self, "tabBar", super.tabBar) }
    override var selectedIndex: Int {
        get { heard(self, "selectedIndex", super.selectedIndex) }
        set { super.selectedIndex = heard(self, "selectedIndex =", newValue) }
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard(self, "tabBar(_:didSelect:)", super.tabBar(tabBar, didSelect: item))
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var viewControllers: [UIViewController]? {
        get { heard(self, "viewControllers", super.viewControllers) }
        set { super.viewControllers = heard(self, "viewControllers =", newValue) }
    }
    override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        heard(self, "setViewControllers(_:animated:)", super.setViewControllers(controllers, animated: animated))
    }
    override var selectedViewController: UIViewController? {
        get { heard(self, "selectedViewController", super.selectedViewController) }
        set { super.selectedViewController = heard(self, "selectedViewController =", newValue) }
    }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func viewWillLayoutSubviews() {
        heard(self, "viewWillLayoutSubviews()", super.viewWillLayoutSubviews())
    }
    override var delegate: (any UITabBarControllerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var childForStatusBarStyle: UIViewController? {
        heard(self, "childForStatusBarStyle", super.childForStatusBarStyle)
    }
    override var childForStatusBarHidden: UIViewController? {
        heard(self, "childForStatusBarHidden", super.childForStatusBarHidden)
    }
    override var moreNavigationController: UINavigationController {
        heard(self, "moreNavigationController", super.moreNavigationController)
    }
    override var customizableViewControllers: [UIViewController]? {
        get { heard(self, "customizableViewControllers", super.customizableViewControllers) }
        set { super.customizableViewControllers = heard(self, "customizableViewControllers =", newValue) }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard(self, "traitCollectionDidChange(_:)", super.traitCollectionDidChange(previousTraitCollection))
    }
}
