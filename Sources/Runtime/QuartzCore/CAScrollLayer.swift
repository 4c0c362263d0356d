import CoreGraphics
public import Foundation

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = Self(rawValue: "none")
    public static let vertically = Self(rawValue: "vertically")
    public static let horizontally = Self(rawValue: "horizontally")
    public static let both = Self(rawValue: "both")
}

/// A layer that shows a part of what is in it, by the origin of its bounds. It doesn't follow fingers.
open class CAScrollLayer: CALayer {
    open var scrollMode = CAScrollLayerScrollMode.both

    public override init() {
        super.init()
        masksToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    public override init(layer: Any) { super.init(layer: layer) }

    /// Scrolls so that a point is at the upper left, in the directions that scroll.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as needed to show a rectangle.
    open func scroll(to r: CGRect) {
        func moved(_ start: CGFloat, _ length: CGFloat, toShow low: CGFloat, _ high: CGFloat) -> CGFloat {
            low < start || high - low > length ? low : max(start, high - length)
        }
        scroll(
            to: CGPoint(
                x: moved(bounds.minX, bounds.width, toShow: r.minX, r.maxX),
                y: moved(bounds.minY, bounds.height, toShow: r.minY, r.maxY)))
    }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        if let other = other as? CAScrollLayer { scrollMode = other.scrollMode }
    }
}
