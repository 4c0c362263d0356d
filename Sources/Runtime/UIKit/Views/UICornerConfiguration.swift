public import CoreGraphics
import QuartzCore

/// The radius of a corner: a fixed one, or one that follows the container's corner.
public struct UICornerRadius: Hashable, Sendable {
    private enum Kind: Hashable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
    }

    private let kind: Kind

    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

    /// Returns a radius with the center of the container's corner, but at least a minimum.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }

    /// Returns the radius in a view at a corner.
    @MainActor
    fileprivate func value(in view: UIView, at corner: UIRectCorner) -> CGFloat {
        switch kind {
        case .fixed(let radius): radius
        case .concentric(let minimum): max(minimum, view.concentricRadius(at: corner))
        }
    }
}

/// How the corners of a view are rounded.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Shape: Hashable {
        case capsule(maximum: CGFloat?)
        /// A radius for each corner, in the order of `corners`; those of a group have the largest of their radii.
        case corners([UICornerRadius?], groups: [Int])
    }

    private let shape: Shape
    private static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    private init(_ shape: Shape) { self.shape = shape }

    private init(
        _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?, groups: [Int]
    ) {
        shape = .corners([topLeft, topRight, bottomLeft, bottomRight], groups: groups)
    }

    /// Returns a configuration that rounds the shorter sides, up to a radius.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximum: maximumRadius))
    }

    /// Returns a configuration in which each corner has the radius by itself.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius, groups: [0, 1, 2, 3])
    }

    /// Returns a configuration with a radius for each corner; one without is square.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius, groups: [0, 1, 2, 3])
    }

    /// Returns a configuration in which all corners have one radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius, groups: [0, 0, 0, 0])
    }

    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, groups: [0, 1, 0, 1])
    }

    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, groups: [0, 0, 1, 1])
    }

    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, groups: [0, 0, 1, 2])
    }

    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, groups: [0, 1, 2, 2])
    }

    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius, groups: [0, 1, 0, 2])
    }

    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, groups: [0, 1, 2, 1])
    }

    /// Returns the radii of a view's corners.
    @MainActor
    fileprivate func radii(in view: UIView) -> CornerRadii {
        let most = min(view.bounds.width, view.bounds.height) / 2
        switch shape {
        case .capsule(let maximum):
            let radius = min(most, maximum ?? most)
            return CornerRadii(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
        case .corners(let radii, let groups):
            let own = zip(radii, Self.corners).map { $0?.value(in: view, at: $1) ?? 0 }
            let all = groups.map { group in
                min(most, zip(own, groups).filter { $1 == group }.map(\.0).max() ?? 0)
            }
            return CornerRadii(topLeft: all[0], topRight: all[1], bottomLeft: all[2], bottomRight: all[3])
        }
    }
}

extension UIView {
    /// How the view's corners are rounded.
    public var cornerConfiguration: UICornerConfiguration {
        get { ownCornerConfiguration ?? .corners(radius: .fixed(layer.cornerRadius)) }
        set { ownCornerConfiguration = newValue }
    }

    /// Returns the radius that a corner has in the view's size.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = cornerConfiguration.radii(in: self)
        return switch corner {
        case .topLeft: radii.topLeft
        case .topRight: radii.topRight
        case .bottomLeft: radii.bottomLeft
        case .bottomRight: radii.bottomRight
        default: 0
        }
    }

    /// Called in each layout of each view; few have a configuration.
    func updateCornerRadii() {
        guard let ownCornerConfiguration else { return }
        layer.cornerRadii = ownCornerConfiguration.radii(in: self)
    }

    /// The radius whose center is that of the nearest rounded superview's corner.
    fileprivate func concentricRadius(at corner: UIRectCorner) -> CGFloat {
        let containers = sequence(first: superview, next: { $0?.superview }).lazy.compactMap(\.self)
        guard let container = containers.first(where: { $0.effectiveRadius(corner: corner) > 0 }) else { return 0 }
        let (inner, outer) = (convert(bounds, to: container), container.bounds)
        let isLeft = corner == .topLeft || corner == .bottomLeft
        let isTop = corner == .topLeft || corner == .topRight
        let beside = isLeft ? inner.minX - outer.minX : outer.maxX - inner.maxX
        let above = isTop ? inner.minY - outer.minY : outer.maxY - inner.maxY
        return max(0, container.effectiveRadius(corner: corner) - max(beside, above))
    }
}
