import CoreGraphics
import Foundation
import QuartzCore

/// The animations of the transition styles.
@MainActor
final class PresentationAnimator: UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresentation: Bool

    init(_ style: UIModalTransitionStyle, isPresentation: Bool) {
        (self.style, self.isPresentation) = (style, isPresentation)
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical, .partialCurl: TransitionPace.duration
        case .flipHorizontal: TransitionPace.flip
        case .crossDissolve: TransitionPace.dissolve
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let (key, controllerKey): (UITransitionContextViewKey, UITransitionContextViewControllerKey) =
            isPresentation ? (.to, .to) : (.from, .from)
        guard let moving = context.view(forKey: key), let controller = context.viewController(forKey: controllerKey)
        else { return context.completeTransition(true) }
        let other = context.view(forKey: isPresentation ? .from : .to)
        let frame = isPresentation ? context.finalFrame(for: controller) : moving.frame
        if isPresentation {
            UIView.performWithoutAnimation {
                moving.frame = frame
                container.addSubview(moving)
            }
        }
        container.layoutIfNeeded()
        let duration = transitionDuration(using: context)
        switch style {
        case .coverVertical: cover(moving, frame, context, duration)
        case .crossDissolve: dissolve(moving, context, duration)
        case .flipHorizontal: flip(moving, other, context, duration)
        case .partialCurl: curl(moving, other, context, duration)
        }
    }

    private func cover(
        _ view: UIView, _ frame: CGRect, _ context: any UIViewControllerContextTransitioning, _ duration: TimeInterval
    ) {
        let home = CGPoint(x: frame.midX, y: frame.midY)
        let below = CGPoint(x: home.x, y: home.y + context.containerView.bounds.height - frame.minY)
        UIView.performWithoutAnimation { view.center = isPresentation ? below : home }
        context.animate(duration) { [isPresentation] in view.center = isPresentation ? home : below }
    }

    private func dissolve(
        _ view: UIView, _ context: any UIViewControllerContextTransitioning, _ duration: TimeInterval
    ) {
        UIView.performWithoutAnimation { view.alpha = isPresentation ? 0 : 1 }
        UIView.animate(withDuration: duration) { [isPresentation] in
            view.alpha = isPresentation ? 1 : 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
            view.alpha = 1
        }
    }

    /// One view turns away by a quarter, then the other one turns up.
    private func flip(
        _ view: UIView, _ other: UIView?, _ context: any UIViewControllerContextTransitioning, _ duration: TimeInterval
    ) {
        let (coming, going) = isPresentation ? (view, other) : (other, view)
        let turn: CGFloat = isPresentation ? 1 : -1
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 1000
        let (away, toward) = (
            CATransform3DRotate(perspective, .pi / 2 * turn, 0, 1, 0),
            CATransform3DRotate(perspective, -.pi / 2 * turn, 0, 1, 0)
        )
        let ground = UIView(frame: context.containerView.bounds)
        ground.backgroundColor = .black
        context.containerView.insertSubview(ground, at: 0)
        UIView.performWithoutAnimation {
            coming?.layer.transform = toward
            coming?.alpha = 0
        }
        UIView.animate(withDuration: duration / 2, delay: 0, options: .curveEaseIn) {
            going?.layer.transform = away
        } completion: { _ in
            UIView.performWithoutAnimation {
                going?.alpha = 0
                coming?.alpha = 1
            }
            UIView.animate(withDuration: duration / 2, delay: 0, options: .curveEaseOut) {
                coming?.layer.transform = CATransform3DIdentity
                if coming == nil { ground.alpha = 0 }
            } completion: { _ in
                for view in [coming, going] {
                    view?.layer.transform = CATransform3DIdentity
                    view?.alpha = 1
                }
                ground.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    /// The page above is turned up and shows what is below.
    private func curl(
        _ view: UIView, _ other: UIView?, _ context: any UIViewControllerContextTransitioning, _ duration: TimeInterval
    ) {
        guard let page = other else { return cover(view, view.frame, context, duration) }
        let container = context.containerView
        container.bringSubviewToFront(page)
        let home = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        let above = CGPoint(x: home.x, y: -container.bounds.height / 2)
        page.layer.shadowOpacity = 0.3
        page.layer.shadowRadius = 10
        UIView.performWithoutAnimation { page.center = isPresentation ? home : above }
        context.animate(duration) { [isPresentation] in
            page.center = isPresentation ? above : home
        } end: {
            page.layer.shadowOpacity = 0
            page.center = home
        }
    }
}
