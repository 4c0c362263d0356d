import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CATransition` lets one override.
@MainActor
class OverridingCATransition: CATransition {
    override var type: CATransitionType {
        get { heard(self, "type", super.type) }
        set { super.type = heard(self, "type =", newValue) }
    }
    override var subtype: CATransitionSubtype? {
        get { heard(self, "subtype", super.subtype) }
        set { super.subtype = heard(self, "subtype =", newValue) }
    }
    override var startProgress: Float {
        get { heard(self, "startProgress", super.startProgress) }
        set { super.startProgress = heard(self, "startProgress =", newValue) }
    }
    override var endProgress: Float {
        get { heard(self, "endProgress", super.endProgress) }
        set { super.endProgress = heard(self, "endProgress =", newValue) }
    }
    override var filter: Any? {
        get { heard(self, "filter", super.filter) }
        set { super.filter = heard(self, "filter =", newValue) }
    }
}
