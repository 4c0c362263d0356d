import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDynamicItemBehavior` lets one override.
@MainActor
class OverridingUIDynamicItemBehavior: UIDynamicItemBehavior {
    override var items: [any UIDynamicItem] { heard(self, "items", super.items) }
    override var elasticity: CGFloat {
        get { heard(self, "elasticity", super.elasticity) }
        set { super.elasticity = heard(self, "elasticity =", newValue) }
    }
    override var friction: CGFloat {
        get { heard(self, "friction", super.friction) }
        set { super.friction = heard(self, "friction =", newValue) }
    }
    override var density: CGFloat {
        get { heard(self, "density", super.density) }
        set { super.density = heard(self, "density =", newValue) }
    }
    override var resistance: CGFloat {
        get { heard(self, "resistance", super.resistance) }
        set { super.resistance = heard(self, "resistance =", newValue) }
    }
    override var angularResistance: CGFloat {
        get { heard(self, "angularResistance", super.angularResistance) }
        set { super.angularResistance = heard(self, "angularResistance =", newValue) }
    }
    override var allowsRotation: Bool {
        get { heard(self, "allowsRotation", super.allowsRotation) }
        set { super.allowsRotation = heard(self, "allowsRotation =", newValue) }
    }
    override var isAnchored: Bool {
        get { heard(self, "isAnchored", super.isAnchored) }
        set { super.isAnchored = heard(self, "isAnchored =", newValue) }
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
    override func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        heard(self, "addLinearVelocity(_:for:)", super.addLinearVelocity(velocity, for: item))
    }
    override func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        heard(self, "addAngularVelocity(_:for:)", super.addAngularVelocity(velocity, for: item))
    }
    override func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        heard(self, "linearVelocity(for:)", super.linearVelocity(for: item))
    }
    override func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        heard(self, "angularVelocity(for:)", super.angularVelocity(for: item))
    }
    override var charge: CGFloat {
        get { heard(self, "charge", super.charge) }
        set { super.charge = heard(self, "charge =", newValue) }
    }
}
