import Foundation

extension CGPath {
    /// Returns the outline of the stroked path, to be filled by the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(stroker.outline(of: elements).applying(transform))
    }

    /// Returns the path as dashes. `lengths` are those of dashes and gaps in turn, `phase` is where the pattern begins.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let sum = lengths.reduce(0, +)
        guard phase.isFinite, sum.isFinite, sum > 0, lengths.allSatisfy({ $0 >= 0 }) else {
            return CGPath(elements.applying(transform))
        }
        var result = PathElements()
        for line in elements.polylines {
            var dashes = DashWalk(lengths, phase: phase)
            dashes.add(line.ends, to: &result)
        }
        return CGPath(result.applying(transform))
    }
}

/// A part of a path as straight lines.
package struct Polyline {
    package var points: [CGPoint]
    package var closed: Bool

    /// The ends of the lines, with that to the beginning of a closed part.
    package var ends: [CGPoint] { closed ? points + points.prefix(1) : points }
}

extension CGPath {
    /// The subpaths as straight lines, without lines of no length.
    package var polylines: [Polyline] { elements.polylines }
}

extension PathElements {
    /// The number of straight lines for a curve.
    private static let stepsOfCurve = 24

    /// The subpaths as straight lines, without lines of no length.
    var polylines: [Polyline] {
        var all: [Polyline] = []
        var points: [CGPoint] = []
        // Whether the only point is where a closed part ended, from which the path may go on.
        var isAfterClosing = false
        func end(closed: Bool) {
            if points.count > 1 && closed && points.first == points.last { points.removeLast() }
            if !points.isEmpty, !isAfterClosing || points.count > 1 {
                all.append(Polyline(points: points, closed: closed))
            }
        }
        func add(_ point: CGPoint) { if points.last != point { points.append(point) } }
        forEach { type, coordinates in
            let given = Array(coordinates)
            let start = points.last ?? .zero
            switch type {
            case .moveToPoint:
                end(closed: false)
                (points, isAfterClosing) = (given, false)
            case .addLineToPoint: add(given[0])
            case .addQuadCurveToPoint:
                for step in 1...Self.stepsOfCurve {
                    add(Self.quad(start, given, CGFloat(step) / CGFloat(Self.stepsOfCurve)))
                }
            case .addCurveToPoint:
                for step in 1...Self.stepsOfCurve {
                    add(Self.cubic(start, given, CGFloat(step) / CGFloat(Self.stepsOfCurve)))
                }
            case .closeSubpath:
                let first = points.first
                end(closed: true)
                (points, isAfterClosing) = (first.map { [$0] } ?? [], true)
            @unknown default: break
            }
        }
        if points.count > 1 { end(closed: false) }
        return all
    }

    private static func quad(_ start: CGPoint, _ given: [CGPoint], _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        return start * (u * u) + given[0] * (2 * u * t) + given[1] * (t * t)
    }

    private static func cubic(_ start: CGPoint, _ given: [CGPoint], _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        return start * (u * u * u) + given[0] * (3 * u * u * t) + given[1] * (3 * u * t * t) + given[2] * (t * t * t)
    }
}

extension CGPoint {
    fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }
    fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
    fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
        CGPoint(x: point.x * factor, y: point.y * factor)
    }
    fileprivate var length: CGFloat { hypot(x, y) }
    /// The vector of length 1 in the same direction.
    fileprivate var direction: CGPoint { length > 0 ? self * (1 / length) : CGPoint(x: 1, y: 0) }
    fileprivate var normal: CGPoint { CGPoint(x: -y, y: x) }
    fileprivate func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
}

/// Makes the outline of a stroke: one polygon for each line, join and cap, which all turn the same way.
private struct PathStroker {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        radius = max(0, width.isFinite ? width / 2 : 0)
        (self.cap, self.join, self.miterLimit) = (cap, join, miterLimit)
    }

    func outline(of path: PathElements) -> PathElements {
        var result = PathElements()
        guard radius > 0, path.isFinite else { return result }
        for line in path.polylines { add(line, to: &result) }
        return result
    }

    private func add(_ line: Polyline, to result: inout PathElements) {
        let points = line.points
        guard points.count > 1 else { return addDot(points[0], to: &result) }
        let ends = line.ends
        for (from, to) in zip(ends, ends.dropFirst()) { addLine(from, to, to: &result) }
        for index in 1..<max(1, ends.count - 1) {
            addJoin(ends[index - 1], ends[index], ends[index + 1], to: &result)
        }
        if line.closed {
            addJoin(points[points.count - 1], points[0], points[1], to: &result)
        } else {
            addCap(at: points[0], from: points[1], to: &result)
            addCap(at: points[points.count - 1], from: points[points.count - 2], to: &result)
        }
    }

    private func addLine(_ from: CGPoint, _ to: CGPoint, to result: inout PathElements) {
        let side = (to - from).direction.normal * radius
        polygon([from + side, from - side, to - side, to + side], to: &result)
    }

    /// A path without length is a dot if its ends have caps.
    private func addDot(_ point: CGPoint, to result: inout PathElements) {
        switch cap {
        case .round: circle(point, to: &result)
        case .square:
            let (x, y) = (CGPoint(x: radius, y: 0), CGPoint(x: 0, y: radius))
            polygon([point - x - y, point + x - y, point + x + y, point - x + y], to: &result)
        default: break
        }
    }

    private func addCap(at end: CGPoint, from other: CGPoint, to result: inout PathElements) {
        switch cap {
        case .round: circle(end, to: &result)
        case .square: addLine(end, end + (end - other).direction * radius, to: &result)
        default: break
        }
    }

    private func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, to result: inout PathElements) {
        let (first, second) = ((corner - before).direction, (after - corner).direction)
        let turn = first.cross(second)
        guard turn != 0 else { return }
        if join == .round { return circle(corner, to: &result) }
        let sign: CGFloat = turn > 0 ? -1 : 1
        let (from, to) = (first.normal * (sign * radius), second.normal * (sign * radius))
        var points = [corner, corner + from, corner + to]
        let half = (from + to) * 0.5
        // The tip is as far from the corner as the miter limit allows, or cut off.
        if join == .miter, half.length > 0, radius / half.length <= miterLimit {
            points.insert(corner + half * (radius * radius / (half.length * half.length)), at: 2)
        }
        polygon(points, to: &result)
    }

    private func circle(_ center: CGPoint, to result: inout PathElements) {
        let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        let ellipse = CGPath(ellipseIn: rect, transform: nil).elements.polylines
        for line in ellipse { polygon(line.points, to: &result) }
    }

    private func polygon(_ points: [CGPoint], to result: inout PathElements) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(CGFloat(0)) { $0 + $1.0.cross($1.1) }
        let ordered = area < 0 ? points.reversed() : points
        for (place, point) in ordered.enumerated() {
            if place == 0 { result.move(to: point) } else { result.line(to: point) }
        }
        result.close()
    }
}

/// Walks along lines and draws dashes.
private struct DashWalk {
    private let lengths: [CGFloat]
    private var place = 0
    private var rest: CGFloat

    init(_ lengths: [CGFloat], phase: CGFloat) {
        // An odd number of lengths is used twice, so that dashes and gaps change places.
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let sum = self.lengths.reduce(0, +)
        var left = phase.truncatingRemainder(dividingBy: sum)
        if left < 0 { left += sum }
        while left >= self.lengths[place], left > 0 {
            left -= self.lengths[place]
            place = (place + 1) % self.lengths.count
        }
        rest = self.lengths[place] - left
    }

    private var isDash: Bool { place % 2 == 0 }

    mutating func add(_ points: [CGPoint], to result: inout PathElements) {
        guard let first = points.first else { return }
        if isDash { result.move(to: first) }
        for (from, to) in zip(points, points.dropFirst()) { add(from, to, to: &result) }
    }

    private mutating func add(_ from: CGPoint, _ to: CGPoint, to result: inout PathElements) {
        let direction = (to - from).direction
        var (done, length) = (CGFloat(0), (to - from).length)
        while rest <= length {
            done += rest
            length -= rest
            let point = from + direction * done
            if isDash { result.line(to: point) } else { result.move(to: point) }
            place = (place + 1) % lengths.count
            rest = lengths[place]
        }
        if isDash { result.line(to: to) }
        rest -= length
    }
}

extension CGContext {
    /// Replaces the current path by the outline of its stroke, with the width, caps and joins of the context.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        beginPath()
        addPath(
            path.copy(
                strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
                miterLimit: state.miterLimit))
    }
}
