import Foundation

/// Gives the animators, and the presentation controller, of a controller that is presented.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: DelegateObject {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Calls a transitioning delegate.
@MainActor
struct TransitioningCalls {
    private let delegate: DelegateCalls<any UIViewControllerTransitioningDelegate>

    init?(_ controller: UIViewController) {
        guard let delegate = controller.transitioningDelegate else { return nil }
        self.delegate = DelegateCalls(delegate)
    }

    func animator(presenting presented: UIViewController, on presenter: UIViewController, from source: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        delegate.call("animationController(forPresented:presenting:source:)", (presented, presenter, source)) {
            $0.animationController(forPresented: presented, presenting: presenter, source: source)
        }
    }

    func animator(dismissing controller: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.call("animationController(forDismissed:)", controller) {
            $0.animationController(forDismissed: controller)
        }
    }

    func interactor(
        _ animator: any UIViewControllerAnimatedTransitioning, isDismissal: Bool
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        isDismissal
            ? delegate.call("interactionControllerForDismissal(using:)", animator) {
                $0.interactionControllerForDismissal(using: animator)
            }
            : delegate.call("interactionControllerForPresentation(using:)", animator) {
                $0.interactionControllerForPresentation(using: animator)
            }
    }

    func presentationController(
        _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController
    ) -> UIPresentationController? {
        delegate.call(
            "presentationController(forPresented:presenting:source:)",
            (presented, UIViewController?.some(presenter), source)
        ) { $0.presentationController(forPresented: presented, presenting: presenter, source: source) }
    }
}

/// Decides how a presentation adapts, and learns when a person dismisses it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: DelegateObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        OptionalMethods(of: self)?.call("adaptivePresentationStyle(for:)", self, controller)
            ?? adaptivePresentationStyle(for: controller)
    }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Calls the delegate of a presentation controller.
@MainActor
struct AdaptiveCalls {
    private let delegate: DelegateCalls<any UIAdaptivePresentationControllerDelegate>
    private let controller: UIPresentationController

    init?(_ controller: UIPresentationController) {
        guard let delegate = controller.delegate else { return nil }
        (self.delegate, self.controller) = (DelegateCalls(delegate), controller)
    }

    func style(for traits: UITraitCollection) -> UIModalPresentationStyle {
        delegate.call("adaptivePresentationStyle(for:traitCollection:)", (controller, traits)) {
            $0.adaptivePresentationStyle(for: controller, traitCollection: traits)
        }
    }

    func replacement(_ style: UIModalPresentationStyle) -> UIViewController? {
        delegate.call("presentationController(_:viewControllerForAdaptivePresentationStyle:)", (controller, style)) {
            $0.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
        }
    }

    func willPresent(_ style: UIModalPresentationStyle, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        delegate.call(
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            (controller, style, coordinator)
        ) {
            $0.presentationController(
                controller, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        }
    }

    var shouldDismiss: Bool {
        delegate.call("presentationControllerShouldDismiss(_:)", controller) {
            $0.presentationControllerShouldDismiss(controller)
        }
    }

    func willDismiss() {
        delegate.call("presentationControllerWillDismiss(_:)", controller) {
            $0.presentationControllerWillDismiss(controller)
        }
    }

    func didDismiss() {
        delegate.call("presentationControllerDidDismiss(_:)", controller) {
            $0.presentationControllerDidDismiss(controller)
        }
    }

    func didAttemptToDismiss() {
        delegate.call("presentationControllerDidAttemptToDismiss(_:)", controller) {
            $0.presentationControllerDidAttemptToDismiss(controller)
        }
    }
}
