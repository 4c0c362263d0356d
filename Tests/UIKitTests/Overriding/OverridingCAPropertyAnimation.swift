import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAPropertyAnimation` lets one override.
class OverridingCAPropertyAnimation: CAPropertyAnimation {
    override var keyPath: String? {
        get { heard(self, "keyPath", super.keyPath) }
        set { super.keyPath = heard(self, "keyPath =", newValue) }
    }
    override var isAdditive: Bool {
        get { heard(self, "isAdditive", super.isAdditive) }
        set { super.isAdditive = heard(self, "isAdditive =", newValue) }
    }
    override var isCumulative: Bool {
        get { heard(self, "isCumulative", super.isCumulative) }
        set { super.isCumulative = heard(self, "isCumulative =", newValue) }
    }
    override var valueFunction: CAValueFunction? {
        get { heard(self, "valueFunction", super.valueFunction) }
        set { super.valueFunction = heard(self, "valueFunction =", newValue) }
    }
}
