import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAShapeLayer` lets one override.
class OverridingCAShapeLayer: CAShapeLayer {
    override var path: CGPath? {
        get { heard(self, "path", super.path) }
        set { super.path = heard(self, "path =", newValue) }
    }
    override var fillColor: CGColor? {
        get { heard(self, "fillColor", super.fillColor) }
        set { super.fillColor = heard(self, "fillColor =", newValue) }
    }
    override var fillRule: CAShapeLayerFillRule {
        get { heard(self, "fillRule", super.fillRule) }
        set { super.fillRule = heard(self, "fillRule =", newValue) }
    }
    override var strokeColor: CGColor? {
        get { heard(self, "strokeColor", super.strokeColor) }
        set { super.strokeColor = heard(self, "strokeColor =", newValue) }
    }
    override var strokeStart: CGFloat {
        get { heard(self, "strokeStart", super.strokeStart) }
        set { super.strokeStart = heard(self, "strokeStart =", newValue) }
    }
    override var strokeEnd: CGFloat {
        get { heard(self, "strokeEnd", super.strokeEnd) }
        set { super.strokeEnd = heard(self, "strokeEnd =", newValue) }
    }
    override var lineWidth: CGFloat {
        get { heard(self, "lineWidth", super.lineWidth) }
        set { super.lineWidth = heard(self, "lineWidth =", newValue) }
    }
    override var miterLimit: CGFloat {
        get { heard(self, "miterLimit", super.miterLimit) }
        set { super.miterLimit = heard(self, "miterLimit =", newValue) }
    }
    override var lineCap: CAShapeLayerLineCap {
        get { heard(self, "lineCap", super.lineCap) }
        set { super.lineCap = heard(self, "lineCap =", newValue) }
    }
    override var lineJoin: CAShapeLayerLineJoin {
        get { heard(self, "lineJoin", super.lineJoin) }
        set { super.lineJoin = heard(self, "lineJoin =", newValue) }
    }
    override var lineDashPhase: CGFloat {
        get { heard(self, "lineDashPhase", super.lineDashPhase) }
        set { super.lineDashPhase = heard(self, "lineDashPhase =", newValue) }
    }
    override var lineDashPattern: [NSNumber]? {
        get { heard(self, "lineDashPattern", super.lineDashPattern) }
        set { super.lineDashPattern = heard(self, "lineDashPattern =", newValue) }
    }
}
