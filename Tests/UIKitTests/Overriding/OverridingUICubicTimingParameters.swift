import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICubicTimingParameters` lets one override.
@MainActor
class OverridingUICubicTimingParameters: UICubicTimingParameters {
    override var animationCurve: UIView.AnimationCurve { heard(self, "animationCurve", super.animationCurve) }
    override var controlPoint1: CGPoint { heard(self, "controlPoint1", super.controlPoint1) }
    override var controlPoint2: CGPoint { heard(self, "controlPoint2", super.controlPoint2) }
    override init(animationCurve curve: UIView.AnimationCurve) {
        super.init(animationCurve: curve)
        heard(self, "init(animationCurve:)", ())
    }
    override init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        super.init(controlPoint1: point1, controlPoint2: point2)
        heard(self, "init(controlPoint1:controlPoint2:)", ())
    }
    override var timingCurveType: UITimingCurveType { heard(self, "timingCurveType", super.timingCurveType) }
    override var cubicTimingParameters: UICubicTimingParameters? {
        heard(self, "cubicTimingParameters", super.cubicTimingParameters)
    }
    override var springTimingParameters: UISpringTimingParameters? {
        heard(self, "springTimingParameters", super.springTimingParameters)
    }
}
