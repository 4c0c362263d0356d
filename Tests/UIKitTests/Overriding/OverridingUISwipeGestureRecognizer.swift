import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISwipeGestureRecognizer` lets one override.
@MainActor
class OverridingUISwipeGestureRecognizer: UISwipeGestureRecognizer {
    override var numberOfTouchesRequired: Int {
        get { heard(self, "numberOfTouchesRequired", super.numberOfTouchesRequired) }
        set { super.numberOfTouchesRequired = heard(self, "numberOfTouchesRequired =", newValue) }
    }
    override var direction: Direction {
        get { heard(self, "direction", super.direction) }
        set { super.direction = heard(self, "direction =", newValue) }
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
