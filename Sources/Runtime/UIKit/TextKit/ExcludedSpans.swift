import CoreGraphics
import Foundation

/// What a path takes of lines.
struct ExcludedSpans {
    private struct Edge {
        var from: CGPoint
        var to: CGPoint

        var range: ClosedRange<CGFloat> { min(from.y, to.y)...max(from.y, to.y) }
        func x(at y: CGFloat) -> CGFloat {
            from.y == to.y ? from.x : from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
        }
    }

    private var edges: [Edge] = []

    init(path: CGPath) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func line(to point: CGPoint, _ edges: inout [Edge]) {
            if point != current { edges.append(Edge(from: current, to: point)) }
            current = point
        }
        var found: [Edge] = []
        path.applyWithBlock { element in
            let (kind, points) = (element.pointee.type, element.pointee.points)
            switch kind {
            case .moveToPoint:
                line(to: start, &found)
                (start, current) = (points[0], points[0])
            case .addLineToPoint: line(to: points[0], &found)
            case .addQuadCurveToPoint:
                let (from, control, end) = (current, points[0], points[1])
                Self.steps { line(to: Self.mix(Self.mix(from, control, $0), Self.mix(control, end, $0), $0), &found) }
            case .addCurveToPoint:
                let (from, one, two, end) = (current, points[0], points[1], points[2])
                Self.steps { time in
                    let (a, b, c) = (
                        Self.mix(from, one, time), Self.mix(one, two, time), Self.mix(two, end, time)
                    )
                    line(to: Self.mix(Self.mix(a, b, time), Self.mix(b, c, time), time), &found)
                }
            case .closeSubpath: line(to: start, &found)
            }
        }
        line(to: start, &found)
        edges = found
    }

    /// The number of straight parts of a curve.
    private static let parts = 24

    private static func steps(_ body: (CGFloat) -> Void) {
        for step in 1...parts { body(CGFloat(step) / CGFloat(parts)) }
    }

    private static func mix(_ one: CGPoint, _ other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }

    /// Returns the horizontal spans that the path covers anywhere in a band.
    ///
    /// Between two heights at which edges begin or end, each covered span is a trapezoid, so that those at both heights say
    /// how far it reaches.
    func spans(in band: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
        let touching = edges.filter { $0.range.upperBound > band.lowerBound && $0.range.lowerBound < band.upperBound }
        let inside = touching.flatMap { [$0.from.y, $0.to.y] }.filter { band.contains($0) }
        let heights = Set(inside + [band.lowerBound, band.upperBound]).sorted()
        var spans: [ClosedRange<CGFloat>] = []
        for (top, bottom) in zip(heights, heights.dropFirst()) {
            let middle = (top + bottom) / 2
            let crossing = touching.filter { $0.range.contains(middle) && $0.from.y != $0.to.y }
                .sorted { $0.x(at: middle) < $1.x(at: middle) }
            for index in stride(from: 0, to: crossing.count - 1, by: 2) {
                let ends = [crossing[index], crossing[index + 1]].flatMap { [$0.x(at: top), $0.x(at: bottom)] }
                guard let left = ends.min(), let right = ends.max() else { continue }
                spans.append(left...right)
            }
        }
        return spans
    }
}
