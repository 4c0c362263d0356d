import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CABasicAnimation` lets one override.
class OverridingCABasicAnimation: CABasicAnimation {
    override var fromValue: Any? {
        get { heard(self, "fromValue", super.fromValue) }
        set { super.fromValue = heard(self, "fromValue =", newValue) }
    }
    override var toValue: Any? {
        get { heard(self, "toValue", super.toValue) }
        set { super.toValue = heard(self, "toValue =", newValue) }
    }
    override var byValue: Any? {
        get { heard(self, "byValue", super.byValue) }
        set { super.byValue = heard(self, "byValue =", newValue) }
    }
}
