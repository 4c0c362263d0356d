import CoreGraphics
import Foundation

/// The shape of a body in its own coordinates, around its center.
enum BodyShape {
    case circle(radius: Double)
    /// The corners of a convex polygon in order; two are a line with both of its sides.
    case polygon([Vector])

    static func rectangle(_ size: CGSize) -> BodyShape {
        let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
        return .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
    }

    static func ellipse(_ size: CGSize) -> BodyShape {
        if size.width == size.height { return .circle(radius: Double(size.width) / 2) }
        let corners = (0..<24).map { number in
            let angle = Double(number) / 24 * 2 * .pi
            return Vector(cos(angle) * Double(size.width) / 2, sin(angle) * Double(size.height) / 2)
        }
        return .polygon(corners)
    }

    /// Returns the shape around the points of a path, or nil if it has no area.
    static func hull(of path: CGPath) -> BodyShape? {
        let points = path.chains.flatMap { $0 }.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        let corners = half(points) + half(points.reversed())
        return corners.count > 2 ? .polygon(corners) : nil
    }

    /// Returns one side of the hull of sorted points, without its last one.
    private static func half(_ points: [Vector]) -> [Vector] {
        var chain: [Vector] = []
        for point in points {
            while chain.count > 1,
                (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9
            {
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain.dropLast()
    }

    /// The distance of the farthest point from the center.
    var radius: Double {
        switch self {
        case .circle(let radius): radius
        case .polygon(let corners): corners.map(\.length).max() ?? 0
        }
    }

    /// The moment of inertia per mass.
    func inertia(_ size: CGSize) -> Double {
        let square = Double(size.width * size.width + size.height * size.height)
        return if case .circle = self { square / 16 } else { square / 12 }
    }
}

extension CGPath {
    /// The path as chains of points; curves are short straight lines.
    var chains: [[Vector]] {
        var chains: [[Vector]] = []
        var chain: [Vector] = []
        func end() {
            if chain.count > 1 { chains.append(chain) }
        }
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                end()
                chain = [Vector(points[0])]
            case .addLineToPoint: chain.append(Vector(points[0]))
            case .addQuadCurveToPoint:
                let start = chain.last ?? Vector(points[0])
                let (control, last) = (Vector(points[0]), Vector(points[1]))
                chain += Self.curve(start, start + (control - start) * 2 / 3, last + (control - last) * 2 / 3, last)
            case .addCurveToPoint:
                let start = chain.last ?? Vector(points[0])
                chain += Self.curve(start, Vector(points[0]), Vector(points[1]), Vector(points[2]))
            case .closeSubpath:
                if let first = chain.first, let last = chain.last, first != last { chain.append(first) }
                end()
                chain = chain.first.map { [$0] } ?? []
            }
        }
        end()
        return chains
    }

    private static func curve(_ start: Vector, _ one: Vector, _ two: Vector, _ end: Vector) -> [Vector] {
        (1...12).map { step in
            let (part, rest) = (Double(step) / 12, 1 - Double(step) / 12)
            let outer = start * (rest * rest * rest) + end * (part * part * part)
            return outer + one * (3 * rest * rest * part) + two * (3 * rest * part * part)
        }
    }
}
