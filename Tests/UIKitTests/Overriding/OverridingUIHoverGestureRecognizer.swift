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
    override var zOffset: CGFloat { heard(self, "zOffset", super.zOffset) }
    override var altitudeAngle: CGFloat { heard(self, "altitudeAngle", super.altitudeAngle) }
    override var rollAngle: CGFloat { heard(self, "rollAngle", super.rollAngle) }
    override func azimuthAngle(in view: UIView?) -> CGFloat {
        heard(self, "azimuthAngle(in:)", super.azimuthAngle(in: view))
    }
    override func azimuthUnitVector(in view: UIView?) -> CGVector {
        heard(self, "azimuthUnitVector(in:)", super.azimuthUnitVector(in: view))
    }
}
