import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIBezierPath` lets one override.
class OverridingUIBezierPath: UIBezierPath {
    override var cgPath: CGPath {
        get { heard(self, "cgPath", super.cgPath) }
        set { super.cgPath = heard(self, "cgPath =", newValue) }
    }
    override var lineWidth: CGFloat {
        get { heard(self, "lineWidth", super.lineWidth) }
        set { super.lineWidth = heard(self, "lineWidth =", newValue) }
    }
    override var lineCapStyle: CGLineCap {
        get { heard(self, "lineCapStyle", super.lineCapStyle) }
        set { super.lineCapStyle = heard(self, "lineCapStyle =", newValue) }
    }
    override var lineJoinStyle: CGLineJoin {
        get { heard(self, "lineJoinStyle", super.lineJoinStyle) }
        set { super.lineJoinStyle = heard(self, "lineJoinStyle =", newValue) }
    }
    override var miterLimit: CGFloat {
        get { heard(self, "miterLimit", super.miterLimit) }
        set { super.miterLimit = heard(self, "miterLimit =", newValue) }
    }
    override var flatness: CGFloat {
        get { heard(self, "flatness", super.flatness) }
        set { super.flatness = heard(self, "flatness =", newValue) }
    }
    override var usesEvenOddFillRule: Bool {
        get { heard(self, "usesEvenOddFillRule", super.usesEvenOddFillRule) }
        set { super.usesEvenOddFillRule = heard(self, "usesEvenOddFillRule =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func move(to point: CGPoint) {
        heard(self, "move(to:)", super.move(to: point))
    }
    override func addLine(to point: CGPoint) {
        heard(self, "addLine(to:)", super.addLine(to: point))
    }
    override func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        heard(
            self, "addCurve(to:controlPoint1:controlPoint2:)",
            super.addCurve(to: end, controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    }
    override func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        heard(self, "addQuadCurve(to:controlPoint:)", super.addQuadCurve(to: end, controlPoint: controlPoint))
    }
    override func close() {
        heard(self, "close()", super.close())
    }
    override func removeAllPoints() {
        heard(self, "removeAllPoints()", super.removeAllPoints())
    }
    override func append(_ other: UIBezierPath) {
        heard(self, "append(_:)", super.append(other))
    }
    override func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        heard(
            self, "addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
            super.addArc(
                withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise))
    }
    override func apply(_ transform: CGAffineTransform) {
        heard(self, "apply(_:)", super.apply(transform))
    }
    override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        heard(self, "setLineDash(_:count:phase:)", super.setLineDash(pattern, count: count, phase: phase))
    }
    override var isEmpty: Bool { heard(self, "isEmpty", super.isEmpty) }
    override var bounds: CGRect { heard(self, "bounds", super.bounds) }
    override var currentPoint: CGPoint { heard(self, "currentPoint", super.currentPoint) }
    override func contains(_ point: CGPoint) -> Bool {
        heard(self, "contains(_:)", super.contains(point))
    }
    @MainActor override func fill() {
        heard(self, "fill()", super.fill())
    }
    @MainActor override func stroke() {
        heard(self, "stroke()", super.stroke())
    }
    @MainActor override func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        heard(self, "fill(with:alpha:)", super.fill(with: blendMode, alpha: alpha))
    }
    @MainActor override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        heard(self, "stroke(with:alpha:)", super.stroke(with: blendMode, alpha: alpha))
    }
    @MainActor override func addClip() {
        heard(self, "addClip()", super.addClip())
    }
    override func reversing() -> UIBezierPath {
        heard(self, "reversing()", super.reversing())
    }
}
