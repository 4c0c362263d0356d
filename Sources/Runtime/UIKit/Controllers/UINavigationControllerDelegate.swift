import Foundation

/// Hears of what a navigation controller shows, and animates it.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
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

/// Calls a navigation controller's delegate: by its class's table first, then by the protocol.
@MainActor
struct NavigationDelegateCalls {
    private let delegate: any UINavigationControllerDelegate
    private let methods: OptionalMethods?
    private let controller: UINavigationController

    init?(_ controller: UINavigationController) {
        guard let delegate = controller.delegate else { return nil }
        (self.delegate, self.controller, methods) = (delegate, controller, OptionalMethods(of: delegate))
    }

    func willShow(_ shown: UIViewController, _ animated: Bool) {
        methods?.call("navigationController(_:willShow:animated:)", delegate, (controller, shown, animated))
            ?? delegate.navigationController(controller, willShow: shown, animated: animated)
    }

    func didShow(_ shown: UIViewController, _ animated: Bool) {
        methods?.call("navigationController(_:didShow:animated:)", delegate, (controller, shown, animated))
            ?? delegate.navigationController(controller, didShow: shown, animated: animated)
    }

    /// The orientations of the controller's interface.
    func orientations() -> UIInterfaceOrientationMask {
        methods?.call("navigationControllerSupportedInterfaceOrientations(_:)", delegate, controller)
            ?? delegate.navigationControllerSupportedInterfaceOrientations(controller)
    }

    func animator(
        _ operation: UINavigationController.Operation, _ from: UIViewController, _ to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        methods?.call(
            "navigationController(_:animationControllerFor:from:to:)", delegate, (controller, operation, from, to))
            ?? delegate.navigationController(controller, animationControllerFor: operation, from: from, to: to)
    }

    func interactor(
        _ animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        methods?.call("navigationController(_:interactionControllerFor:)", delegate, (controller, animator))
            ?? delegate.navigationController(controller, interactionControllerFor: animator)
    }
}
