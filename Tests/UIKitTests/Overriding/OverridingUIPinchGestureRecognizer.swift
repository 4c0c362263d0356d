import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPinchGestureRecognizer` lets one override.
@MainActor
class OverridingUIPinchGestureRecognizer: UIPinchGestureRecognizer {
    override var scale: CGFloat {
        get { heard(self, "scale", super.scale) }
        set { super.scale = heard(self, "scale =", newValue) }
    }
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
