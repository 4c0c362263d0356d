import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAEmitterLayer` lets one override.
@MainActor
class OverridingCAEmitterLayer: CAEmitterLayer {
    override var emitterCells: [CAEmitterCell]? {
        get { heard(self, "emitterCells", super.emitterCells) }
        set { super.emitterCells = heard(self, "emitterCells =", newValue) }
    }
    override var birthRate: Float {
        get { heard(self, "birthRate", super.birthRate) }
        set { super.birthRate = heard(self, "birthRate =", newValue) }
    }
    override var lifetime: Float {
        get { heard(self, "lifetime", super.lifetime) }
        set { super.lifetime = heard(self, "lifetime =", newValue) }
    }
    override var emitterPosition: CGPoint {
        get { heard(self, "emitterPosition", super.emitterPosition) }
        set { super.emitterPosition = heard(self, "emitterPosition =", newValue) }
    }
    override var emitterZPosition: CGFloat {
        get { heard(self, "emitterZPosition", super.emitterZPosition) }
        set { super.emitterZPosition = heard(self, "emitterZPosition =", newValue) }
    }
    override var emitterSize: CGSize {
        get { heard(self, "emitterSize", super.emitterSize) }
        set { super.emitterSize = heard(self, "emitterSize =", newValue) }
    }
    override var emitterDepth: CGFloat {
        get { heard(self, "emitterDepth", super.emitterDepth) }
        set { super.emitterDepth = heard(self, "emitterDepth =", newValue) }
    }
    override var emitterShape: CAEmitterLayerEmitterShape {
        get { heard(self, "emitterShape", super.emitterShape) }
        set { super.emitterShape = heard(self, "emitterShape =", newValue) }
    }
    override var emitterMode: CAEmitterLayerEmitterMode {
        get { heard(self, "emitterMode", super.emitterMode) }
        set { super.emitterMode = heard(self, "emitterMode =", newValue) }
    }
    override var renderMode: CAEmitterLayerRenderMode {
        get { heard(self, "renderMode", super.renderMode) }
        set { super.renderMode = heard(self, "renderMode =", newValue) }
    }
    override var preservesDepth: Bool {
        get { heard(self, "preservesDepth", super.preservesDepth) }
        set { super.preservesDepth = heard(self, "preservesDepth =", newValue) }
    }
    override var velocity: Float {
        get { heard(self, "velocity", super.velocity) }
        set { super.velocity = heard(self, "velocity =", newValue) }
    }
    override var scale: Float {
        get { heard(self, "scale", super.scale) }
        set { super.scale = heard(self, "scale =", newValue) }
    }
    override var spin: Float {
        get { heard(self, "spin", super.spin) }
        set { super.spin = heard(self, "spin =", newValue) }
    }
    override var seed: UInt32 {
        get { heard(self, "seed", super.seed) }
        set { super.seed = heard(self, "seed =", newValue) }
    }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        heard(self, "setValue(_:forKeyPath:)", super.setValue(value, forKeyPath: keyPath))
    }
}
