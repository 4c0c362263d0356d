public import Foundation
import CoreGraphics
import QuartzCore

/// Animations of views.
extension UIView {
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = Self(rawValue: 1 << 0)
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        public static let `repeat` = Self(rawValue: 1 << 3)
        public static let autoreverse = Self(rawValue: 1 << 4)
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        public static let allowAnimatedContent = Self(rawValue: 1 << 7)
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        public static let curveLinear = Self(rawValue: 3 << 16)

        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        public static let transitionCurlUp = Self(rawValue: 3 << 20)
        public static let transitionCurlDown = Self(rawValue: 4 << 20)
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
        public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

        public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
    }

    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = Self(rawValue: 1 << 0)
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        public static let `repeat` = Self(rawValue: 1 << 3)
        public static let autoreverse = Self(rawValue: 1 << 4)
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
        public static let calculationModePaced = Self(rawValue: 2 << 10)
        public static let calculationModeCubic = Self(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    }

    // MARK: Blocks

    /// Animates changes to views from what is shown now. The closure is called when the animations have ended.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, options, .curve(options.curve), animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes like a spring. The velocity is in ways a second; a damping ratio of 1 doesn't swing.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(dampingRatio: dampingRatio, duration: duration, velocity: velocity)
        run(duration, delay, options, .spring(spring), animations, completion)
    }

    /// Animates changes like a spring that swings by `bounce`, from 0 to 1.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(dampingRatio: 1 - bounce, duration: duration, velocity: initialSpringVelocity)
        run(duration, delay, options, .spring(spring), animations, completion)
    }

    private class func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ pace: ViewAnimation.Pace,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        var (duration, pace) = (duration, pace)
        // A block within another one goes along with it.
        if let outer = ViewAnimation.current {
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
        }
        ViewAnimation(duration: duration, delay: delay, options: options, pace: pace).run(
            animations, completion: completion)
    }

    // MARK: Keyframes

    /// Animates changes at several times, each made by `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // What both kinds of options have in common has the same bits.
        let common = AnimationOptions(rawValue: options.rawValue & 0x3FF)
        ViewAnimation(duration: duration, delay: delay, options: common, pace: .curve(.linear)).run(
            animations, completion: completion)
    }

    /// Adds changes to a keyframe animation. Times are parts of its duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let outer = ViewAnimation.current else { return animations() }
        func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        let previous = outer.keyframe
        outer.keyframe = (unit(frameStartTime), max(unit(frameDuration), 1e-6))
        animations()
        outer.keyframe = previous
    }

    /// Animations that the system has for views.
    public enum SystemAnimation: UInt, Sendable {
        /// Removes the views when the animation ends.
        case delete
    }

    /// Performs an animation of the system on views, beside other animations.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.35, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
            }
            parallelAnimations?()
        } completion: { finished in
            views.forEach { $0.removeFromSuperview() }
            completion?(finished)
        }
    }

    // MARK: Settings

    /// Makes changes without animations, also inside of an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.perform(nil, actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
    public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
    /// The duration of the animation that is being described, or 0.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}
