import Foundation

extension CGFloat {
    /// The maximum magnitude of a coordinate or length of a view. Beyond it, a `Float` can't represent every whole point.
    package static let farthest: CGFloat = 16_777_216

    /// The number, clamped to the maximum magnitude.
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
