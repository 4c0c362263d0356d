import Foundation

extension PathElements {
    /// The bounding box of all points, including control points.
    var boundingBox: CGRect { CGRect(around: points) }

    /// The bounding box of lines and curves.
    var boundingBoxOfPath: CGRect {
        var extremes: [CGPoint] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        var isMoved = false
        forEach { type, points in
            // A move without a following element is ignored, unless it is the only element.
            if type != .moveToPoint, isMoved {
                extremes.append(current)
                isMoved = false
            }
            let points = Array(points)
            switch type {
            case .moveToPoint:
                start = points[0]
                isMoved = true
            case .addQuadCurveToPoint:
                extremes += Self.extremes(current, raised(current, points[0]), raised(points[1], points[0]), points[1])
            case .addCurveToPoint:
                extremes += Self.extremes(current, points[0], points[1], points[2])
            case .addLineToPoint, .closeSubpath:
                extremes += points
            }
            current = points.last ?? start
        }
        return extremes.isEmpty ? boundingBox : CGRect(around: extremes)
    }

    private func raised(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }

    /// Returns the end of a cubic curve, and its extremes in x and y.
    private static func extremes(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
        let times = turns(p0.x, p1.x, p2.x, p3.x) + turns(p0.y, p1.y, p2.y, p3.y)
        return [p3]
            + times.map { t in
                CGPoint(x: value(at: t, p0.x, p1.x, p2.x, p3.x), y: value(at: t, p0.y, p1.y, p2.y, p3.y))
            }
    }

    private static func value(at t: CGFloat, _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
        let s = 1 - t
        let (near, far) = (s * s * s * p0 + 3 * s * s * t * p1, 3 * s * t * t * p2 + t * t * t * p3)
        return near + far
    }

    /// Returns the parameters at which the derivative is zero between the ends.
    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let scale = max(abs(a), abs(b), abs(c))
        if abs(a) <= scale * 1e-9 { return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
    }
}
