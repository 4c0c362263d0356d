import CoreGraphics
import Foundation

/// Vectors of physics, in points.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { hypot(x, y) }
    var isFinite: Bool { x.isFinite && y.isFinite }
    /// The vector turned by a right angle, clockwise on a screen.
    var turned: Self { Self(-y, x) }
    /// The vector with the length 1, or one to the right.
    var direction: Self { length > 1e-9 ? self / length : Self(1, 0) }

    func dot(_ other: Self) -> Double { x * other.x + y * other.y }
    func cross(_ other: Self) -> Double { x * other.y - y * other.x }

    func turned(by angle: Double) -> Self {
        Self(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
    }
}
