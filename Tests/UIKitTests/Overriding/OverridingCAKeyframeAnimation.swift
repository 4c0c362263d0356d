import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAKeyframeAnimation` lets one override.
class OverridingCAKeyframeAnimation: CAKeyframeAnimation {
    override var values: [Any]? {
        get { heard(self, "values", super.values) }
        set { super.values = heard(self, "values =", newValue) }
    }
    override var path: CGPath? {
        get { heard(self, "path", super.path) }
        set { super.path = heard(self, "path =", newValue) }
    }
    override var keyTimes: [NSNumber]? {
        get { heard(self, "keyTimes", super.keyTimes) }
        set { super.keyTimes = heard(self, "keyTimes =", newValue) }
    }
    override var timingFunctions: [CAMediaTimingFunction]? {
        get { heard(self, "timingFunctions", super.timingFunctions) }
        set { super.timingFunctions = heard(self, "timingFunctions =", newValue) }
    }
    override var calculationMode: CAAnimationCalculationMode {
        get { heard(self, "calculationMode", super.calculationMode) }
        set { super.calculationMode = heard(self, "calculationMode =", newValue) }
    }
    override var rotationMode: CAAnimationRotationMode? {
        get { heard(self, "rotationMode", super.rotationMode) }
        set { super.rotationMode = heard(self, "rotationMode =", newValue) }
    }
}
