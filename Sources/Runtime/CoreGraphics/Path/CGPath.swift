import CCairo
public import Foundation

/// A path that does not change, except when it is a `CGMutablePath`. Points that are not numbers make it undrawable.
// Sendable as Apple's is: only a CGMutablePath changes, and whoever shares one must not.
public class CGPath: Hashable, @unchecked Sendable {
    var elements: PathElements

    init(_ elements: PathElements) { self.elements = elements }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addRect(rect, transform?.pointee ?? .identity)
        self.init(elements)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addEllipse(in: rect, transform?.pointee ?? .identity)
        self.init(elements)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var elements = PathElements()
        elements.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
        self.init(elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The origin for an empty path.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// Around all points and control points; null for an empty path.
    public var boundingBox: CGRect { elements.boundingBox }

    /// Around the lines and curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect { elements.boundingBoxOfPath }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = transform.isIdentity ? point : point.applying(transform)
        guard point.x.isFinite, point.y.isFinite, elements.isFinite else { return false }
        return elements.withCoordinates { kinds, count, points in
            cc_path_contains(kinds, count, points, Double(point.x), Double(point.y), rule == .evenOdd)
        }
    }

    public func copy() -> CGPath? { CGPath(elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements.applying(transform?.pointee ?? .identity))
    }

    /// Calls the block with each step in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        elements.forEach { type, points in
            var points = Array(points)
            points.withUnsafeMutableBufferPointer { buffer in
                // To close has no points, and a buffer without elements may have no address.
                withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
                    guard let address = buffer.baseAddress ?? none.baseAddress else { return }
                    var element = CGPathElement(type: type, points: address)
                    withUnsafePointer(to: &element, block)
                }
            }
        }
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
