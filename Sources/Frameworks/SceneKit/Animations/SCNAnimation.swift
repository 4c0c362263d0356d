public import Foundation
public import QuartzCore

/// What can be added to an object as an animation.
public protocol SCNAnimationProtocol: NSObjectProtocol {}

extension CAAnimation: SCNAnimationProtocol {}

public typealias SCNAnimationDidStartBlock = (SCNAnimation, any SCNAnimatable) -> Void
public typealias SCNAnimationDidStopBlock = (SCNAnimation, any SCNAnimatable, Bool) -> Void
public typealias SCNAnimationEventBlock = (any SCNAnimationProtocol, Any, Bool) -> Void

/// A moment of an animation at which a block is called.
open class SCNAnimationEvent: NSObject, @unchecked Sendable {
    let time: CGFloat
    let block: SCNAnimationEventBlock

    /// Creates a moment: a part of the animation from 0 to 1.
    public init(keyTime time: CGFloat, block eventBlock: @escaping SCNAnimationEventBlock) {
        (self.time, block) = (time, eventBlock)
    }
}

/// How an animation begins and ends.
open class SCNTimingFunction: NSObject, @unchecked Sendable {
    let function: CAMediaTimingFunction

    public init(timingMode: SCNActionTimingMode) {
        let name: CAMediaTimingFunctionName =
            switch timingMode {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInEaseOut
            }
        function = CAMediaTimingFunction(name: name)
    }
    public init(caMediaTimingFunction: CAMediaTimingFunction) { function = caMediaTimingFunction }
}

/// An animation of an object of a scene.
open class SCNAnimation: NSObject, SCNAnimationProtocol, NSCopying, @unchecked Sendable {
    open var duration: TimeInterval = 0
    open var keyPath: String?
    open var timingFunction = SCNTimingFunction(timingMode: .easeInEaseOut)
    open var blendInDuration: TimeInterval = 0
    open var blendOutDuration: TimeInterval = 0
    open var isRemovedOnCompletion = true
    open var isAppliedOnCompletion = false
    open var repeatCount: CGFloat = 0
    open var autoreverses = false
    open var startDelay: TimeInterval = 0
    open var timeOffset: TimeInterval = 0
    open var fillsForward = false
    open var fillsBackward = false
    open var usesSceneTimeBase = false
    open var animationDidStart: SCNAnimationDidStartBlock?
    open var animationDidStop: SCNAnimationDidStopBlock?
    open var animationEvents: [SCNAnimationEvent]?
    open var isAdditive = false
    open var isCumulative = false
    /// The animation of QuartzCore that this one was made of.
    private(set) var source: CAAnimation?

    public override init() { super.init() }

    /// Creates an empty animation: files of animations aren't read.
    public convenience init(contentsOf animationURL: URL) { self.init() }
    public convenience init(named animationName: String) { self.init() }

    public convenience init(caAnimation: CAAnimation) {
        self.init()
        source = caAnimation
        duration = caAnimation.duration
        keyPath = (caAnimation as? CAPropertyAnimation)?.keyPath
        if let function = caAnimation.timingFunction {
            timingFunction = SCNTimingFunction(caMediaTimingFunction: function)
        }
        (blendInDuration, blendOutDuration) = (Double(caAnimation.fadeInDuration), Double(caAnimation.fadeOutDuration))
        (isRemovedOnCompletion, autoreverses) = (caAnimation.isRemovedOnCompletion, caAnimation.autoreverses)
        (repeatCount, timeOffset) = (CGFloat(caAnimation.repeatCount), caAnimation.timeOffset)
        (startDelay, usesSceneTimeBase) = (caAnimation.beginTime, caAnimation.usesSceneTimeBase)
        fillsForward = [.forwards, .both].contains(caAnimation.fillMode)
        fillsBackward = [.backwards, .both].contains(caAnimation.fillMode)
        animationEvents = caAnimation.animationEvents
    }

    /// How long all repetitions take.
    var activeDuration: TimeInterval { duration * (autoreverses ? 2 : 1) * Double(repeatCount > 0 ? repeatCount : 1) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAnimation()
        (copy.duration, copy.keyPath, copy.timingFunction) = (duration, keyPath, timingFunction)
        (copy.blendInDuration, copy.blendOutDuration) = (blendInDuration, blendOutDuration)
        (copy.isRemovedOnCompletion, copy.isAppliedOnCompletion) = (isRemovedOnCompletion, isAppliedOnCompletion)
        (copy.repeatCount, copy.autoreverses, copy.startDelay) = (repeatCount, autoreverses, startDelay)
        (copy.timeOffset, copy.fillsForward, copy.fillsBackward) = (timeOffset, fillsForward, fillsBackward)
        (copy.usesSceneTimeBase, copy.animationEvents, copy.source) = (usesSceneTimeBase, animationEvents, source)
        (copy.animationDidStart, copy.animationDidStop) = (animationDidStart, animationDidStop)
        (copy.isAdditive, copy.isCumulative) = (isAdditive, isCumulative)
        return copy
    }
}

extension CAAnimation {
    public convenience init(scnAnimation animation: SCNAnimation) {
        self.init()
        (duration, timeOffset, beginTime) = (animation.duration, animation.timeOffset, animation.startDelay)
        (repeatCount, autoreverses) = (Float(animation.repeatCount), animation.autoreverses)
        (isRemovedOnCompletion, timingFunction) = (animation.isRemovedOnCompletion, animation.timingFunction.function)
        usesSceneTimeBase = animation.usesSceneTimeBase
    }

    public var usesSceneTimeBase: Bool {
        get { value(forKey: "usesSceneTimeBase") as? Bool ?? false }
        set { setValue(newValue, forKey: "usesSceneTimeBase") }
    }
    public var fadeInDuration: CGFloat {
        get { value(forKey: "fadeInDuration") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "fadeInDuration") }
    }
    public var fadeOutDuration: CGFloat {
        get { value(forKey: "fadeOutDuration") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "fadeOutDuration") }
    }
    public var animationEvents: [SCNAnimationEvent]? {
        get { value(forKey: "animationEvents") as? [SCNAnimationEvent] }
        set { setValue(newValue, forKey: "animationEvents") }
    }
}
