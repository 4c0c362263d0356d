import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPushBehavior` lets one override.
@MainActor
class OverridingUIPushBehavior: UIPushBehavior {
    override var items: [any UIDynamicItem] { heard(self, "items", super.items) }
    override var mode: Mode { heard(self, "mode", super.mode) }
    override var active: Bool {
        get { heard(self, "active", super.active) }
        set { super.active = heard(self, "active =", newValue) }
    }
    override var angle: CGFloat {
        get { heard(self, "angle", super.angle) }
        set { super.angle = heard(self, "angle =", newValue) }
    }
    override var magnitude: CGFloat {
        get { heard(self, "magnitude", super.magnitude) }
        set { super.magnitude = heard(self, "magnitude =", newValue) }
    }
    override init(items: [any UIDynamicItem], mode: Mode) {
        super.init(items: items, mode: mode)
        heard(self, "init(items:mode:)", ())
    }
    override func addItem(_ item: any UIDynamicItem) {
        heard(self, "addItem(_:)", super.addItem(item))
    }
    override func removeItem(_ item: any UIDynamicItem) {
        heard(self, "removeItem(_:)", super.removeItem(item))
    }
    override var pushDirection: CGVector {
        get { heard(self, "pushDirection", super.pushDirection) }
        set { super.pushDirection = heard(self, "pushDirection =", newValue) }
    }
    override func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        heard(self, "setAngle(_:magnitude:)", super.setAngle(angle, magnitude: magnitude))
    }
    override func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        heard(self, "targetOffsetFromCenter(for:)", super.targetOffsetFromCenter(for: item))
    }
    override func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        heard(self, "setTargetOffsetFromCenter(_:for:)", super.setTargetOffsetFromCenter(offset, for: item))
    }
}
