import CoreGraphics
public import Foundation

extension TextLayout {
    /// Returns the rectangle of a caret before a UTF-16 unit; 2 points wide, as high as the font. Indexes outside the
    /// text are clamped.
    public func caretRect(at utf16Index: Int) -> CGRect {
        let index = min(max(utf16Index, 0), text.length)
        guard let line = line(of: index) else {
            return CGRect(x: 0, y: 0, width: 2, height: defaults.font.lineHeight)
        }
        return CGRect(
            x: line.caret(at: index), y: line.baseline - line.ascent, width: 2, height: line.ascent + line.descent)
    }

    /// Returns the UTF-16 unit whose caret is closest to a point.
    public func index(closestTo point: CGPoint) -> Int {
        guard let first = lines.first(where: { point.y < $0.origin.y + $0.height }) ?? lines.last else { return 0 }
        let row = lines.filter { $0.fragment != nil && $0.origin.y == first.origin.y }
        return (row.min { $0.distance(to: point.x) < $1.distance(to: point.x) } ?? first).index(closestTo: point.x)
    }

    /// Returns a rectangle for each contiguous part of a range, lines from the top.
    public func rects(for range: Range<Int>) -> [CGRect] {
        lines.filter { $0.range.overlaps(range) }.flatMap { $0.rects(for: range) }
    }

    /// Returns the line that contains an index, or the last one before it.
    private func line(of index: Int) -> Line? {
        var (low, high) = (0, lines.count - 1)
        guard high >= 0 else { return nil }
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= index { low = middle } else { high = middle - 1 }
        }
        return lines[low]
    }
}

extension TextLayout.Line {
    fileprivate func distance(to x: CGFloat) -> CGFloat { max(origin.x - x, x - origin.x - width, 0) }

    func caret(at index: Int) -> CGFloat {
        guard let last = clusters.last else { return origin.x }
        if index >= last.cluster.end { return last.trailing }
        return clusters.first { index < $0.cluster.end }?.leading ?? last.trailing
    }

    func index(closestTo x: CGFloat) -> Int {
        var nearest = (index: range.lowerBound, distance: CGFloat.infinity)
        for placed in clusters {
            for (index, edge) in [(placed.cluster.start, placed.leading), (placed.cluster.end, placed.trailing)] {
                let distance = abs(edge - x)
                if distance < nearest.distance { nearest = (index, distance) }
            }
        }
        // The end of a wrapped line is the beginning of the next, so the last index here is before its last cluster.
        if isWrapped, nearest.index == range.upperBound, let last = clusters.last { return last.cluster.start }
        return nearest.index
    }

    func rects(for selected: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        let parts = clusters.filter { $0.cluster.start < selected.upperBound && $0.cluster.end > selected.lowerBound }
        for part in parts.sorted(by: { $0.x < $1.x }) {
            if let last = rects.last, abs(last.maxX - part.x) < 0.01 {
                rects[rects.count - 1].size.width += part.advance
            } else {
                rects.append(CGRect(x: part.x, y: origin.y, width: part.advance, height: height))
            }
        }
        return rects
    }
}
