import Foundation

extension PathElements {
    /// The distance of control points from the ends of a quarter of the unit circle.
    private static let quarter: CGFloat = 0.5522847498307936

    mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform) {
        let rect = rect.standardized
        var shape = PathElements()
        shape.move(to: CGPoint(x: rect.minX, y: rect.minY))
        shape.line(to: CGPoint(x: rect.maxX, y: rect.minY))
        shape.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        shape.line(to: CGPoint(x: rect.minX, y: rect.maxY))
        shape.close()
        append(shape.applying(transform))
    }

    mutating func addEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
        let rect = rect.standardized
        var shape = PathElements()
        shape.addCorners(of: rect, width: rect.width / 2, height: rect.height / 2)
        append(shape.applying(transform))
    }

    /// Adds a rounded rectangle. Corners larger than half the rectangle are reduced.
    mutating func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ transform: CGAffineTransform
    ) {
        let rect = rect.standardized
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect, transform) }
        var shape = PathElements()
        shape.addCorners(of: rect, width: width, height: height)
        append(shape.applying(transform))
    }

    /// Adds four quarters of an ellipse, connected by lines.
    private mutating func addCorners(of rect: CGRect, width: CGFloat, height: CGFloat) {
        let (kx, ky) = (width * (1 - Self.quarter), height * (1 - Self.quarter))
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(right, rect.midY))
        lineUnlessThere(to: point(right, bottom - height))
        curve(
            to: point(right - width, bottom), control1: point(right, bottom - ky),
            control2: point(right - kx, bottom))
        lineUnlessThere(to: point(left + width, bottom))
        curve(
            to: point(left, bottom - height), control1: point(left + kx, bottom),
            control2: point(left, bottom - ky))
        lineUnlessThere(to: point(left, top + height))
        curve(to: point(left + width, top), control1: point(left, top + ky), control2: point(left + kx, top))
        lineUnlessThere(to: point(right - width, top))
        curve(to: point(right, top + height), control1: point(right - kx, top), control2: point(right, top + ky))
        close()
    }

    private mutating func lineUnlessThere(to point: CGPoint) {
        guard let currentPoint, hypot(currentPoint.x - point.x, currentPoint.y - point.y) > 1e-9 else { return }
        line(to: point)
    }

    /// Adds an arc, with a line to its start if there is a current point.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat, _ transform: CGAffineTransform
    ) {
        guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, delta.isFinite else { return }
        let delta = min(max(delta, -2 * .pi), 2 * .pi)
        let count = max(1, Int(clamping: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let handle = 4 / 3 * CGFloat(tan(Double(step / 4))) * radius
        func spoke(_ angle: CGFloat) -> (CGFloat, CGFloat) {
            (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        }
        var (x, y) = spoke(start)
        let first = CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
        line(to: first)
        for index in 0..<count where delta != 0 {
            let (endX, endY) = spoke(start + step * CGFloat(index + 1))
            let from = CGPoint(x: center.x + radius * x, y: center.y + radius * y)
            let end = CGPoint(x: center.x + radius * endX, y: center.y + radius * endY)
            curve(
                to: end.applying(transform),
                control1: CGPoint(x: from.x - handle * y, y: from.y + handle * x).applying(transform),
                control2: CGPoint(x: end.x + handle * endY, y: end.y - handle * endX).applying(transform))
            (x, y) = (endX, endY)
        }
    }

    /// Returns the signed sweep between two angles. A full turn or more, in either direction, is a full circle.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = clockwise ? start - end : end - start
        guard difference.isFinite else { return .nan }
        let sweep =
            abs(difference) >= turn - 1e-9
            ? turn : difference < 0 ? difference + turn : difference
        return clockwise ? -sweep : sweep
    }

    /// Adds an arc that is tangent to the lines from the current point to `corner` and from there to `end`.
    mutating func addArc(
        corner: CGPoint, end: CGPoint, radius: CGFloat, from current: CGPoint, _ transform: CGAffineTransform
    ) {
        let (ux, uy) = (current.x - corner.x, current.y - corner.y)
        let (vx, vy) = (end.x - corner.x, end.y - corner.y)
        let lengths = hypot(ux, uy) * hypot(vx, vy)
        let cross = ux * vy - uy * vx
        guard lengths > 0, radius > 0, abs(cross) > lengths * 1e-9 else { return line(to: corner.applying(transform)) }
        let half = CGFloat(acos(Double(min(max((ux * vx + uy * vy) / lengths, -1), 1)))) / 2
        let distance = radius / CGFloat(tan(Double(half)))
        let (u, v) = (hypot(ux, uy), hypot(vx, vy))
        let first = CGPoint(x: corner.x + ux / u * distance, y: corner.y + uy / u * distance)
        let last = CGPoint(x: corner.x + vx / v * distance, y: corner.y + vy / v * distance)
        // The center is on the inner side of the first line, perpendicular to it.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - uy / u * radius * side, y: first.y + ux / u * radius * side)
        let start = CGFloat(atan2(Double(first.y - center.y), Double(first.x - center.x)))
        let stop = CGFloat(atan2(Double(last.y - center.y), Double(last.x - center.x)))
        addArc(
            center: center, radius: radius, start: start,
            delta: Self.sweep(from: start, to: stop, clockwise: cross > 0), transform)
    }
}
