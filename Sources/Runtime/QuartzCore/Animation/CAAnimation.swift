public import CoreGraphics
public import Foundation

/// What a layer does when one of its properties changes.
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for no action where nil would mean that the search goes on.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The methods that are called when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The superclass of animations.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    /// Kept until the animation has ended.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    private var values: [String: Any] = [:]
    /// The frames per second. Animations are shown with each frame of the display here.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Returns what a property of a new animation is.
    open class func defaultValue(forKey key: String) -> Any? { initialValues[key] }
    private static let initialValues: [String: any Sendable] = [
        "beginTime": 0.0, "duration": 0.0, "speed": Float(1), "timeOffset": 0.0, "repeatCount": Float(0),
        "repeatDuration": 0.0, "autoreverses": false, "fillMode": CAMediaTimingFillMode.removed,
        "removedOnCompletion": true,
    ]
    /// Whether archives contain a property: those that differ from the class's do.
    open func shouldArchiveValue(forKey key: String) -> Bool { values[key] != nil }

    public override required init() { super.init() }

    /// Calls a closure when the animation has been removed; for views, whose completions wait for it.
    package var onEnd: ((Bool) -> Void)?
    /// The object of UIKit that drives the animation.
    package weak var owner: AnyObject?

    /// A copy, as a layer makes one of every animation that is added.
    open override func copy() -> Any {
        let copy = type(of: self).init()
        copy.copyValues(from: self)
        return copy
    }

    /// Copies the values of another animation of the same class.
    func copyValues(from other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
        (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
        (isRemovedOnCompletion, values, onEnd) = (other.isRemovedOnCompletion, other.values, other.onEnd)
        (owner, preferredFrameRateRange) = (other.owner, other.preferredFrameRateRange)
    }

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Changes what a presentation shows, at a time of the layer.
    func apply(to presentation: CALayer, at time: CFTimeInterval) {}

    /// The progress at a time of the layer, paced by the timing function; nil where the animation has no effect.
    final func pacedProgress(at time: CFTimeInterval) -> Double? {
        progress(at: time).map { timingFunction?.value(at: $0) ?? $0 }
    }
}

/// The superclass of animations that change a property of a layer.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether values are added to those that the layer has.
    open var isAdditive = false
    /// Whether each repetition goes on where the last one ended.
    open var isCumulative = false
    /// Makes transforms of the numbers, for the key path `transform`.
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
        valueFunction = other.valueFunction
    }

    /// The value at a time of the layer, if `current` is what the property has without the animation.
    func value(at time: CFTimeInterval, current: LayerValue) -> LayerValue? { nil }

    override func apply(to presentation: CALayer, at time: CFTimeInterval) {
        guard let keyPath, let property = LayerProperty.at(keyPath, of: presentation) else { return }
        let current = property.get(presentation)
        if let valueFunction { return apply(valueFunction, to: property, of: presentation, at: time) }
        guard let value = value(at: time, current: current) else { return }
        property.set(presentation, isAdditive ? current.adding(value) : value)
    }

    private func apply(
        _ function: CAValueFunction, to property: LayerProperty, of presentation: CALayer, at time: CFTimeInterval
    ) {
        guard let value = value(at: time, current: function.nothing) else { return }
        let made = LayerValue(function.transform(value.numbers))
        property.set(presentation, isAdditive ? property.get(presentation).adding(made) : made)
    }

    /// How many runs are over at a time.
    final func finishedRuns(at time: CFTimeInterval) -> Double {
        let cycle = duration * (autoreverses ? 2 : 1)
        guard isCumulative, cycle > 0 else { return 0 }
        return (min(max(localTime(at: time), 0), activeDuration) / cycle - 1e-9).rounded(.down)
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func value(at time: CFTimeInterval, current: LayerValue) -> LayerValue? {
        guard let progress = easedProgress(at: time) else { return nil }
        let (from, to, by) = (LayerValue(any: fromValue), LayerValue(any: toValue), LayerValue(any: byValue))
        let usual = isAdditive ? current.zero : current
        let start: LayerValue
        let end: LayerValue
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
        case (let from?, nil, nil): (start, end) = (from, usual)
        case (nil, let to?, nil): (start, end) = (usual, to)
        case (nil, nil, let by?): (start, end) = (usual, usual.adding(by))
        case (nil, nil, nil): return nil
        }
        let value = start.mixed(with: end, progress)
        let runs = finishedRuns(at: time)
        return runs > 0 ? value.adding(end.subtracting(start).scaled(by: runs)) : value
    }

    /// The part of the way; see `CASpringAnimation`.
    func easedProgress(at time: CFTimeInterval) -> Double? { pacedProgress(at: time) }
}

/// An animation that swings to its end like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In ways from start to end a second.
    open var initialVelocity: CGFloat = 0

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (
            other.mass, other.stiffness, other.damping, other.initialVelocity
        )
        (shape, allowsOverdamping) = (other.shape, other.allowsOverdamping)
    }

    /// Whether a damping that is more than enough lets the layer creep; otherwise it is taken for just enough.
    open var allowsOverdamping = false

    /// Creates an animation whose spring seems to last for a time, and bounces more the nearer `bounce` is to 1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
        let bounce = min(max(bounce, -1), 1)
        stiffness = frequency * frequency
        damping = 2 * frequency * (bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce)
        allowsOverdamping = bounce < 0
    }
    /// The time that the spring seems to take: one swing without damping.
    open var perceptualDuration: CFTimeInterval { 2 * .pi * (mass / stiffness).squareRoot() }
    /// How much the spring bounces: 0 is not at all, 1 is without end, and below 0 it creeps.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// A spring that was described in other words, in place of mass, stiffness and damping.
    package var shape: Spring?

    private var spring: Spring {
        shape
            ?? Spring(mass: mass, stiffness: stiffness, damping: effectiveDamping, velocity: initialVelocity)
    }

    /// Apps from before overdamping was allowed relied on a spring that is damped more than enough being fast.
    private var effectiveDamping: CGFloat {
        allowsOverdamping ? damping : min(damping, 2 * max(0, stiffness * mass).squareRoot())
    }

    /// How long the spring takes to come to rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func easedProgress(at time: CFTimeInterval) -> Double? {
        guard let progress = progress(at: time) else { return nil }
        let seconds = progress * duration
        return shape == nil && seconds >= settlingDuration ? 1 : spring.value(at: seconds)
    }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// A path that a point follows; used in place of the values.
    open var path: CGPath?
    /// The parts of the duration at which the values are reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The pacing between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
    /// How tightly a cubic curve passes each value: 1 is tight, -1 is round.
    open var tensionValues: [NSNumber]?
    /// How a cubic curve's direction changes at each value: 1 and -1 are sharp corners.
    open var continuityValues: [NSNumber]?
    /// Where a cubic curve bends at each value: 1 is before, -1 after it.
    open var biasValues: [NSNumber]?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
        (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
        biasValues = other.biasValues
    }

    override func value(at time: CFTimeInterval, current: LayerValue) -> LayerValue? {
        guard let progress = pacedProgress(at: time) else { return nil }
        let track = KeyframeTrack(self)
        guard let value = track.value(at: progress) else { return nil }
        let runs = finishedRuns(at: time)
        guard runs > 0, let first = track.value(at: 0), let last = track.value(at: 1) else { return value }
        return value.adding(last.subtracting(first).scaled(by: runs))
    }

    override func apply(to presentation: CALayer, at time: CFTimeInterval) {
        super.apply(to: presentation, at: time)
        guard let rotationMode, path != nil, let progress = pacedProgress(at: time),
            let angle = KeyframeTrack(self).direction(at: progress)
        else { return }
        let turned = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        presentation.transform = CATransform3DRotate(presentation.transform, turned, 0, 0, 1)
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = Self(rawValue: "auto")
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// Animations that run together, in the time of the group.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
        for animation in animations ?? [] where animation.duration <= 0 { animation.duration = duration }
    }

    override func apply(to presentation: CALayer, at time: CFTimeInterval) {
        guard let progress = pacedProgress(at: time) else { return }
        for animation in animations ?? [] { animation.apply(to: presentation, at: progress * duration) }
    }
}
