import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIGravityBehavior` lets one override.
@MainActor
class OverridingUIGravityBehavior: UIGravityBehavior {
    override var items: [any UIDynamicItem] { heard(self, "items", super.items) }
    override var gravityDirection: CGVector {
        get { heard(self, "gravityDirection", super.gravityDirection) }
        set { super.gravityDirection = heard(self, "gravityDirection =", newValue) }
    }
    override init(items: [any UIDynamicItem]) {
        super.init(items: items)
        heard(self, "init(items:)", ())
    }
    override func addItem(_ item: any UIDynamicItem) {
        heard(self, "addItem(_:)", super.addItem(item))
    }
    override func removeItem(_ item: any UIDynamicItem) {
        heard(self, "removeItem(_:)", super.removeItem(item))
    }
    override var angle: CGFloat {
        get { heard(self, "angle", super.angle) }
        set { super.angle = heard(self, "angle =", newValue) }
    }
    override var magnitude: CGFloat {
        get { heard(self, "magnitude", super.magnitude) }
        set { super.magnitude = heard(self, "magnitude =", newValue) }
    }
    override func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        heard(self, "setAngle(_:magnitude:)", super.setAngle(angle, magnitude: magnitude))
    }
}
