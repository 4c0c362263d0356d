import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIToolTipInteraction` lets one override.
class OverridingUIToolTipInteraction: UIToolTipInteraction {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func willMove(to view: UIView?) {
        heard(self, "willMove(to:)", super.willMove(to: view))
    }
    override func didMove(to view: UIView?) {
        heard(self, "didMove(to:)", super.didMove(to: view))
    }
}
