import Foundation

/// The elements of a path as two lists in a form that C code reads.
struct PathElements: Hashable, Sendable {
    private(set) var kinds: [UInt8] = []
    private(set) var points: [CGPoint] = []
    /// The start of the open subpath, to which closing returns.
    private(set) var start: CGPoint?
    /// The current point, or nil in an empty path.
    private(set) var currentPoint: CGPoint?

    var isEmpty: Bool { kinds.isEmpty }

    mutating func move(to point: CGPoint) {
        append(.moveToPoint, point)
        start = point
    }

    /// Adds a line. In an empty path, it begins at its end.
    mutating func line(to point: CGPoint) {
        guard currentPoint != nil else { return move(to: point) }
        append(.addLineToPoint, point)
    }

    mutating func quad(to end: CGPoint, control: CGPoint) {
        if currentPoint == nil { move(to: control) }
        append(.addQuadCurveToPoint, control, end)
    }

    mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: control1) }
        append(.addCurveToPoint, control1, control2, end)
    }

    mutating func close() {
        guard currentPoint != nil, kinds.last != UInt8(CGPathElementType.closeSubpath.rawValue) else { return }
        append(.closeSubpath)
        currentPoint = start
    }

    mutating func append(_ other: PathElements) {
        kinds += other.kinds
        points += other.points
        start = other.start ?? start
        currentPoint = other.currentPoint ?? currentPoint
    }

    func applying(_ transform: CGAffineTransform) -> PathElements {
        guard !transform.isIdentity else { return self }
        var result = self
        result.points = points.map { $0.applying(transform) }
        result.start = start?.applying(transform)
        result.currentPoint = currentPoint?.applying(transform)
        return result
    }

    func forEach(_ body: (CGPathElementType, ArraySlice<CGPoint>) -> Void) {
        var next = 0
        for kind in kinds {
            guard let type = CGPathElementType(rawValue: Int32(kind)) else { continue }
            body(type, points[next..<next + type.pointCount])
            next += type.pointCount
        }
    }

    /// Whether every point is finite, without which the path isn't drawn.
    var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

    /// Passes the lists to C: types, and two coordinates per point. Coordinates beyond the range of Cairo's fixed-point
    /// numbers are clamped, which isn't visible in any bitmap.
    func withCoordinates<Result>(_ body: (UnsafePointer<UInt8>?, Int, UnsafePointer<Double>?) -> Result) -> Result {
        let limit = 4_000_000.0
        var coordinates: [Double] = []
        coordinates.reserveCapacity(points.count * 2)
        for point in points {
            coordinates.append(min(max(Double(point.x), -limit), limit))
            coordinates.append(min(max(Double(point.y), -limit), limit))
        }
        return kinds.withUnsafeBufferPointer { kinds in
            coordinates.withUnsafeBufferPointer { body(kinds.baseAddress, kinds.count, $0.baseAddress) }
        }
    }

    private mutating func append(_ type: CGPathElementType, _ added: CGPoint...) {
        kinds.append(UInt8(type.rawValue))
        points += added
        if let last = added.last { currentPoint = last }
    }
}
