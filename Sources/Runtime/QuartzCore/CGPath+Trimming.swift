import CoreGraphics
import Foundation

extension CGPath {
    /// Returns the part of the path between two fractions of its length, as short straight lines.
    func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let lines = flattened
        let lengths = lines.map { hypot($0.to.x - $0.from.x, $0.to.y - $0.from.y) }
        let total = lengths.reduce(0, +)
        let result = CGMutablePath()
        guard total > 0, total.isFinite else { return result }
        let (first, last) = (max(0, start) * total, min(1, end) * total)
        var place: CGFloat = 0
        var pen: CGPoint?
        for (line, length) in zip(lines, lengths) where length > 0 {
            defer { place += length }
            let (low, high) = (max(first, place), min(last, place + length))
            guard low < high else { continue }
            let from = line.point(at: (low - place) / length)
            if pen != from { result.move(to: from) }
            let to = line.point(at: (high - place) / length)
            result.addLine(to: to)
            pen = to
        }
        return result
    }

    private struct Line {
        var from: CGPoint
        var to: CGPoint

        func point(at part: CGFloat) -> CGPoint {
            part >= 1 ? to : CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        }
    }

    private var flattened: [Line] {
        var lines: [Line] = []
        var (start, pen) = (CGPoint.zero, CGPoint.zero)
        func line(to point: CGPoint) {
            lines.append(Line(from: pen, to: point))
            pen = point
        }
        func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
            let from = pen
            for step in 1...24 {
                let t = CGFloat(step) / 24, u = 1 - t
                let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                line(
                    to: CGPoint(
                        x: p * from.x + q * a.x + r * b.x + s * end.x, y: p * from.y + q * a.y + r * b.y + s * end.y))
            }
        }
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                pen = points[0]
                start = pen
            case .addLineToPoint: line(to: points[0])
            case .addQuadCurveToPoint:
                let (control, end, from) = (points[0], points[1], pen)
                func third(_ from: CGPoint) -> CGPoint {
                    CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
                }
                curve(third(from), third(end), end)
            case .addCurveToPoint: curve(points[0], points[1], points[2])
            case .closeSubpath: line(to: start)
            }
        }
        return lines
    }
}
