import Foundation

/// Where bars and their items stand in what is around them.
extension UIView {
    /// What a bar keeps clear of on either side, so that its middle is that of the screen.
    var unsafeSide: CGFloat { max(safeAreaInsets.left, safeAreaInsets.right) }

    /// How far from its sides the items of a bar stand.
    var barMargin: CGFloat { Self.sideMargin(ofWidth: bounds.width) + unsafeSide }

    /// How far the superview reaches above or below a bar that lies at the end of its safe area: bars fill what is there.
    var roomBeyondBar: (above: CGFloat, below: CGFloat) {
        guard let parent = superview else { return (0, 0) }
        let (above, below) = (frame.minY - parent.bounds.minY, parent.bounds.maxY - frame.maxY)
        return (
            above > 0 && abs(above - parent.safeAreaInsets.top) < 1 ? above : 0,
            below > 0 && abs(below - parent.safeAreaInsets.bottom) < 1 ? below : 0
        )
    }
}
