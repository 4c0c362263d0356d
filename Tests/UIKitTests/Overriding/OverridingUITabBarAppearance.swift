import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITabBarAppearance` lets one override.
@MainActor
class OverridingUITabBarAppearance: UITabBarAppearance {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
