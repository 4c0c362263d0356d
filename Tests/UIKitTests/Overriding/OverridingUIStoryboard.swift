import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIStoryboard` lets one override.
@MainActor
class OverridingUIStoryboard: UIStoryboard {
    override func instantiateInitialViewController() -> UIViewController? {
        heard(self, "instantiateInitialViewController()", super.instantiateInitialViewController())
    }
    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        heard(
            self, "instantiateViewController(withIdentifier:)",
            super.instantiateViewController(withIdentifier: identifier))
    }
}
