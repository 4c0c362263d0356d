import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIRotationGestureRecognizer` lets one override.
@MainActor
class OverridingUIRotationGestureRecognizer: UIRotationGestureRecognizer {
    override var rotation: CGFloat {
        get { heard(self, "rotation", super.rotation) }
        set { super.rotation = heard(self, "rotation =", newValue) }
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
