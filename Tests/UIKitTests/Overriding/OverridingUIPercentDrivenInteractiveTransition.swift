import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPercentDrivenInteractiveTransition` lets one override.
@MainActor
class OverridingUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
    override var completionSpeed: CGFloat {
        get { heard(self, "completionSpeed", super.completionSpeed) }
        set { super.completionSpeed = heard(self, "completionSpeed =", newValue) }
    }
    override var completionCurve: UIView.AnimationCurve {
        get { heard(self, "completionCurve", super.completionCurve) }
        set { super.completionCurve = heard(self, "completionCurve =", newValue) }
    }
    override var wantsInteractiveStart: Bool {
        get { heard(self, "wantsInteractiveStart", super.wantsInteractiveStart) }
        set { super.wantsInteractiveStart = heard(self, "wantsInteractiveStart =", newValue) }
    }
    override var percentComplete: CGFloat { heard(self, "percentComplete", super.percentComplete) }
    override var duration: CGFloat { heard(self, "duration", super.duration) }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        heard(self, "startInteractiveTransition(_:)", super.startInteractiveTransition(transitionContext))
    }
    override func update(_ percentComplete: CGFloat) {
        heard(self, "update(_:)", super.update(percentComplete))
    }
    override func pause() {
        heard(self, "pause()", super.pause())
    }
    override func cancel() {
        heard(self, "cancel()", super.cancel())
    }
    override func finish() {
        heard(self, "finish()", super.finish())
    }
    override var timingCurve: (any UITimingCurveProvider)? {
        get { heard(self, "timingCurve", super.timingCurve) }
        set { super.timingCurve = heard(self, "timingCurve =", newValue) }
    }
}
