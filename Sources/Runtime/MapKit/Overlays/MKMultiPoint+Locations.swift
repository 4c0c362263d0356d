import CoreGraphics
public import Foundation

extension MKMultiPoint {
    /// Returns how far a point is along the line, as a share of its length.
    public func location(atPointIndex index: Int) -> CGFloat {
        let lengths = outline.lengths
        guard lengths.indices.contains(index), let whole = lengths.last, whole > 0 else { return 0 }
        return lengths[index] / whole
    }

    public func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] { indexes.map(location(atPointIndex:)) }
}

extension MapOutline {
    /// The length of the line up to each of its points.
    var lengths: [Double] {
        var sum = 0.0
        return points.indices.map { place in
            if place > 0 { sum += hypot(points[place].x - points[place - 1].x, points[place].y - points[place - 1].y) }
            return sum
        }
    }

    /// Returns the part of the line between two shares of its length. A ring is a line to its beginning.
    func part(from start: Double, to end: Double) -> MapOutline {
        let line = isClosed ? MapOutline(points + points.prefix(1), isClosed: false) : self
        let (start, end) = (min(max(0, start), 1), min(max(0, end), 1))
        guard start > 0 || end < 1 else { return self }
        let lengths = line.lengths
        guard start < end, let whole = lengths.last, whole > 0 else { return MapOutline([], isClosed: false) }
        var part = [line.point(at: start * whole, lengths)]
        part += line.points.indices.filter { lengths[$0] > start * whole && lengths[$0] < end * whole }
            .map { line.points[$0] }
        part.append(line.point(at: end * whole, lengths))
        return MapOutline(part, isClosed: false)
    }

    private func point(at length: Double, _ lengths: [Double]) -> MKMapPoint {
        let next = min(max(1, lengths.firstIndex { $0 >= length } ?? 1), points.count - 1)
        let step = lengths[next] - lengths[next - 1]
        let share = step > 0 ? (length - lengths[next - 1]) / step : 0
        let (one, other) = (points[next - 1], points[next])
        return MKMapPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }
}
