import StoryboardModel

/// A side of a view that can be tied to what lies beside it.
package enum LayoutSide: String, CaseIterable, Sendable {
    case top, leading, trailing, bottom

    /// Whether what is beside it comes after the view, from left to right or top to bottom.
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

    /// Where the side of a frame is on its axis.
    func position(in frame: DocumentRect) -> Double {
        switch self {
        case .top: frame.y
        case .leading: frame.x
        case .trailing: frame.x + frame.width
        case .bottom: frame.y + frame.height
        }
    }

    /// How far this side of a frame is from the same side of what is around it.
    func inset(of frame: DocumentRect, in outer: DocumentRect) -> Double {
        let distance = position(in: frame) - position(in: outer)
        return isEnd ? 0 - distance : distance
    }

    /// How far another frame is on this side; nil of one that does not lie beside it.
    func gap(from frame: DocumentRect, to other: DocumentRect) -> Double? {
        let (one, two): (LayoutSide, LayoutSide) = isVertical ? (.leading, .trailing) : (.top, .bottom)
        guard one.position(in: frame) < two.position(in: other), one.position(in: other) < two.position(in: frame)
        else { return nil }
        let distance = opposite.position(in: other) - position(in: frame)
        let gap = isEnd ? distance : 0 - distance
        return gap >= 0 ? gap : nil
    }
}

/// What lies on a side of a view: the nearest sibling beside it, otherwise what is around it.
package struct Neighbour: Hashable, Sendable {
    /// An address, or `superview`, `superviewMargins` or `safeArea`.
    package var item: Address
    /// In points, to the hundredth; less than 0 where the view reaches beyond what is around it.
    package var distance: Double
}

extension NewConstraint {
    /// Keeps a side of a view at a distance from what lies there. Distances are positive inwards.
    init(_ side: LayoutSide, of view: Address, _ distance: Double, from item: Address) {
        self.init(first: view, firstAttribute: side.rawValue, second: item)
        if isToSurroundings {
            constant = side.isEnd ? 0 - distance : distance
            return
        }
        // Xcode writes the view that comes later first, so that distances are positive.
        (first, second) = side.isEnd ? (item, view) : (view, item)
        firstAttribute = (side.isEnd ? side.opposite : side).rawValue
        secondAttribute = (side.isEnd ? side : side.opposite).rawValue
        constant = distance
    }
}
