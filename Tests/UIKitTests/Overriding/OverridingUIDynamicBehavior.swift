import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDynamicBehavior` lets one override.
@MainActor
class OverridingUIDynamicBehavior: UIDynamicBehavior {
    override var action: (() -> Void)? {
        get { heard(self, "action", super.action) }
        set { super.action = heard(self, "action =", newValue) }
    }
    override var childBehaviors: [UIDynamicBehavior] { heard(self, "childBehaviors", super.childBehaviors) }
    override var dynamicAnimator: UIDynamicAnimator? { heard(self, "dynamicAnimator", super.dynamicAnimator) }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func addChildBehavior(_ behavior: UIDynamicBehavior) {
        heard(self, "addChildBehavior(_:)", super.addChildBehavior(behavior))
    }
    override func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        heard(self, "removeChildBehavior(_:)", super.removeChildBehavior(behavior))
    }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        heard(self, "willMove(to:)", super.willMove(to: dynamicAnimator))
    }
}
