import Foundation

/// The points of a path, for animations from one path to another.
extension CGPath {
    /// The coordinates of all points, in the order of the elements.
    package var coordinates: [Double] { elements.points.flatMap { [Double($0.x), Double($0.y)] } }

    /// Whether the other path has the same kinds of elements, so that points can be matched.
    package func hasStructure(of other: CGPath?) -> Bool { other.map { $0.elements.kinds == elements.kinds } ?? false }

    /// A path with the same elements at other points.
    package func replacing(coordinates: [Double]) -> CGPath {
        guard coordinates.count == 2 * elements.points.count else { return self }
        var next = 0
        let points = CGMutablePath()
        elements.forEach { kind, old in
            let new = (0..<old.count).map { CGPoint(x: coordinates[next + 2 * $0], y: coordinates[next + 2 * $0 + 1]) }
            next += 2 * old.count
            switch kind {
            case .moveToPoint: points.move(to: new[0])
            case .addLineToPoint: points.addLine(to: new[0])
            case .addQuadCurveToPoint: points.addQuadCurve(to: new[1], control: new[0])
            case .addCurveToPoint: points.addCurve(to: new[2], control1: new[0], control2: new[1])
            case .closeSubpath: points.closeSubpath()
            }
        }
        return points
    }
}
