import CoreGraphics
package import Foundation
package import StoryboardModel

/// A segue on the board.
package struct BoardArrow {
    package let kind: Segue.Kind
    /// The segues that it represents.
    package var segues: [String] = []
    /// The corners of the line, ending at the arrowhead.
    package let points: [CGPoint]
    /// The position of the segue's icon.
    package let icon: CGPoint

    static let iconRadius: CGFloat = 14

    var bounds: CGRect {
        let boxes = points.map { CGRect(origin: $0, size: .zero).insetBy(dx: -10, dy: -10) }
        return boxes.reduce(CGRect(origin: icon, size: .zero).insetBy(dx: -18, dy: -18)) { $0.union($1) }
    }

    /// The line with rounded corners, without the arrowhead.
    var path: CGPath {
        let path = CGMutablePath()
        guard let first = points.first, let last = points.last, points.count > 1 else { return path }
        path.move(to: first)
        for (index, corner) in points.enumerated().dropFirst().dropLast() {
            let radius = min(14, corner.distance(to: points[index - 1]) / 2, corner.distance(to: points[index + 1]) / 2)
            path.addArc(tangent1End: corner, tangent2End: points[index + 1], radius: radius)
        }
        path.addLine(to: last.moved(towards: points[points.count - 2], by: 8))
        return path
    }

    /// The arrowhead.
    var head: CGPath {
        let path = CGMutablePath()
        guard let tip = points.last, points.count > 1 else { return path }
        let base = tip.moved(towards: points[points.count - 2], by: 13)
        let side = CGVector(dx: (tip.y - base.y) * 0.5, dy: (base.x - tip.x) * 0.5)
        path.move(to: tip)
        path.addLine(to: CGPoint(x: base.x + side.dx, y: base.y + side.dy))
        path.addLine(to: CGPoint(x: base.x - side.dx, y: base.y - side.dy))
        path.closeSubpath()
        return path
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

    func moved(towards other: CGPoint, by length: CGFloat) -> CGPoint {
        let distance = distance(to: other)
        guard distance > 0 else { return self }
        let part = length / distance
        return CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
