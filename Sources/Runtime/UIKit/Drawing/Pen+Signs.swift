import CoreGraphics
import Foundation

/// Signs that the system draws in a shape of its own, for which there is no similar symbol.
extension Pen {
    /// Draws an i in a ring with a diameter of `size`.
    func infoSign(at center: CGPoint, size: CGFloat, _ color: UIColor) {
        let ring = CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size)
            .insetBy(dx: size * 0.03, dy: size * 0.03)
        border(ring, radius: ring.width / 2, width: size * 0.068, color)
        func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
            let rect = CGRect(
                x: center.x + x * size, y: center.y + y * size, width: width * size, height: height * size)
            return Self.rounded(rect, rect.height)
        }
        context.setFillColor(self.color(color))
        for path in [
            part(-0.075, -0.27, 0.14, 0.14), part(-0.12, -0.07, 0.17, 0.07), part(-0.035, -0.07, 0.085, 0.33),
            part(-0.14, 0.2, 0.29, 0.07),
        ] { context.addPath(path) }
        context.fillPath()
    }

    /// Draws a gray disc of 30 points with an ×.
    func closeSign(at center: CGPoint) {
        fillEllipse(CGRect(x: center.x - 15, y: center.y - 15, width: 30, height: 30), .tertiarySystemFill)
        context.setStrokeColor(color(.secondaryLabel))
        context.setLineWidth(2.2)
        context.setLineCap(.round)
        // Both lines as one path, so that a translucent color doesn't overlap.
        for slope: CGFloat in [-1, 1] {
            context.addLines(
                between: [-4.5, 4.5].map { CGPoint(x: center.x + $0, y: center.y + $0 * slope) })
        }
        context.strokePath()
    }

    /// Draws a disc with a cut-out ×.
    func clearSign(at center: CGPoint, size: CGFloat, _ color: UIColor) {
        let (reach, half) = (size * 0.26, size * 0.05)
        // A + that is rotated by 45 degrees.
        let plus: [(CGFloat, CGFloat)] = [
            (half, half), (reach, half), (reach, -half), (half, -half), (half, -reach), (-half, -reach), (-half, -half),
            (-reach, -half), (-reach, half), (-half, half), (-half, reach), (half, reach),
        ]
        let turn = CGFloat(0.5).squareRoot()
        context.setFillColor(self.color(color))
        context.addEllipse(in: CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size))
        context.addLines(
            between: plus.map { x, y in
                CGPoint(x: center.x + (x - y) * turn, y: center.y + (x + y) * turn)
            })
        context.closePath()
        context.fillPath(using: .evenOdd)
    }
}
