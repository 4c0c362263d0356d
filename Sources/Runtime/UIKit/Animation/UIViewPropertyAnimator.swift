import CoreGraphics
public import Foundation
import QuartzCore

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// What an animator is at.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// An animation that can be started, paused, scrubbed and turned around.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which others can be added while it runs.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}

/// Animates changes of views in a way that a person may interrupt.
///
/// The animator's progress is one number, and each change of a layer is a function of it. Pausing and scrubbing set the
/// number; running lets it be a function of time.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    /// Whether scrubbing is even, whatever the curve is.
    open var scrubsLinearly = true
    /// Whether the animator stays active when it has come to its end.
    open var pausesOnCompletion = false
    private let environment = UIEnvironment.current
    private var blocks: [(delay: CGFloat, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var reversed = false
    /// The changes in the order in which they were made.
    private var changes: [AnimatorChange] = []
    private var course = AnimatorCourse.held(0)
    /// When the present course began.
    private var start: TimeInterval = 0
    private var ticket: HostClock.Ticket?

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let own = (parameters as? UISpringTimingParameters)?.ownDuration
        self.duration = own ?? (duration.isFinite ? max(0, duration) : 0)
        timingParameters = parameters
        super.init()
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Returns an animator that runs.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { made.addCompletion(completion) }
        made.startAnimation(afterDelay: delay)
        guard let made = made as? Self else {
            preconditionFailure("a subclass of UIViewPropertyAnimator makes its own running animators")
        }
        return made
    }

    // MARK: Describing

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin when a part of the duration that is left is over.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
        switch state {
        case .inactive: blocks.append((factor, animation))
        case .active:
            let now = progress
            let begin = reversed ? 0 : now + (1 - now) * factor
            perform(animation, from: begin)
        case .stopped: reportStopped("add animations to")
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        if state == .stopped { return reportStopped("start") }
        guard !isRunning else { return }
        let wasInactive = state == .inactive
        self.delay = delay.isFinite ? max(0, delay) : 0
        activate()
        guard wasInactive else { return run(.back(progress, reversed), duration: remainingDuration) }
        isRunning = true
        if self.delay > 0 {
            ticket = environment.clock.schedule(after: self.delay) { [self] in
                MainActor.assumeIsolated { begin() }
            }
        } else {
            begin()
        }
    }

    private func begin() {
        run(reversed ? .back(progress, true) : .whole, duration: duration)
    }

    open func pauseAnimation() {
        if state == .stopped { return reportStopped("pause") }
        activate()
        hold(progress)
    }

    /// Goes on from where the animator is, with another curve if one is given, in a part of the duration; 0 is the rest.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, isInterruptible else { return }
        if let parameters { timingParameters = parameters }
        let factor = durationFactor.isFinite && durationFactor > 0 ? Double(durationFactor) : nil
        run(.back(progress, reversed), duration: factor.map { $0 * duration } ?? remainingDuration)
    }

    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            let now = progress
            reversed = newValue
            if isRunning, ticket != nil { run(.back(now, reversed), duration: remainingDuration) }
        }
    }

    /// How far the animator is in its direction, from 0 to 1.
    open var fractionComplete: CGFloat {
        get { CGFloat(reversed ? 1 - progress : progress) }
        set {
            guard newValue.isFinite, state != .stopped else { return }
            let fraction = Double(min(max(newValue, 0), 1))
            activate()
            let paced = scrubsLinearly ? fraction : pace(fraction)
            hold(reversed ? 1 - paced : paced)
        }
    }

    /// Stops where the layers are. An animator that doesn't finish can get other animations.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        let now = progress
        cancelTicket()
        isRunning = false
        for change in changes { change.settle(at: now) }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }

    /// Ends an animator that was stopped, and calls its completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return environment.report(
                "It is an error to finish an animation that is not stopped: call stopAnimation(false) first")
        }
        finish(at: finalPosition)
    }

    // MARK: Courses

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let all = blocks
        blocks = []
        for block in all { perform(block.body, from: Double(block.delay)) }
    }

    /// Makes changes that follow the animator's progress from a place on.
    private func perform(_ body: () -> Void, from begin: Double) {
        let animation = ViewAnimation(duration: duration, delay: 0, options: [], pace: viewPace)
        animation.animator = self
        animation.animatorStart = begin
        environment.perform { ViewAnimation.perform(animation, body) }
    }

    private var viewPace: ViewAnimation.Pace { .function(PacedFunction(pace)) }

    /// Notes that a layer has changed, and returns the animation for it; called in the closures of the animator.
    func animation(
        of layer: CALayer, in view: UIView, forKey key: String, during part: (start: Double, duration: Double)
    ) -> any CAAction {
        let change = AnimatorChange(layer, view, key, from: part.start, during: part.duration)
        changes.append(change)
        let animation = CABasicAnimation(keyPath: key)
        animation.owner = change
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.duration = duration
        animation.isAdditive = ViewAnimation.additive.contains(key)
        change.time(animation, course, over: courseDuration, at: start, pace: pace)
        return animation
    }

    private func run(_ course: AnimatorCourse, duration: TimeInterval) {
        cancelTicket()
        (self.course, start, isRunning) = (course, environment.now, true)
        courseDuration = max(duration, 0)
        for change in changes { change.follow(course, over: courseDuration, at: start, pace: pace) }
        let end: UIViewAnimatingPosition = course.end == 0 ? .start : .end
        ticket = environment.clock.schedule(after: courseDuration) { [self] in
            MainActor.assumeIsolated { arrived(at: end) }
        }
    }

    private func hold(_ progress: Double) {
        cancelTicket()
        (course, start, isRunning) = (.held(progress), environment.now, false)
        for change in changes { change.follow(course, over: 1, at: start, pace: pace) }
    }

    private var courseDuration: TimeInterval = 0

    /// How far the changes are: 0 is where they begin, 1 where they end.
    private var progress: Double {
        guard isRunning, ticket != nil, !isWaiting else { return course.progress(0, pace) }
        return course.progress(
            courseDuration > 0 ? min(max((environment.now - start) / courseDuration, 0), 1) : 1, pace)
    }

    /// Whether the animator waits for its delay.
    private var isWaiting: Bool {
        if case .held = course { return true }
        return false
    }

    private var remainingDuration: TimeInterval { duration * (reversed ? progress : 1 - progress) }

    /// The part of the way after a part of the time.
    private var pace: @Sendable (Double) -> Double {
        nonisolated(unsafe) let parameters = timingParameters
        return { time in
            MainActor.assumeIsolated {
                if let spring = parameters?.springTimingParameters { return spring.value(at: time) }
                return parameters?.cubicTimingParameters?.function.value(at: time) ?? time
            }
        }
    }

    private func arrived(at end: UIViewAnimatingPosition) {
        ticket = nil
        if pausesOnCompletion {
            isRunning = false
            return hold(end == .end ? 1 : 0)
        }
        finish(at: end)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        cancelTicket()
        let now = progress
        isRunning = false
        for change in changes {
            switch position {
            case .end: change.settle(at: 1)
            case .start: change.settle(at: 0)
            case .current: if state == .active { change.settle(at: now) }
            }
        }
        state = .inactive
        let calls = completions
        forget()
        environment.perform { for call in calls { call(position) } }
    }

    private func forget() {
        (changes, blocks, completions, course, reversed) = ([], [], [], .held(0), false)
    }

    private func cancelTicket() {
        ticket.map(environment.clock.cancel)
        ticket = nil
    }

    private func reportStopped(_ attempt: String) {
        environment.report("It is an error to \(attempt) an animator that is stopped and not finished")
    }
}
