import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISpringTimingParameters` lets one override.
@MainActor
class OverridingUISpringTimingParameters: UISpringTimingParameters {
    override var initialVelocity: CGVector { heard(self, "initialVelocity", super.initialVelocity) }
    override init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        super.init(dampingRatio: ratio, initialVelocity: velocity)
        heard(self, "init(dampingRatio:initialVelocity:)", ())
    }
    override init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        super.init(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        heard(self, "init(mass:stiffness:damping:initialVelocity:)", ())
    }
    override var timingCurveType: UITimingCurveType { heard(self, "timingCurveType", super.timingCurveType) }
    override var cubicTimingParameters: UICubicTimingParameters? {
        heard(self, "cubicTimingParameters", super.cubicTimingParameters)
    }
    override var springTimingParameters: UISpringTimingParameters? {
        heard(self, "springTimingParameters", super.springTimingParameters)
    }
}
