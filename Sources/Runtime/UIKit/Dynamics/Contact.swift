import Foundation

/// Where two bodies, or a body and a line, touch.
struct Contact {
    struct Point {
        var place: Vector
        /// How far the two are in one another; negative for a gap.
        var depth: Double
    }

    /// From the first to the second.
    var normal: Vector
    var points: [Point]
    /// Whether a body has gone through a line, and has to come back at once.
    var isCrossing = false

    var reversed: Contact { Contact(normal: -normal, points: points) }

    /// Bodies touch from this distance on.
    static let margin = 0.5

    /// Returns the contact of two bodies, or nil if they are apart.
    static func of(_ first: RigidBody, _ second: RigidBody) -> Contact? {
        guard (first.position - second.position).length < first.shape.radius + second.shape.radius + margin else {
            return nil
        }
        switch (first.shape, second.shape) {
        case (.circle(let one), .circle(let two)):
            return circles(first.position, one, second.position, two)
        case (.circle(let radius), .polygon): return polygon(second.corners, first.position, radius)?.reversed
        case (.polygon, .circle(let radius)): return polygon(first.corners, second.position, radius)
        case (.polygon, .polygon): return polygons(first.corners, second.corners)
        }
    }

    /// Returns the contact of a body with a line, from the line to the body. The body stays on the side where it was
    /// before the step.
    static func of(_ body: RigidBody, withLine start: Vector, _ end: Vector) -> Contact? {
        let along = (end - start).direction
        var normal = along.turned
        let before = normal.dot(body.previous - start)
        if before < 0 { normal = -normal }
        let crosses = (before < 0) != (along.turned.dot(body.position - start) < 0)
        let reach = along.dot(body.position - start)
        let isBeside = reach > 0 && reach < (end - start).length
        guard crosses && isBeside || nearness(body.position, start, end) < body.shape.radius + margin else {
            return nil
        }
        if crosses, isBeside { return deepest(body, start, normal) }
        switch body.shape {
        case .circle(let radius): return polygon([start, end], body.position, radius)
        case .polygon: return polygons([start, end], body.corners, side: normal)
        }
    }

    private static func nearness(_ point: Vector, _ start: Vector, _ end: Vector) -> Double {
        let line = end - start
        let part = line.dot(line) > 0 ? min(1, max(0, (point - start).dot(line) / line.dot(line))) : 0
        return (point - start - line * part).length
    }

    /// A body whose center has crossed a line comes back as a whole.
    private static func deepest(_ body: RigidBody, _ start: Vector, _ normal: Vector) -> Contact {
        var depth = body.shape.radius - normal.dot(body.position - start)
        if case .polygon = body.shape { depth = body.corners.map { -normal.dot($0 - start) }.max() ?? depth }
        return Contact(normal: normal, points: [Point(place: body.position, depth: depth)], isCrossing: true)
    }

    // MARK: Shapes

    private static func circles(_ first: Vector, _ one: Double, _ second: Vector, _ two: Double) -> Contact? {
        let way = second - first
        guard way.length < one + two + margin else { return nil }
        let normal = way.length > 1e-9 ? way.direction : Vector(0, -1)
        return Contact(normal: normal, points: [Point(place: first + normal * one, depth: one + two - way.length)])
    }

    private static func polygon(_ corners: [Vector], _ center: Vector, _ radius: Double) -> Contact? {
        let sides = sides(of: corners)
        guard let nearest = sides.max(by: { $0.normal.dot(center - $0.start) < $1.normal.dot(center - $1.start) })
        else { return nil }
        let distance = nearest.normal.dot(center - nearest.start)
        guard distance < radius + margin else { return nil }
        let along = nearest.end - nearest.start
        let part = (center - nearest.start).dot(along) / max(1e-9, along.dot(along))
        if distance <= 0 || (0...1).contains(part) {
            return Contact(
                normal: nearest.normal,
                points: [Point(place: center - nearest.normal * distance, depth: radius - distance)])
        }
        let corner = part < 0 ? nearest.start : nearest.end
        let way = center - corner
        guard way.length < radius + margin else { return nil }
        return Contact(normal: way.direction, points: [Point(place: corner, depth: radius - way.length)])
    }

    private struct Side {
        var start: Vector
        var end: Vector
        var normal: Vector
    }

    /// The sides of a polygon whose corners go around clockwise on a screen, with normals to the outside.
    private static func sides(of corners: [Vector]) -> [Side] {
        corners.indices.map { index in
            let (start, end) = (corners[index], corners[(index + 1) % corners.count])
            return Side(start: start, end: end, normal: -(end - start).direction.turned)
        }
    }

    /// Returns the contact of polygons, along the side that separates them best; `side` is the only one of the first
    /// that counts.
    private static func polygons(_ first: [Vector], _ second: [Vector], side: Vector? = nil) -> Contact? {
        var own = sides(of: first)
        if let side { own = own.filter { $0.normal.dot(side) > 0 } }
        guard let (one, gap) = best(own, second), gap < margin,
            let (two, other) = best(sides(of: second), first), other < margin
        else { return nil }
        // The first one's sides are preferred, so that bodies at rest don't change between both.
        if other > gap + 0.1 { return clipped(two, against: first)?.reversed }
        return clipped(one, against: second)
    }

    private static func best(_ sides: [Side], _ others: [Vector]) -> (Side, Double)? {
        sides.map { side in (side, others.map { side.normal.dot($0 - side.start) }.min() ?? .infinity) }
            .max { $0.1 < $1.1 }
    }

    /// Returns the points of a polygon's nearest side that are in front of another one's.
    private static func clipped(_ side: Side, against corners: [Vector]) -> Contact? {
        guard let facing = sides(of: corners).min(by: { $0.normal.dot(side.normal) < $1.normal.dot(side.normal) })
        else { return nil }
        let along = (side.end - side.start).direction
        let length = (side.end - side.start).length
        var (start, end) = (facing.start, facing.end)
        let (low, high) = (along.dot(start - side.start), along.dot(end - side.start))
        guard max(low, high) >= 0, min(low, high) <= length else {
            return nil
        }
        func place(at reach: Double) -> Vector {
            abs(high - low) < 1e-9
                ? facing.start : facing.start + (facing.end - facing.start) * ((reach - low) / (high - low))
        }
        start = place(at: min(length, max(0, low)))
        end = place(at: min(length, max(0, high)))
        let points = (start == end ? [start] : [start, end]).map {
            Point(place: $0, depth: -side.normal.dot($0 - side.start))
        }.filter { $0.depth > -margin }
        return points.isEmpty ? nil : Contact(normal: side.normal, points: points)
    }
}
