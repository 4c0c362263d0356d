import CoreGraphics
import Foundation

/// A path as a chain of straight lines, on which places are found by their distance.
struct FlatPath: Sendable {
    private var points: [CGPoint] = []
    private var distances: [CGFloat] = []

    /// The number of lines in place of a curve.
    private static let pieces = 24

    init(_ path: CGPath) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            let places = element.points
            switch element.type {
            case .moveToPoint:
                (start, last) = (places[0], places[0])
                add(last)
            case .addLineToPoint:
                last = places[0]
                add(last)
            case .addQuadCurveToPoint:
                let (from, control, to) = (last, places[0], places[1])
                addCurve { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
                }
                last = to
            case .addCurveToPoint:
                let (from, one, two, to) = (last, places[0], places[1], places[2])
                addCurve { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * one.x + c * two.x + d * to.x,
                        y: a * from.y + b * one.y + c * two.y + d * to.y)
                }
                last = to
            case .closeSubpath:
                last = start
                add(last)
            }
        }
    }

    private mutating func addCurve(_ place: (CGFloat) -> CGPoint) {
        for piece in 1...Self.pieces { add(place(CGFloat(piece) / CGFloat(Self.pieces))) }
    }

    private mutating func add(_ point: CGPoint) {
        let way = points.last.map { hypot(point.x - $0.x, point.y - $0.y) } ?? 0
        distances.append((distances.last ?? 0) + way)
        points.append(point)
    }

    var length: Double { Double(distances.last ?? 0) }

    /// Returns the place at a part of the length, and the direction there.
    func place(at part: CGFloat) -> (place: CGPoint, angle: CGFloat)? {
        guard points.count > 1, let length = distances.last else { return points.first.map { ($0, 0) } }
        let distance = min(max(part, 0), 1) * length
        let end = max(1, distances.firstIndex { $0 >= distance } ?? points.count - 1)
        let (one, two) = (points[end - 1], points[end])
        let way = distances[end] - distances[end - 1]
        let rest = way > 0 ? (distance - distances[end - 1]) / way : 0
        return (
            CGPoint(x: one.x + (two.x - one.x) * rest, y: one.y + (two.y - one.y) * rest),
            atan2(two.y - one.y, two.x - one.x)
        )
    }
}
