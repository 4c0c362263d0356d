import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIHoverStyle` lets one override.
class OverridingUIHoverStyle: UIHoverStyle {
    override init(effect: any UIHoverEffect, shape: UIShape?) {
        super.init(effect: effect, shape: shape)
        heard(self, "init(effect:shape:)", ())
    }
}
