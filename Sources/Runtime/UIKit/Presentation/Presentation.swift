import CoreGraphics
import Foundation

/// A controller that is presented by another: what belongs to it as long as it lasts.
@MainActor
final class Presentation {
    private(set) weak var presenter: UIViewController?
    let controller: UIPresentationController
    let containerView: PresentationContainer
    var transition: ViewControllerTransition?
    /// What drives a dismissal that is about to begin.
    var interactor: UIPercentDrivenInteractiveTransition?
    /// The segue, which may be a delegate of what it has presented.
    var segue: UIStoryboardSegue?
    /// The presentation controller and the controller that were replaced in adapting.
    var adapted: (UIPresentationController, UIViewController)?
    /// Where the view of the presenter was, if it has been removed.
    private var home: (view: UIView, index: Int)?

    /// The presentation controller and the controller as the app means them, whatever they were adapted to.
    var meant: (UIPresentationController, UIViewController) {
        adapted ?? (controller, controller.presentedViewController)
    }

    init(_ presenter: UIViewController, _ controller: UIPresentationController) {
        (self.presenter, self.controller) = (presenter, controller)
        containerView = PresentationContainer()
        controller.presentation = self
        containerView.controller = controller
    }

    /// Puts the container in front of the presenter.
    func enter() {
        guard let presenterView = presenter?.viewIfLoaded, let window = presenterView.window else { return }
        let parent = controller.shouldPresentInFullscreen ? window : presenterView.superview ?? window
        containerView.fill(parent)
        parent.addSubview(containerView)
    }

    // MARK: The presenter's view

    /// Moves the presenter's view into the container, below everything else, so that it can be animated.
    func movePresentersView() {
        guard let view = presenter?.viewIfLoaded, let parent = view.superview, home == nil else { return }
        home = (parent, parent.subviews.firstIndex(of: view) ?? 0)
        let frame = view.frame
        containerView.insertSubview(view, at: 0)
        view.frame = frame
    }

    func removePresentersView() {
        if home == nil { movePresentersView() }
        presenter?.viewIfLoaded?.removeFromSuperview()
    }

    /// Puts the presenter's view below the view that goes, to be seen again.
    func showPresentersView() {
        guard home != nil, let view = presenter?.viewIfLoaded else { return }
        UIView.performWithoutAnimation {
            view.transform = .identity
            view.alpha = 1
            view.frame = containerView.bounds
            containerView.insertSubview(view, at: 0)
        }
    }

    /// Puts the presenter's view where it was before.
    func returnPresentersView() {
        guard let (parent, index) = home, let view = presenter?.viewIfLoaded else { return }
        home = nil
        UIView.performWithoutAnimation {
            view.frame = parent.bounds
            parent.insertSubview(view, at: min(index, parent.subviews.count))
        }
    }
}

/// The view in which a presentation takes place.
final class PresentationContainer: UIView {
    weak var controller: UIPresentationController?

    override func layoutSubviews() {
        guard let controller, let presentation = controller.presentation else { return super.layoutSubviews() }
        controller.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if presentation.transition == nil, controller.placesPresentedView, let view = controller.presentedView {
            let frame = controller.frameOfPresentedViewInContainerView
            (view.bounds.size, view.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
        }
        controller.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit == nil || hit === self else { return hit }
        return controller?.letsTouchThrough(to: point) ?? hit
    }
}
