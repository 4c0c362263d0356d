import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIVibrancyEffect` lets one override.
@MainActor
class OverridingUIVibrancyEffect: UIVibrancyEffect {
    override init(blurEffect: UIBlurEffect) {
        super.init(blurEffect: blurEffect)
        heard(self, "init(blurEffect:)", ())
    }
    override init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        super.init(blurEffect: blurEffect, style: style)
        heard(self, "init(blurEffect:style:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
