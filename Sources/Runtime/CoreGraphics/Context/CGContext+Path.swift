public import Foundation

extension CGContext {
    public func beginPath() { pathInPixels = PathElements() }
    public func closePath() { pathInPixels.close() }

    public func move(to point: CGPoint) { pathInPixels.move(to: point.applying(state.toPixels)) }
    public func addLine(to point: CGPoint) { pathInPixels.line(to: point.applying(state.toPixels)) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pathInPixels.quad(to: end.applying(state.toPixels), control: control.applying(state.toPixels))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pathInPixels.curve(
            to: end.applying(state.toPixels), control1: control1.applying(state.toPixels),
            control2: control2.applying(state.toPixels))
    }

    public func addRect(_ rect: CGRect) { pathInPixels.addRect(rect, state.toPixels) }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public func addEllipse(in rect: CGRect) { pathInPixels.addEllipse(in: rect, state.toPixels) }

    /// Adds an arc. `clockwise` means toward smaller angles: if y points down, that looks counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pathInPixels.addArc(
            center: center, radius: radius, start: startAngle,
            delta: PathElements.sweep(from: startAngle, to: endAngle, clockwise: clockwise), state.toPixels)
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let current = isPathEmpty ? tangent1End : currentPointOfPath
        pathInPixels.addArc(
            corner: tangent1End, end: tangent2End, radius: radius, from: current, state.toPixels)
    }

    public func addPath(_ path: CGPath) { pathInPixels.append(path.elements.applying(state.toPixels)) }

    public var isPathEmpty: Bool { pathInPixels.isEmpty }

    public var currentPointOfPath: CGPoint {
        pathInPixels.currentPoint?.applying(state.toPixels.inverted()) ?? .zero
    }

    public var boundingBoxOfPath: CGRect { pathInPixels.applying(state.toPixels.inverted()).boundingBox }

    /// The current path in user space, or nil if there is none.
    public var path: CGPath? {
        isPathEmpty ? nil : CGPath(pathInPixels.applying(state.toPixels.inverted()))
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        CGPath(pathInPixels).contains(point.applying(state.toPixels), using: mode.fillRule ?? .winding)
    }
}
