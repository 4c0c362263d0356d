import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIViewPropertyAnimator` lets one override.
@MainActor
class OverridingUIViewPropertyAnimator: UIViewPropertyAnimator {
    override var duration: TimeInterval { heard(self, "duration", super.duration) }
    override var delay: TimeInterval { heard(self, "delay", super.delay) }
    override var timingParameters: (any UITimingCurveProvider)? {
        heard(self, "timingParameters", super.timingParameters)
    }
    override var state: UIViewAnimatingState { heard(self, "state", super.state) }
    override var isRunning: Bool { heard(self, "isRunning", super.isRunning) }
    override var isUserInteractionEnabled: Bool {
        get { heard(self, "isUserInteractionEnabled", super.isUserInteractionEnabled) }
        set { super.isUserInteractionEnabled = heard(self, "isUserInteractionEnabled =", newValue) }
    }
    override var isManualHitTestingEnabled: Bool {
        get { heard(self, "isManualHitTestingEnabled", super.isManualHitTestingEnabled) }
        set { super.isManualHitTestingEnabled = heard(self, "isManualHitTestingEnabled =", newValue) }
    }
    override var isInterruptible: Bool {
        get { heard(self, "isInterruptible", super.isInterruptible) }
        set { super.isInterruptible = heard(self, "isInterruptible =", newValue) }
    }
    override var scrubsLinearly: Bool {
        get { heard(self, "scrubsLinearly", super.scrubsLinearly) }
        set { super.scrubsLinearly = heard(self, "scrubsLinearly =", newValue) }
    }
    override var pausesOnCompletion: Bool {
        get { heard(self, "pausesOnCompletion", super.pausesOnCompletion) }
        set { super.pausesOnCompletion = heard(self, "pausesOnCompletion =", newValue) }
    }
    override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        super.init(duration: duration, timingParameters: parameters)
        heard(self, "init(duration:timingParameters:)", ())
    }
    override class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)?
    ) -> Self {
        heardByClass(Self.self, "runningPropertyAnimator(withDuration:delay:options:animations:completion:)")
        return super.runningPropertyAnimator(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }
    override func addAnimations(_ animation: @escaping () -> Void) {
        heard(self, "addAnimations(_:)", super.addAnimations(animation))
    }
    override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        heard(self, "addAnimations(_:delayFactor:)", super.addAnimations(animation, delayFactor: delayFactor))
    }
    override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        heard(self, "addCompletion(_:)", super.addCompletion(completion))
    }
    override func startAnimation() {
        heard(self, "startAnimation()", super.startAnimation())
    }
    override func startAnimation(afterDelay delay: TimeInterval) {
        heard(self, "startAnimation(afterDelay:)", super.startAnimation(afterDelay: delay))
    }
    override func pauseAnimation() {
        heard(self, "pauseAnimation()", super.pauseAnimation())
    }
    override func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        heard(
            self, "continueAnimation(withTimingParameters:durationFactor:)",
            super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor))
    }
    override var isReversed: Bool {
        get { heard(self, "isReversed", super.isReversed) }
        set { super.isReversed = heard(self, "isReversed =", newValue) }
    }
    override var fractionComplete: CGFloat {
        get { heard(self, "fractionComplete", super.fractionComplete) }
        set { super.fractionComplete = heard(self, "fractionComplete =", newValue) }
    }
    override func stopAnimation(_ withoutFinishing: Bool) {
        heard(self, "stopAnimation(_:)", super.stopAnimation(withoutFinishing))
    }
    override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        heard(self, "finishAnimation(at:)", super.finishAnimation(at: finalPosition))
    }
}
