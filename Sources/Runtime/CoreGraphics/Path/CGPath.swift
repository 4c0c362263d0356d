import CCairo
public import Foundation

/// An immutable path, unless it is a `CGMutablePath`. A path with points that aren't finite isn't drawn.
// Sendable like Apple's: only a CGMutablePath changes, and it must not be shared between threads.
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

    /// The current point, or the origin for an empty path.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// The bounding box of all points and control points, or null for an empty path.
    public var boundingBox: CGRect { elements.boundingBox }

    /// The bounding box of the lines and curves, or null for an empty path.
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

    /// Calls the block with each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        elements.forEach { type, points in
            var points = Array(points)
            points.withUnsafeMutableBufferPointer { buffer in
                // Closing has no points, and a buffer without elements may have no address.
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
