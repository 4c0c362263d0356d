import CoreGraphics
import Foundation

/// A projection from one layer's plane to another's. Straight lines stay straight; what is farther away is smaller.
struct Projection: Hashable {
    /// A point of the plane, multiplied by its relative distance from the eye, which is 1 in the target plane.
    struct Row: Hashable {
        var x: CGFloat
        var y: CGFloat
        var distance: CGFloat

        static func * (factor: CGFloat, row: Row) -> Row {
            Row(x: factor * row.x, y: factor * row.y, distance: factor * row.distance)
        }

        static func + (first: Row, second: Row) -> Row {
            Row(x: first.x + second.x, y: first.y + second.y, distance: first.distance + second.distance)
        }
    }

    /// The change per unit to the right, the change per unit down, and the origin.
    var right: Row
    var down: Row
    var origin: Row

    static let identity = Projection(.identity)

    init(right: Row, down: Row, origin: Row) {
        (self.right, self.down, self.origin) = (right, down, origin)
    }

    init(_ flat: CGAffineTransform) {
        right = Row(x: flat.a, y: flat.b, distance: 0)
        down = Row(x: flat.c, y: flat.d, distance: 0)
        origin = Row(x: flat.tx, y: flat.ty, distance: 1)
    }

    /// Creates the projection of the plane at height zero after a transform.
    init(_ transform: CATransform3D) {
        right = Row(x: transform.m11, y: transform.m12, distance: transform.m14)
        down = Row(x: transform.m21, y: transform.m22, distance: transform.m24)
        origin = Row(x: transform.m41, y: transform.m42, distance: transform.m44)
    }

    /// The projection as an affine transform, or nil if it has perspective or is completely behind the eye.
    var flat: CGAffineTransform? {
        guard right.distance == 0, down.distance == 0, origin.distance > 0 else { return nil }
        let near = 1 / origin.distance
        return CGAffineTransform(
            a: right.x * near, b: right.y * near, c: down.x * near, d: down.y * near, tx: origin.x * near,
            ty: origin.y * near)
    }

    /// The x, y and distance of the three rows.
    var rows: [CGFloat] {
        [right, down, origin].flatMap { [$0.x, $0.y, $0.distance] }
    }

    func row(of point: CGPoint) -> Row { point.x * right + point.y * down + origin }

    /// Returns this projection followed by `next`.
    func concatenating(_ next: Projection) -> Projection {
        func after(_ row: Row) -> Row { row.x * next.right + row.y * next.down + row.distance * next.origin }
        return Projection(right: after(right), down: after(down), origin: after(origin))
    }

    /// The inverse, or nil if the plane is seen from its edge.
    var inverted: Projection? {
        let (r, d, o) = (right, down, origin)
        let (first, second) = (d.y * o.distance - d.distance * o.y, d.distance * o.x - d.x * o.distance)
        let third = d.x * o.y - d.y * o.x
        let determinant = r.x * first + r.y * second + r.distance * third
        guard determinant != 0, (1 / determinant).isFinite else { return nil }
        let k = 1 / determinant
        return Projection(
            right: k
                * Row(x: first, y: r.distance * o.y - r.y * o.distance, distance: r.y * d.distance - r.distance * d.y),
            down: k
                * Row(x: second, y: r.x * o.distance - r.distance * o.x, distance: r.distance * d.x - r.x * d.distance),
            origin: k * Row(x: third, y: r.y * o.x - r.x * o.y, distance: r.x * d.y - r.y * d.x))
    }

    /// The distance from the eye below which nothing is visible.
    private static let nearest: CGFloat = 0.001

    /// Returns the corners of the visible part of a rectangle; fewer than three if it is completely behind the eye.
    func outline(of rect: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map(row)
        var seen: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            if corner.distance >= Self.nearest { seen.append(corner.point) }
            guard (corner.distance >= Self.nearest) != (next.distance >= Self.nearest) else { continue }
            let part = (Self.nearest - corner.distance) / (next.distance - corner.distance)
            seen.append(((1 - part) * corner + part * next).point)
        }
        return seen.count < 3 || !seen.allSatisfy(\.isFinite) ? [] : seen
    }

    /// Returns whether the back of a rectangle is visible.
    func showsBack(of rect: CGRect) -> Bool {
        let seen = outline(of: rect)
        guard var last = seen.last else { return false }
        var area: CGFloat = 0
        for point in seen {
            area += last.x * point.y - point.x * last.y
            last = point
        }
        return area < 0
    }
}

extension Projection.Row {
    var point: CGPoint { CGPoint(x: x / distance, y: y / distance) }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

    func applying(_ projection: Projection) -> CGPoint { projection.row(of: self).point }
}

extension CGRect {
    /// Returns the bounding box of the projected rectangle, or null if nothing is visible.
    func applying(_ projection: Projection) -> CGRect {
        if let flat = projection.flat { return applying(flat) }
        let seen = projection.outline(of: self)
        guard let first = seen.first else { return .null }
        return seen.reduce(CGRect(origin: first, size: .zero)) { box, point in
            box.union(CGRect(origin: point, size: .zero))
        }
    }
}
