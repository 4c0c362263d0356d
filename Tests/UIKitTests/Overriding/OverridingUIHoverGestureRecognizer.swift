import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIHoverGestureRecognizer` lets one override.
@MainActor
class OverridingUIHoverGestureRecognizer: UIHoverGestureRecognizer {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        heard(self, "init(target:action:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
