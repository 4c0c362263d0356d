import CoreGraphics
import Foundation
import QuartzCore

/// The pace of UIKit's own transitions.
enum TransitionPace {
    /// The duration of pushes, presentations and dismissals.
    static let duration: TimeInterval = 0.5
    static let flip: TimeInterval = 0.75
    static let dissolve: TimeInterval = 0.4
}

extension UIViewControllerContextTransitioning {
    /// Animates as UIKit does: like a spring that doesn't swing, or evenly below a finger.
    @MainActor
    func animate(_ duration: TimeInterval, _ animations: @escaping () -> Void, end: @escaping () -> Void = {}) {
        let completion = { [self] (_: Bool) in
            end()
            completeTransition(!transitionWasCancelled)
        }
        if isInteractive {
            UIView.animate(
                withDuration: duration, delay: 0, options: .curveLinear, animations: animations, completion: completion)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: animations, completion: completion)
        }
    }
}

/// A push or pop: the new view slides over the old one, which moves a third as far.
@MainActor
final class NavigationAnimator: UIViewControllerAnimatedTransitioning {
    private let isPush: Bool
    private let readsFromRight: Bool

    init(isPush: Bool, readsFromRight: Bool) { (self.isPush, self.readsFromRight) = (isPush, readsFromRight) }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TransitionPace.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(true)
        }
        let width = container.bounds.width * (readsFromRight ? -1 : 1)
        let (upper, lower) = isPush ? (to, from) : (from, to)
        let place = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? container.bounds
        UIView.performWithoutAnimation {
            to.frame = place
            if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        }
        let veil = UIView(frame: lower.bounds)
        veil.backgroundColor = .black
        veil.isUserInteractionEnabled = false
        container.insertSubview(veil, belowSubview: upper)
        // The edge of the upper view throws a shadow.
        upper.layer.shadowOpacity = 0.15
        upper.layer.shadowRadius = 5
        upper.layer.shadowOffset = .zero
        let home = CGPoint(x: place.midX, y: place.midY)
        let (aside, beside) = (home.x - width * 0.3, home.x + width)
        container.layoutIfNeeded()
        UIView.performWithoutAnimation {
            (to.center, veil.center) = (CGPoint(x: isPush ? beside : aside, y: home.y), home)
            (from.center, veil.alpha) = (home, isPush ? 0 : 0.1)
        }
        context.animate(transitionDuration(using: context)) { [isPush] in
            to.center = home
            from.center = CGPoint(x: isPush ? aside : beside, y: home.y)
            veil.alpha = isPush ? 0.1 : 0
        } end: {
            veil.removeFromSuperview()
            upper.layer.shadowOpacity = 0
            for view in [to, from] { view.center = home }
        }
    }
}
