import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIEvent` lets one override.
@MainActor
class OverridingUIEvent: UIEvent {
    override var type: EventType { heard(self, "type", super.type) }
    override var subtype: EventSubtype { heard(self, "subtype", super.subtype) }
    override var timestamp: TimeInterval { heard(self, "timestamp", super.timestamp) }
    override var modifierFlags: UIKeyModifierFlags { heard(self, "modifierFlags", super.modifierFlags) }
    override var buttonMask: ButtonMask { heard(self, "buttonMask", super.buttonMask) }
    override var allTouches: Set<UITouch>? { heard(self, "allTouches", super.allTouches) }
    override func touches(for window: UIWindow) -> Set<UITouch>? {
        heard(self, "touches(for:)", super.touches(for: window))
    }
    override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        heard(self, "coalescedTouches(for:)", super.coalescedTouches(for: touch))
    }
    override func predictedTouches(for touch: UITouch) -> [UITouch]? {
        heard(self, "predictedTouches(for:)", super.predictedTouches(for: touch))
    }
}
