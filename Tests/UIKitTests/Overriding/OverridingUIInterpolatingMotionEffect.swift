import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIInterpolatingMotionEffect` lets one override.
@MainActor
class OverridingUIInterpolatingMotionEffect: UIInterpolatingMotionEffect {
    override var keyPath: String { heard(self, "keyPath", super.keyPath) }
    override var type: EffectType { heard(self, "type", super.type) }
    override var minimumRelativeValue: Any? {
        get { heard(self, "minimumRelativeValue", super.minimumRelativeValue) }
        set { super.minimumRelativeValue = heard(self, "minimumRelativeValue =", newValue) }
    }
    override var maximumRelativeValue: Any? {
        get { heard(self, "maximumRelativeValue", super.maximumRelativeValue) }
        set { super.maximumRelativeValue = heard(self, "maximumRelativeValue =", newValue) }
    }
    override init(keyPath: String, type: EffectType) {
        super.init(keyPath: keyPath, type: type)
        heard(self, "init(keyPath:type:)", ())
    }
}
