public import Foundation
import QuartzCore

/// What a shape is resolved in: a rectangle, and the shape of the content.
@preconcurrency @MainActor
public protocol UIShapeProvider {
    /// Returns the shape for a context.
    func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}

/// A shape that fits a view, whatever its size.
@preconcurrency @MainActor
public struct UIShape: UIShapeProvider {
    /// What a shape is resolved in.
    @preconcurrency @MainActor
    public struct ResolutionContext {
        /// The shape of the view: its bounds with its corners.
        public let contentShape: Resolved
    }

    /// A shape in the coordinates of a view.
    @preconcurrency @MainActor
    public struct Resolved {
        public let shape: UIShape
        public let boundingRect: CGRect
        private let makePath: (CGRect) -> UIBezierPath

        init(_ shape: UIShape, _ boundingRect: CGRect, _ makePath: @escaping (CGRect) -> UIBezierPath) {
            (self.shape, self.boundingRect, self.makePath) = (shape, boundingRect, makePath)
        }

        public init(_ shape: UIShape, boundingRect: CGRect) { self = shape.resolved(in: boundingRect) }

        public var path: UIBezierPath { makePath(boundingRect) }

        public func inset(by insets: UIEdgeInsets) -> Resolved {
            Resolved(shape.inset(by: insets), boundingRect.inset(by: insets), makePath)
        }
        public func inset(by inset: CGFloat) -> Resolved { self.inset(by: UIEdgeInsets(all: inset)) }
    }

    private let resolve: (ResolutionContext) -> Resolved

    /// Creates a shape that a provider of the app resolves.
    public init(_ provider: any UIShapeProvider) { resolve = { provider.resolve(in: $0) } }

    private init(_ outline: @escaping (CGRect) -> UIBezierPath, in place: ((CGRect) -> CGRect)? = nil) {
        let rect = place ?? { $0 }
        resolve = { context in
            let bounds = rect(context.contentShape.boundingRect)
            return Resolved(UIShape(outline, in: place), bounds, outline)
        }
    }

    public func resolve(in context: ResolutionContext) -> Resolved { resolve(context) }

    // MARK: Shapes

    public static var rect: UIShape { UIShape { UIBezierPath(rect: $0) } }
    public static var capsule: UIShape {
        UIShape { UIBezierPath(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2) }
    }
    /// The greatest circle in the middle.
    public static var circle: UIShape {
        UIShape(
            { UIBezierPath(ovalIn: $0) },
            in: { rect in
                let side = min(rect.width, rect.height)
                return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            })
    }
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape { rounded($0, cornerRadius, maskedCorners) }
    }
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape({ rounded($0, cornerRadius, maskedCorners) }, in: { _ in rect })
    }
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape({ _ in path }, in: { _ in path.bounds }) }

    private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ corners: UIRectCorner) -> UIBezierPath {
        UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    }

    public func inset(by insets: UIEdgeInsets) -> UIShape {
        let resolve = resolve
        return UIShape(
            InsetShape {
                resolve($0)
            } insets: {
                insets
            })
    }
    public func inset(by inset: CGFloat) -> UIShape { self.inset(by: UIEdgeInsets(all: inset)) }

    private struct InsetShape: UIShapeProvider {
        let whole: (ResolutionContext) -> Resolved
        let insets: () -> UIEdgeInsets

        init(_ whole: @escaping (ResolutionContext) -> Resolved, insets: @escaping () -> UIEdgeInsets) {
            (self.whole, self.insets) = (whole, insets)
        }

        func resolve(in context: ResolutionContext) -> Resolved {
            let inner = context.contentShape.inset(by: insets())
            return whole(ResolutionContext(contentShape: inner))
        }
    }

    /// The shape for a rectangle.
    func resolved(in rect: CGRect) -> Resolved {
        resolve(ResolutionContext(contentShape: Resolved(.rect, rect) { UIBezierPath(rect: $0) }))
    }
}

/// How corners are curved. All are drawn circular here, which differs by less than a point at common radii.
public enum UICornerCurve: Int, Sendable { case automatic, circular, continuous }

extension UIEdgeInsets {
    fileprivate init(all inset: CGFloat) { self.init(top: inset, left: inset, bottom: inset, right: inset) }
}
