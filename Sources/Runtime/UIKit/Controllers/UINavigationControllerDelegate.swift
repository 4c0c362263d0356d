import Foundation

/// Hears of what a navigation controller shows, and animates it.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: DelegateObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { navigationController.preferredInterfaceOrientationForPresentation }
}

/// Calls a navigation controller's delegate.
@MainActor
struct NavigationDelegateCalls {
    private let delegate: DelegateCalls<any UINavigationControllerDelegate>
    private let controller: UINavigationController

    init?(_ controller: UINavigationController) {
        guard let delegate = controller.delegate else { return nil }
        (self.delegate, self.controller) = (DelegateCalls(delegate), controller)
    }

    func willShow(_ shown: UIViewController, _ animated: Bool) {
        delegate.call("navigationController(_:willShow:animated:)", (controller, shown, animated)) {
            $0.navigationController(controller, willShow: shown, animated: animated)
        }
    }

    func didShow(_ shown: UIViewController, _ animated: Bool) {
        delegate.call("navigationController(_:didShow:animated:)", (controller, shown, animated)) {
            $0.navigationController(controller, didShow: shown, animated: animated)
        }
    }

    /// The orientations of the controller's interface.
    func orientations() -> UIInterfaceOrientationMask {
        delegate.call("navigationControllerSupportedInterfaceOrientations(_:)", controller) {
            $0.navigationControllerSupportedInterfaceOrientations(controller)
        }
    }

    func animator(
        _ operation: UINavigationController.Operation, _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.call("navigationController(_:animationControllerFor:from:to:)", (controller, operation, from, to)) {
            $0.navigationController(controller, animationControllerFor: operation, from: from, to: to)
        }
    }

    func interactor(
        _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate.call("navigationController(_:interactionControllerFor:)", (controller, animator)) {
            $0.navigationController(controller, interactionControllerFor: animator)
        }
    }
}
