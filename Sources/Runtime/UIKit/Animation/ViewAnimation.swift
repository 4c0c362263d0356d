import CoreGraphics
import Foundation
import QuartzCore

/// The animation block that is being carried out: how changes of views in it become animations of their layers.
@MainActor
final class ViewAnimation {
    enum Pace {
        case curve(UIView.AnimationCurve)
        case function(CAMediaTimingFunction)
        case spring(Spring)
    }

    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var pace: Pace
    /// How often the changes are repeated, unless the options say for ever.
    var repeatCount: Float?
    /// The part of the duration that is animated; within keyframes.
    var keyframe: (start: Double, duration: Double)?
    /// The animator whose changes are made, if it isn't a block.
    weak var animator: UIViewPropertyAnimator?
    /// The progress of the animator from which on its changes are made.
    var animatorStart: Double = 0
    private var running = 0
    private var isClosed = false
    private var allFinished = true
    private var completion: ((Bool) -> Void)?

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: Pace) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.options = options
        self.pace = pace
    }

    // MARK: The current block

    /// The blocks that are being carried out, the innermost last. Nil stands for `performWithoutAnimation`.
    private static var stack: [ViewAnimation?] = []
    static var current: ViewAnimation? { stack.last ?? nil }
    static var isEnabled = true

    static func perform(_ animation: ViewAnimation?, _ body: () -> Void) {
        stack.append(animation)
        defer { stack.removeLast() }
        body()
    }

    /// Carries out a block, and calls the closure once everything that it has set in motion has ended: at once, that is
    /// before the next frame, if that is nothing.
    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        self.completion = completion
        Self.perform(self, animations)
        isClosed = true
        guard running == 0 else { return }
        UIEnvironment.current.clock.schedule(after: 0) { [self] in MainActor.assumeIsolated { finish() } }
    }

    /// Begins a block that `end(completion:)` ends.
    static func begin(_ animation: ViewAnimation) { stack.append(animation) }

    /// Ends the block that was begun last, if it is this one.
    func end(completion: ((Bool) -> Void)?) {
        if let place = Self.stack.lastIndex(where: { $0 === self }) { Self.stack.remove(at: place) }
        run({}, completion: completion)
    }

    private func finish() {
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }

    private func ended(_ finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        if running == 0, isClosed { finish() }
    }

    // MARK: Animations of layers

    /// Properties whose animations add up, so that a new one goes on smoothly from where the last one is.
    static let additive: Set<String> = ["position", "bounds", "opacity"]

    /// The action of a layer for a property that is changed in the block.
    func action(forKey key: String, of layer: CALayer, in view: UIView) -> (any CAAction)? {
        guard ViewAnimation.isEnabled, duration > 0, key != "hidden" else { return nil }
        let time = view.environment.clock.now
        if let animator {
            let (start, part) = (keyframe?.start ?? 0, keyframe?.duration ?? 1)
            let rest = 1 - animatorStart
            return animator.animation(
                of: layer, in: view, forKey: key, during: (animatorStart + start * rest, part * rest))
        }
        let animation: CABasicAnimation
        switch pace {
        case .curve(let curve):
            animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = curve.function
        case .function(let function):
            animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = function
        case .spring(let spring):
            let swinging = CASpringAnimation(keyPath: key)
            swinging.shape = spring
            animation = swinging
        }
        animation.duration = duration * (keyframe?.duration ?? 1)
        let delay = delay + duration * (keyframe?.start ?? 0)
        if delay > 0 {
            animation.beginTime = time + delay
            animation.fillMode = .backwards
        }
        if let repeatCount { animation.repeatCount = repeatCount }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        animation.isAdditive = Self.additive.contains(key) && !options.contains(.beginFromCurrentState)
        running += 1
        animation.onEnd = { finished in MainActor.assumeIsolated { self.ended(finished) } }
        return animation
    }
}

extension UIView.AnimationCurve {
    var function: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}

extension UIView.AnimationOptions {
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut }
}
