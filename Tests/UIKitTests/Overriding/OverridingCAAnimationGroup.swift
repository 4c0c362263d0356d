import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAAnimationGroup` lets one override.
class OverridingCAAnimationGroup: CAAnimationGroup {
    override var animations: [CAAnimation]? {
        get { heard(self, "animations", super.animations) }
        set { super.animations = heard(self, "animations =", newValue) }
    }
}
