import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CASpringAnimation` lets one override.
class OverridingCASpringAnimation: CASpringAnimation {
    override var mass: CGFloat {
        get { heard(self, "mass", super.mass) }
        set { super.mass = heard(self, "mass =", newValue) }
    }
    override var stiffness: CGFloat {
        get { heard(self, "stiffness", super.stiffness) }
        set { super.stiffness = heard(self, "stiffness =", newValue) }
    }
    override var damping: CGFloat {
        get { heard(self, "damping", super.damping) }
        set { super.damping = heard(self, "damping =", newValue) }
    }
    override var initialVelocity: CGFloat {
        get { heard(self, "initialVelocity", super.initialVelocity) }
        set { super.initialVelocity = heard(self, "initialVelocity =", newValue) }
    }
    override var settlingDuration: CFTimeInterval { heard(self, "settlingDuration", super.settlingDuration) }
    override var allowsOverdamping: Bool {
        get { heard(self, "allowsOverdamping", super.allowsOverdamping) }
        set { super.allowsOverdamping = heard(self, "allowsOverdamping =", newValue) }
    }
    override var perceptualDuration: CFTimeInterval { heard(self, "perceptualDuration", super.perceptualDuration) }
    override var bounce: CGFloat { heard(self, "bounce", super.bounce) }
}
