import Foundation

extension CGFloat {
    /// How far from its origin a view may reach, in points: farther away, the numbers of a nib no longer tell one point
    /// from the next.
    package static let farthest: CGFloat = 16_777_216

    /// The nearest number that is not farther away.
    package var bounded: CGFloat { Swift.min(Swift.max(self, -Self.farthest), Self.farthest) }
}

extension CGPoint {
    package var bounded: CGPoint { CGPoint(x: x.bounded, y: y.bounded) }
}

extension CGSize {
    package var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension CGRect {
    package var bounded: CGRect { CGRect(origin: origin.bounded, size: size.bounded) }
}
