import StoryboardModel

/// A side of a view that can be pinned.
package enum LayoutSide: String, CaseIterable, Sendable {
    case top, leading, trailing, bottom

    /// Whether the side is the trailing or bottom one.
    var isEnd: Bool { self == .trailing || self == .bottom }

    private var isVertical: Bool { self == .top || self == .bottom }

    var opposite: LayoutSide {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    /// Returns the coordinate of the side on its axis.
    func position(in frame: DocumentRect) -> Double {
        switch self {
        case .top: frame.y
        case .leading: frame.x
        case .trailing: frame.x + frame.width
        case .bottom: frame.y + frame.height
        }
    }

    /// Returns the distance between this side of a frame and the same side of its container.
    func inset(of frame: DocumentRect, in outer: DocumentRect) -> Double {
        let distance = position(in: frame) - position(in: outer)
        return isEnd ? 0 - distance : distance
    }

    /// Returns the distance to another frame on this side, or nil if that isn't beside it.
    func gap(from frame: DocumentRect, to other: DocumentRect) -> Double? {
        let (one, two): (LayoutSide, LayoutSide) = isVertical ? (.leading, .trailing) : (.top, .bottom)
        guard one.position(in: frame) < two.position(in: other), one.position(in: other) < two.position(in: frame)
        else { return nil }
        let distance = opposite.position(in: other) - position(in: frame)
        let gap = isEnd ? distance : 0 - distance
        return gap >= 0 ? gap : nil
    }
}

/// The neighbor on a side of a view: the nearest sibling, otherwise the container.
package struct Neighbor: Hashable, Sendable {
    /// An address, or `superview`, `superviewMargins` or `safeArea`.
    package var item: Address
    /// The distance in points, to the hundredth; negative if the view extends beyond its container.
    package var distance: Double
}

extension AddConstraint {
    /// Creates a constraint that keeps the distance on a side of a view. Distances inward are positive.
    init(_ side: LayoutSide, of view: Address, _ distance: Double, from item: Address) {
        self.init(first: view, firstAttribute: side.rawValue, second: item)
        if isToSurroundings {
            constant = side.isEnd ? 0 - distance : distance
            return
        }
        // Xcode makes the trailing or bottom view the first item, so that distances are positive.
        (first, second) = side.isEnd ? (item, view) : (view, item)
        firstAttribute = (side.isEnd ? side.opposite : side).rawValue
        secondAttribute = (side.isEnd ? side : side.opposite).rawValue
        constant = distance
    }
}
