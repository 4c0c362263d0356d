import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISnapBehavior` lets one override.
@MainActor
class OverridingUISnapBehavior: UISnapBehavior {
    override var snapPoint: CGPoint {
        get { heard(self, "snapPoint", super.snapPoint) }
        set { super.snapPoint = heard(self, "snapPoint =", newValue) }
    }
    override var damping: CGFloat {
        get { heard(self, "damping", super.damping) }
        set { super.damping = heard(self, "damping =", newValue) }
    }
    override init(item: any UIDynamicItem, snapTo point: CGPoint) {
        super.init(item: item, snapTo: point)
        heard(self, "init(item:snapTo:)", ())
    }
}
