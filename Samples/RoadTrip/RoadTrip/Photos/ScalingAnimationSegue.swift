import UIKit

/// Presents a controller that grows from the middle of the screen, and shrinks when it is dismissed. The presented
/// controller keeps the segue, which is its transitioning delegate.
class ScalingAnimationSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
    override func perform() {
        destination.transitioningDelegate = self
        super.perform()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        ScalingAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ScalingAnimator(isPresenting: false)
    }
}

private class ScalingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = transitionContext.view(forKey: key) else {
            transitionContext.completeTransition(false)
            return
        }
        let small = CGAffineTransform(scaleX: 0.05, y: 0.05)
        if isPresenting {
            view.frame = transitionContext.containerView.bounds
            transitionContext.containerView.addSubview(view)
            view.transform = small
            view.alpha = 0
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                view.transform = self.isPresenting ? .identity : small
                view.alpha = self.isPresenting ? 1 : 0
            },
            completion: { _ in
                if !self.isPresenting { view.removeFromSuperview() }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
