public import Foundation

/// Drives the animations of a transition's animator by a fraction.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    open var wantsInteractiveStart = true
    open private(set) var percentComplete: CGFloat = 0
    /// The duration of the transition.
    open private(set) var duration: CGFloat = 0
    private weak var context: ViewControllerTransition?
    private var pacer: LayerPacer?

    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? ViewControllerTransition else { return }
        self.context = context
        percentComplete = 0
        duration = context.transitionDuration
        pacer = LayerPacer(
            [context.containerView.ownLayer], duration: duration, clock: context.environment.clock)
        context.animator?.animateTransition(using: context)
    }

    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite, let context, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.updateInteractiveTransition(self.percentComplete)
        pacer?.update(self.percentComplete)
    }

    open func pause() {}

    /// Lets the animations go back to their beginning; the animator ends the transition.
    open func cancel() {
        guard let context, context.isInteractive else { return }
        context.cancelInteractiveTransition()
        let pacer = pacer
        self.pacer = nil
        // An animator that animates nothing hears of the end by no animation.
        pacer?.rewind(speed: completionSpeed) { context.completeTransition(false) }
    }

    /// Lets the animations go on to their end.
    open func finish() {
        guard let context, context.isInteractive else { return }
        context.finishInteractiveTransition()
        let pacer = pacer
        self.pacer = nil
        pacer?.resume(speed: completionSpeed)
        // The layers' own time returns with the end of the transition.
        _ = context.animate(alongsideTransition: nil) { _ in pacer?.end() }
    }
}
