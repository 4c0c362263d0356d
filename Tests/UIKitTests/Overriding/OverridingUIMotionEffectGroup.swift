import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIMotionEffectGroup` lets one override.
@MainActor
class OverridingUIMotionEffectGroup: UIMotionEffectGroup {
    override var motionEffects: [UIMotionEffect]? {
        get { heard(self, "motionEffects", super.motionEffects) }
        set { super.motionEffects = heard(self, "motionEffects =", newValue) }
    }
}
