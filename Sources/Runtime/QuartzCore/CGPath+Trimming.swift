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
        polylines.flatMap { line in zip(line.ends, line.ends.dropFirst()).map { Line(from: $0, to: $1) } }
    }
}
