import CoreGraphics
import Foundation
import QuartzCore

/// A transition from one controller's view to another's: the only place that shows and hides controllers' views, and
/// that calls them in pairs. Containers and presentations say what is shown; this says how.
@MainActor
final class ViewControllerTransition: NSObject {
    /// The order of the calls, which differs between containers.
    enum Order { case push, present, tab, page }

    let from: UIViewController?
    let to: UIViewController?
    let containerView: UIView
    let environment: UIEnvironment
    private(set) var isAnimated: Bool
    var presentationStyle: UIModalPresentationStyle = .none
    /// The transform that the container gets in a rotation.
    var targetTransform = CGAffineTransform.identity
    /// The orientations of the interface before and after.
    var orientations: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    var order = Order.push
    /// The views that an animator may move; nil for one that stays.
    var fromView: UIView?
    var toView: UIView?
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// The controllers that appear and disappear.
    var appearing: [UIViewController] = []
    var disappearing: [UIViewController] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Layers outside of the container that move along, such as those of bars.
    var sideLayers: [CALayer] = []
    /// Shows the new view and removes the old one, where nothing animates.
    var place: () -> Void = {}
    /// Called after the controllers have received that they will appear or disappear.
    var willStart: () -> Void = {}
    /// Animations of the container or presentation beside those of the animator.
    var alongside: [() -> Void] = []
    /// Brings everything into its final state, before the controllers are called.
    var settle: (_ didComplete: Bool) -> Void = { _ in }
    /// Called after the controllers have been notified.
    var ended: (_ didComplete: Bool) -> Void = { _ in }

    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var isOver = false
    private var isRunning = false
    private var sidePacer: LayerPacer?
    private var animations: [(view: UIView?, body: (any UIViewControllerTransitionCoordinatorContext) -> Void)] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var changeHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var endHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var touchesWereEnabled = true

    init(from: UIViewController?, to: UIViewController?, in containerView: UIView, animated: Bool) {
        (self.from, self.to, self.containerView) = (from, to, containerView)
        environment = (to ?? from)?.environment ?? .current
        isAnimated = animated
        super.init()
    }

    // MARK: Running

    func start() {
        if animator == nil || containerView.window == nil || !UIView.areAnimationsEnabled { isAnimated = false }
        environment.perform {
            startAppearances()
            willStart()
            if isAnimated { run() } else { runAtOnce() }
        }
    }

    private func startAppearances() {
        if order == .push || order == .present { startDisappearances() }
        for each in appearing { each.startAppearance(true, animated: isAnimated) }
        if order == .tab || order == .page { startDisappearances() }
    }

    private func startDisappearances() {
        for each in disappearing { each.startAppearance(false, animated: isAnimated) }
    }

    private func finishAppearances() {
        if order == .push || order == .tab { finishDisappearances() }
        // In a container that is still appearing itself, a child has appeared when the container has.
        for each in appearing where each.parent?.appearance.phase != .appearing { each.finishAppearance() }
        if order == .present || order == .page { finishDisappearances() }
    }

    private func finishDisappearances() { for each in disappearing { each.finishAppearance() } }

    /// What was about to appear disappears again, and the other way around.
    private func reverseAppearances() {
        for each in appearing { each.startAppearance(false, animated: true) }
        for each in appearing { each.finishAppearance() }
        for each in disappearing { each.startAppearance(true, animated: true) }
        for each in disappearing { each.finishAppearance() }
    }

    private func runAtOnce() {
        for change in alongside { change() }
        for animation in animations { animation.body(self) }
        place()
        finish(true)
    }

    private func run() {
        isRunning = true
        touchesWereEnabled = containerView.isUserInteractionEnabled
        // Fingers may catch pages that scroll.
        if order != .page { containerView.isUserInteractionEnabled = false }
        if let interactor, interactor.wantsInteractiveStart {
            (isInteractive, initiallyInteractive) = (true, true)
            sidePacer = LayerPacer(sideLayers, duration: transitionDuration, clock: environment.clock)
            interactor.startInteractiveTransition(self)
        } else {
            animator?.animateTransition(using: self)
        }
        runAnimations()
    }

    private func runAnimations() {
        let bodies = alongside + animations.map { animation in { animation.body(self) } }
        (alongside, animations) = ([], [])
        guard !bodies.isEmpty else { return }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, options: isInteractive ? .curveLinear : .curveEaseInOut
        ) {
            for body in bodies { body() }
        }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        environment.perform { finish(didComplete) }
    }

    private func finish(_ didComplete: Bool) {
        isOver = true
        if !didComplete { transitionWasCancelled = true }
        sidePacer?.end()
        if isRunning { containerView.isUserInteractionEnabled = touchesWereEnabled }
        settle(didComplete)
        containerView.window?.layoutIfNeeded()
        if didComplete { finishAppearances() } else { reverseAppearances() }
        animator?.animationEnded(didComplete)
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
        let ended = ended
        forget()
        ended(didComplete)
        environment.shownControllersChanged()
    }

    /// Lets go of what would keep controllers alive.
    private func forget() {
        (place, willStart, settle, ended) = ({}, {}, { _ in }, { _ in })
        (alongside, animations, changeHandlers, endHandlers) = ([], [], [], [])
        (animator, interactor) = (nil, nil)
    }

    private func interactionEnded(canceled: Bool) {
        guard isInteractive, !isOver else { return }
        isInteractive = false
        transitionWasCancelled = canceled
        for handler in changeHandlers + endHandlers { handler(self) }
        let speed = interactor?.completionSpeed ?? 1
        if canceled { sidePacer?.rewind(speed: speed) {} } else { sidePacer?.resume(speed: speed) }
    }
}

// MARK: - Context

extension ViewControllerTransition: UIViewControllerContextTransitioning {
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        sidePacer?.update(self.percentComplete)
    }

    func finishInteractiveTransition() { interactionEnded(canceled: false) }
    func cancelInteractiveTransition() { interactionEnded(canceled: true) }
    /// Holds a transition that can be interrupted, so that a person drives it again.
    func pauseInteractiveTransition() {
        guard !isOver, !isInteractive, let interruptible else { return }
        interruptible.pauseAnimation()
        isInteractive = true
        percentComplete = interruptible.fractionComplete
        for handler in changeHandlers { handler(self) }
    }

    /// The animator, if the transition can be interrupted.
    var interruptible: (any UIViewImplicitlyAnimating)? {
        guard isAnimated, let own = animator?.interruptibleAnimator(using: self), !(own is NoAnimator) else {
            return nil
        }
        return own
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: fromView
        case .to: toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }
}

// MARK: - Coordinator

extension ViewControllerTransition: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool { interruptible != nil }
    var isCancelled: Bool { transitionWasCancelled }
    var transitionDuration: TimeInterval {
        guard isAnimated, let duration = animator?.transitionDuration(using: self), duration.isFinite else { return 0 }
        return max(0, duration)
    }
    var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: nil, animation: animation, completion: completion) }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        animations.append((view, animation))
        if isRunning { runAnimations() }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        changeHandlers.append(handler)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        endHandlers.append(handler)
    }
}
