import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAReplicatorLayer` lets one override.
@MainActor
class OverridingCAReplicatorLayer: CAReplicatorLayer {
    override var instanceCount: Int {
        get { heard(self, "instanceCount", super.instanceCount) }
        set { super.instanceCount = heard(self, "instanceCount =", newValue) }
    }
    override var instanceDelay: CFTimeInterval {
        get { heard(self, "instanceDelay", super.instanceDelay) }
        set { super.instanceDelay = heard(self, "instanceDelay =", newValue) }
    }
    override var instanceTransform: CATransform3D {
        get { heard(self, "instanceTransform", super.instanceTransform) }
        set { super.instanceTransform = heard(self, "instanceTransform =", newValue) }
    }
    override var instanceColor: CGColor? {
        get { heard(self, "instanceColor", super.instanceColor) }
        set { super.instanceColor = heard(self, "instanceColor =", newValue) }
    }
    override var instanceRedOffset: Float {
        get { heard(self, "instanceRedOffset", super.instanceRedOffset) }
        set { super.instanceRedOffset = heard(self, "instanceRedOffset =", newValue) }
    }
    override var instanceGreenOffset: Float {
        get { heard(self, "instanceGreenOffset", super.instanceGreenOffset) }
        set { super.instanceGreenOffset = heard(self, "instanceGreenOffset =", newValue) }
    }
    override var instanceBlueOffset: Float {
        get { heard(self, "instanceBlueOffset", super.instanceBlueOffset) }
        set { super.instanceBlueOffset = heard(self, "instanceBlueOffset =", newValue) }
    }
    override var instanceAlphaOffset: Float {
        get { heard(self, "instanceAlphaOffset", super.instanceAlphaOffset) }
        set { super.instanceAlphaOffset = heard(self, "instanceAlphaOffset =", newValue) }
    }
    override var preservesDepth: Bool {
        get { heard(self, "preservesDepth", super.preservesDepth) }
        set { super.preservesDepth = heard(self, "preservesDepth =", newValue) }
    }
}
