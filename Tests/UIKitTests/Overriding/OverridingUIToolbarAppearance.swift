import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIToolbarAppearance` lets one override.
@MainActor
class OverridingUIToolbarAppearance: UIToolbarAppearance {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
