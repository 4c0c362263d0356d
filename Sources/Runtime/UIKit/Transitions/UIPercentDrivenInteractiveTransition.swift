public import Foundation

/// Drives the animations of a transition's animator by a fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    open var wantsInteractiveStart = true
    /// The curve along which an animator that can be interrupted goes on.
    open var timingCurve: (any UITimingCurveProvider)?
    open private(set) var percentComplete: CGFloat = 0
    /// The duration of the transition.
    open private(set) var duration: CGFloat = 0
    private weak var context: ViewControllerTransition?
    private var pacer: LayerPacer?
    /// The animator of a transition that can be interrupted, which needs no pacer.
    private var interruptible: (any UIViewImplicitlyAnimating)?

    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? ViewControllerTransition else { return }
        self.context = context
        percentComplete = 0
        duration = context.transitionDuration
        if let own = context.interruptible {
            interruptible = own
            return own.pauseAnimation()
        }
        pacer = LayerPacer(
            [context.containerView.ownLayer], duration: duration, clock: context.environment.clock)
        context.animator?.animateTransition(using: context)
    }

    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite, let context, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.updateInteractiveTransition(self.percentComplete)
        pacer?.update(self.percentComplete)
        interruptible?.fractionComplete = self.percentComplete
    }

    /// Holds a transition that is on its way, if it can be interrupted.
    open func pause() {
        guard let context, let interruptible = interruptible ?? context.interruptible else { return }
        self.interruptible = interruptible
        context.pauseInteractiveTransition()
        percentComplete = context.percentComplete
    }

    /// Lets the animations go back to their beginning; the animator ends the transition.
    open func cancel() {
        guard let context, context.isInteractive else { return }
        context.cancelInteractiveTransition()
        if let interruptible {
            interruptible.isReversed = true
            return interruptible.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
        }
        let pacer = pacer
        self.pacer = nil
        // An animator that animates nothing hears of the end by no animation.
        pacer?.rewind(speed: completionSpeed) { context.completeTransition(false) }
    }

    /// Lets the animations go on to their end.
    open func finish() {
        guard let context, context.isInteractive else { return }
        context.finishInteractiveTransition()
        if let interruptible {
            return interruptible.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
        }
        let pacer = pacer
        self.pacer = nil
        pacer?.resume(speed: completionSpeed)
        // The layers' own time returns with the end of the transition.
        _ = context.animate(alongsideTransition: nil) { _ in pacer?.end() }
    }
}
