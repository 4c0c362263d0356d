public import Foundation

/// Insets from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    var horizontal: CGFloat { left + right }
    var vertical: CGFloat { top + bottom }

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// Returns the maximum of each inset.
    func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    func isNear(_ other: UIEdgeInsets) -> Bool {
        abs(top - other.top) < 0.001 && abs(left - other.left) < 0.001 && abs(bottom - other.bottom) < 0.001
            && abs(right - other.right) < 0.001
    }
}

/// Insets from the edges of a rectangle, with leading and trailing sides.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets()

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public static let zero = UIOffset()

    public init() { self.init(horizontal: 0, vertical: 0) }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: max(0, size.width - insets.horizontal),
            height: max(0, size.height - insets.vertical))
    }

    func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x - insets.left, y: origin.y - insets.top, width: size.width + insets.horizontal,
            height: size.height + insets.vertical)
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }
    var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGSize {
    var isFinite: Bool { width.isFinite && height.isFinite }

    /// Returns the size rounded up to the pixels of a scale.
    func ceiled(scale: CGFloat) -> CGSize {
        CGSize(width: width.ceiled(scale: scale), height: height.ceiled(scale: scale))
    }
}

extension CGRect {
    /// Returns a rectangle with edges on whole pixels of a scale. Its size is a number of pixels too, not the difference of
    /// edges in points, which is 100.00000000000003 for 100.
    func snapped(scale: CGFloat) -> CGRect {
        let (left, top) = (minX.pixels(scale: scale), minY.pixels(scale: scale))
        return CGRect(
            x: left / scale, y: top / scale, width: (maxX.pixels(scale: scale) - left) / scale,
            height: (maxY.pixels(scale: scale) - top) / scale)
    }
}

extension CGFloat {
    /// Returns the length rounded up to the pixels of a scale, with a tolerance for rounding errors.
    func ceiled(scale: CGFloat) -> CGFloat { ((self * scale) - 0.001).rounded(.up) / scale }

    func rounded(scale: CGFloat) -> CGFloat { pixels(scale: scale) / scale }

    /// Returns the length in whole pixels of a scale.
    fileprivate func pixels(scale: CGFloat) -> CGFloat { (self * scale).rounded(.toNearestOrAwayFromZero) }

    func floored(scale: CGFloat) -> CGFloat { ((self * scale) + 0.001).rounded(.down) / scale }
}
