import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIBlurEffect` lets one override.
@MainActor
class OverridingUIBlurEffect: UIBlurEffect {
    override init(style: Style) {
        super.init(style: style)
        heard(self, "init(style:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
