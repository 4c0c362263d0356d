import Foundation

/// The geometry of bars.
extension UIView {
    /// The larger of the left and right safe area insets, so that the bar's center is that of the screen.
    var unsafeSide: CGFloat { max(safeAreaInsets.left, safeAreaInsets.right) }

    /// The distance of a bar's items from its sides.
    var barMargin: CGFloat { Self.sideMargin(ofWidth: bounds.width) + unsafeSide }

    /// The distances that a bar's background extends above or below it if the bar is at the edge of its superview's
    /// safe area.
    var roomBeyondBar: (above: CGFloat, below: CGFloat) {
        guard let parent = superview else { return (0, 0) }
        let (above, below) = (frame.minY - parent.bounds.minY, parent.bounds.maxY - frame.maxY)
        return (
            above > 0 && abs(above - parent.safeAreaInsets.top) < 1 ? above : 0,
            below > 0 && abs(below - parent.safeAreaInsets.bottom) < 1 ? below : 0
        )
    }
}
