import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIFieldBehavior` lets one override.
@MainActor
class OverridingUIFieldBehavior: UIFieldBehavior {
    override var items: [any UIDynamicItem] { heard(self, "items", super.items) }
    override var position: CGPoint {
        get { heard(self, "position", super.position) }
        set { super.position = heard(self, "position =", newValue) }
    }
    override var region: UIRegion {
        get { heard(self, "region", super.region) }
        set { super.region = heard(self, "region =", newValue) }
    }
    override var strength: CGFloat {
        get { heard(self, "strength", super.strength) }
        set { super.strength = heard(self, "strength =", newValue) }
    }
    override var falloff: CGFloat {
        get { heard(self, "falloff", super.falloff) }
        set { super.falloff = heard(self, "falloff =", newValue) }
    }
    override var minimumRadius: CGFloat {
        get { heard(self, "minimumRadius", super.minimumRadius) }
        set { super.minimumRadius = heard(self, "minimumRadius =", newValue) }
    }
    override var direction: CGVector {
        get { heard(self, "direction", super.direction) }
        set { super.direction = heard(self, "direction =", newValue) }
    }
    override var smoothness: CGFloat {
        get { heard(self, "smoothness", super.smoothness) }
        set { super.smoothness = heard(self, "smoothness =", newValue) }
    }
    override var animationSpeed: CGFloat {
        get { heard(self, "animationSpeed", super.animationSpeed) }
        set { super.animationSpeed = heard(self, "animationSpeed =", newValue) }
    }
    override class func dragField() -> UIFieldBehavior {
        heardByClass(self, "dragField()")
        return super.dragField()
    }
    override class func vortexField() -> UIFieldBehavior {
        heardByClass(self, "vortexField()")
        return super.vortexField()
    }
    override class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        heardByClass(self, "radialGravityField(position:)")
        return super.radialGravityField(position: position)
    }
    override class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        heardByClass(self, "linearGravityField(direction:)")
        return super.linearGravityField(direction: direction)
    }
    override class func velocityField(direction: CGVector) -> UIFieldBehavior {
        heardByClass(self, "velocityField(direction:)")
        return super.velocityField(direction: direction)
    }
    override class func noiseField(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
        heardByClass(self, "noiseField(smoothness:animationSpeed:)")
        return super.noiseField(smoothness: smoothness, animationSpeed: animationSpeed)
    }
    override class func turbulenceField(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
        heardByClass(self, "turbulenceField(smoothness:animationSpeed:)")
        return super.turbulenceField(smoothness: smoothness, animationSpeed: animationSpeed)
    }
    override class func springField() -> UIFieldBehavior {
        heardByClass(self, "springField()")
        return super.springField()
    }
    override class func electricField() -> UIFieldBehavior {
        heardByClass(self, "electricField()")
        return super.electricField()
    }
    override class func magneticField() -> UIFieldBehavior {
        heardByClass(self, "magneticField()")
        return super.magneticField()
    }
    override class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> UIFieldBehavior {
        heardByClass(self, "field(evaluationBlock:)")
        return super.field(evaluationBlock: block)
    }
    override func addItem(_ item: any UIDynamicItem) {
        heard(self, "addItem(_:)", super.addItem(item))
    }
    override func removeItem(_ item: any UIDynamicItem) {
        heard(self, "removeItem(_:)", super.removeItem(item))
    }
}
