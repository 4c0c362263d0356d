import Foundation

/// The end of an arrow at a scene.
struct BoardPort {
    enum Side: Hashable {
        case left, right, top, bottom

        var direction: (x: CGFloat, y: CGFloat) {
            switch self {
            case .left: (-1, 0)
            case .right: (1, 0)
            case .top: (0, -1)
            case .bottom: (0, 1)
            }
        }

        var isUpright: Bool { self == .left || self == .right }
    }

    /// The index of the item.
    var item: Int
    var side: Side
    /// The coordinate along the side: y on the left and right, x above and below.
    var position: CGFloat

    func point(on items: [BoardItem]) -> CGPoint {
        let outline = items[item].outline
        switch side {
        case .left: return CGPoint(x: outline.minX, y: position)
        case .right: return CGPoint(x: outline.maxX, y: position)
        case .top: return CGPoint(x: position, y: outline.minY)
        case .bottom: return CGPoint(x: position, y: outline.maxY)
        }
    }
}
