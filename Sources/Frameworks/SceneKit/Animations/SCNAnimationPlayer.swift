public import Foundation
import QuartzCore

/// Plays an animation: its speed, and whether it goes on.
open class SCNAnimationPlayer: NSObject, SCNAnimatable, NSCopying, @unchecked Sendable {
    open private(set) var animation: SCNAnimation
    open var speed: CGFloat = 1
    open var blendFactor: CGFloat = 1
    open var paused = false
    private var passed: TimeInterval = 0
    private var hasStarted = false
    private var hasEnded = false

    public init(animation: SCNAnimation) { self.animation = animation }

    convenience init(anyAnimation: any SCNAnimationProtocol) {
        let animation = anyAnimation as? SCNAnimation
        let layers = (anyAnimation as? CAAnimation).map { SCNAnimation(caAnimation: $0) }
        self.init(animation: animation ?? layers ?? SCNAnimation())
    }

    open func play() {
        paused = false
        if hasEnded { restart() }
    }
    open func pause() { paused = true }
    open func stop() {
        paused = true
        restart()
    }
    open func stop(withBlendOutDuration duration: TimeInterval) { stop() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAnimationPlayer(animation: animation)
        (copy.speed, copy.blendFactor, copy.paused) = (speed, blendFactor, paused)
        return copy
    }

    var layerAnimation: CAAnimation { animation.source ?? CAAnimation(scnAnimation: animation) }

    /// Begins again with the next step.
    func restart() { (passed, hasStarted, hasEnded) = (0, false, false) }

    // A callback can stop the animation, remove it, or let it begin again.
    private var isRunning: Bool { hasStarted && !hasEnded }

    /// Goes on by a time. Returns whether the animation has come to its end.
    func advance(by time: TimeInterval, of owner: any SCNAnimatable) -> Bool {
        guard !paused, speed > 0, !hasEnded else { return false }
        if !hasStarted {
            hasStarted = true
            animation.animationDidStart?(animation, owner)
            if let source = animation.source { source.delegate?.animationDidStart(source) }
            guard isRunning else { return false }
        }
        let before = passed
        passed += time * Double(speed) * Double(animation.source?.speed ?? 1)
        fireEvents(from: before - animation.startDelay, to: passed - animation.startDelay, owner)
        return isRunning && passed >= animation.startDelay + animation.activeDuration
    }

    private func fireEvents(from start: TimeInterval, to end: TimeInterval, _ owner: any SCNAnimatable) {
        for event in animation.animationEvents ?? [] {
            let time = Double(event.time) * animation.duration
            if time >= start, time < end, isRunning { event.block(animation, owner, false) }
        }
    }

    /// Tells that the animation has ended, once.
    func end(_ owner: any SCNAnimatable, finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        animation.animationDidStop?(animation, owner, finished)
        if let source = animation.source { source.delegate?.animationDidStop(source, finished: finished) }
    }
}
