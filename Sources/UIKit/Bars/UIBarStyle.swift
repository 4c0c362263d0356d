import Foundation

public enum UIBarStyle: Int, Sendable {
    case `default`, black
    case blackTranslucent = 2
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

extension UIView {
    /// What a bar keeps clear of on either side, so that its middle is that of the screen.
    var unsafeSide: CGFloat { max(safeAreaInsets.left, safeAreaInsets.right) }

    /// How far from its sides the items of a bar stand.
    var barMargin: CGFloat { Self.sideMargin(ofWidth: bounds.width) + unsafeSide }
}
