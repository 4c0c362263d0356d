import Foundation

/// Gives the animators, and the presentation controller, of a controller that is presented.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
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

/// Calls a transitioning delegate: by its class's table first, then by the protocol.
@MainActor
struct TransitioningCalls {
    private let delegate: any UIViewControllerTransitioningDelegate
    private let methods: OptionalMethods?

    init?(_ controller: UIViewController) {
        guard let delegate = controller.transitioningDelegate else { return nil }
        (self.delegate, methods) = (delegate, OptionalMethods(of: delegate))
    }

    func animator(presenting presented: UIViewController, on presenter: UIViewController, from source: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        methods?.call(
            "animationController(forPresented:presenting:source:)", delegate, (presented, presenter, source))
            ?? delegate.animationController(forPresented: presented, presenting: presenter, source: source)
    }

    func animator(dismissing controller: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        methods?.call("animationController(forDismissed:)", delegate, controller)
            ?? delegate.animationController(forDismissed: controller)
    }

    func interactor(
        _ animator: any UIViewControllerAnimatedTransitioning, isDismissal: Bool
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        isDismissal
            ? methods?.call("interactionControllerForDismissal(using:)", delegate, animator)
                ?? delegate.interactionControllerForDismissal(using: animator)
            : methods?.call("interactionControllerForPresentation(using:)", delegate, animator)
                ?? delegate.interactionControllerForPresentation(using: animator)
    }

    func presentationController(
        _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController
    ) -> UIPresentationController? {
        methods?.call(
            "presentationController(forPresented:presenting:source:)", delegate,
            (presented, UIViewController?.some(presenter), source))
            ?? delegate.presentationController(forPresented: presented, presenting: presenter, source: source)
    }
}

/// Decides how a presentation adapts, and hears of a person who dismisses it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
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

/// Calls the delegate of a presentation controller: by its class's table first, then by the protocol.
@MainActor
struct AdaptiveCalls {
    private let delegate: any UIAdaptivePresentationControllerDelegate
    private let methods: OptionalMethods?
    private let controller: UIPresentationController

    init?(_ controller: UIPresentationController) {
        guard let delegate = controller.delegate else { return nil }
        (self.delegate, self.controller, methods) = (delegate, controller, OptionalMethods(of: delegate))
    }

    func style(for traits: UITraitCollection) -> UIModalPresentationStyle {
        methods?.call("adaptivePresentationStyle(for:traitCollection:)", delegate, (controller, traits))
            ?? delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
    }

    func replacement(_ style: UIModalPresentationStyle) -> UIViewController? {
        methods?.call(
            "presentationController(_:viewControllerForAdaptivePresentationStyle:)", delegate, (controller, style))
            ?? delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }

    func willPresent(_ style: UIModalPresentationStyle, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        methods?.call(
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", delegate,
            (controller, style, coordinator))
            ?? delegate.presentationController(
                controller, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }

    var shouldDismiss: Bool {
        methods?.call("presentationControllerShouldDismiss(_:)", delegate, controller)
            ?? delegate.presentationControllerShouldDismiss(controller)
    }

    func willDismiss() {
        methods?.call("presentationControllerWillDismiss(_:)", delegate, controller)
            ?? delegate.presentationControllerWillDismiss(controller)
    }

    func didDismiss() {
        methods?.call("presentationControllerDidDismiss(_:)", delegate, controller)
            ?? delegate.presentationControllerDidDismiss(controller)
    }

    func didAttemptToDismiss() {
        methods?.call("presentationControllerDidAttemptToDismiss(_:)", delegate, controller)
            ?? delegate.presentationControllerDidAttemptToDismiss(controller)
    }
}
