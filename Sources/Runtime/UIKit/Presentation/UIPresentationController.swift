import CoreGraphics
public import Foundation

/// Says where a controller that is presented is, and what surrounds it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    private weak var presentedLink: UIViewController?
    private weak var presentingLink: UIViewController?
    let environment = UIEnvironment.current
    /// The style that the controller carries out.
    var style: UIModalPresentationStyle = .custom
    /// The presentation, while there is one.
    weak var presentation: Presentation?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedLink = presentedViewController
        presentingLink = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var presentedViewController: UIViewController { presentedLink ?? UIViewController() }
    open internal(set) var presentingViewController: UIViewController {
        get { presentingLink ?? UIViewController() }
        set { presentingLink = newValue }
    }
    open var presentationStyle: UIModalPresentationStyle { style }
    /// The view in which the controller is presented, while it is.
    open var containerView: UIView? { presentation?.containerView }
    /// The view that moves: that of the controller or, in a subclass, one around it.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }
    /// Whether the view of the presenting controller leaves the screen.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
    open var traitCollection: UITraitCollection { presentingViewController.traitCollection }
    /// Traits that what is presented has instead of those of the presenting controller.
    open var overrideTraitCollection: UITraitCollection? { didSet { overridesChanged() } }
    /// Traits that the presentation sets for what is presented; they precede those of the collection.
    open var traitOverrides: UITraitOverrides {
        get { ownTraitOverrides ?? UITraitOverrides() }
        set {
            ownTraitOverrides = newValue
            overridesChanged()
        }
    }
    private var ownTraitOverrides: UITraitOverrides?

    /// What the presentation changes of the traits, or nil for nothing.
    var allTraitOverrides: UITraitCollection? {
        guard let overrides = ownTraitOverrides?.collection else { return overrideTraitCollection }
        return overrideTraitCollection.map { $0.overridden(by: overrides) } ?? overrides
    }

    private func overridesChanged() { presentedLink?.viewIfLoaded?.traitsMayHaveChanged() }

    /// The style in compact width, or none where the presentation stays what it is.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    // MARK: For overriding

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(
            to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
            with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
    /// Returns the size of the presented controller in a container of a size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: For classes of UIKit

    /// The animator of the presentation, or nil for that of the transition style.
    func ownAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Whether the presented view is placed in each layout; controllers of apps place it themselves.
    var placesPresentedView: Bool { type(of: self) == UIPresentationController.self }
    /// Whether a touch outside of the presented view belongs to a view below.
    func letsTouchThrough(to point: CGPoint) -> UIView? { nil }

    /// Whether a person may dismiss now. If not, the delegate receives the attempt.
    func mayDismiss() -> Bool {
        let calls = AdaptiveCalls(self)
        guard !presentedViewController.isModalWithChildren, calls?.shouldDismiss != false else {
            calls?.didAttemptToDismiss()
            return false
        }
        return true
    }

    /// Dismisses because a person wants to, and calls the delegate.
    func dismissByPerson(interactor: UIPercentDrivenInteractiveTransition? = nil) {
        guard let presentation, presentation.transition == nil else { return }
        let calls = AdaptiveCalls(self)
        calls?.willDismiss()
        presentation.interactor = interactor
        presentedViewController.presentingViewController?.dismiss(animated: true)
        presentation.interactor = nil
        guard let transition = presentation.transition else { return }
        _ = transition.animate(alongsideTransition: nil) { context in
            if !context.isCancelled { calls?.didDismiss() }
        }
    }
}

extension UIViewController {
    /// Whether the controller, or one that it shows, is modal: Apple's sample "Disabling the pull-down gesture for a sheet" sets
    /// the property of a controller in a navigation controller.
    fileprivate var isModalWithChildren: Bool {
        if isModalInPresentation { return true }
        return switch self {
        case let navigation as UINavigationController: navigation.topViewController?.isModalWithChildren == true
        case let tabs as UITabBarController: tabs.selectedViewController?.isModalWithChildren == true
        default: children.contains(where: \.isModalWithChildren)
        }
    }
}
