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
    override var tensionValues: [NSNumber]? {
        get { heard(self, "tensionValues", super.tensionValues) }
        set { super.tensionValues = heard(self, "tensionValues =", newValue) }
    }
    override var continuityValues: [NSNumber]? {
        get { heard(self, "continuityValues", super.continuityValues) }
        set { super.continuityValues = heard(self, "continuityValues =", newValue) }
    }
    override var biasValues: [NSNumber]? {
        get { heard(self, "biasValues", super.biasValues) }
        set { super.biasValues = heard(self, "biasValues =", newValue) }
    }
}
