import CoreGraphics
import Foundation
import QuartzCore

/// What lies behind a bar's items: a blur or a colour, with a thin line at the edge that faces the content.
@MainActor
final class BarBackground {
    private let backdrop = BackdropLayer()
    private let line = CALayer()

    /// Puts the background into a bar. `above` and `below` are how far it reaches beyond it.
    func lay(
        in bar: UIView, color: UIColor?, isTranslucent: Bool, isBlack: Bool, lineAtTop: Bool, above: CGFloat = 0,
        below: CGFloat = 0
    ) {
        if backdrop.superlayer !== bar.layer {
            bar.layer.insertSublayer(backdrop, at: 0)
            bar.layer.insertSublayer(line, at: 1)
        }
        let traits = bar.traitCollection
        let isDark = traits.userInterfaceStyle == .dark || isBlack
        let own = color?.resolvedColor(with: traits)
        let chrome = UIColor(hex: isDark ? 0x1D1D1D : 0xF9F9F9, alpha: isTranslucent ? 0.86 : 1)
        backdrop.veil =
            (own.map { isTranslucent ? $0.withAlphaComponent(min($0.components.alpha, 0.92)) : $0 } ?? chrome)
            .plainCGColor
        backdrop.frame = CGRect(
            x: 0, y: -above, width: bar.bounds.width, height: bar.bounds.height + above + below)
        let hairline = 1 / max(1, traits.displayScale)
        line.backgroundColor = UIColor(hex: 0, alpha: 0.3).plainCGColor
        if isDark { line.backgroundColor = UIColor(white: 1, alpha: 0.15).plainCGColor }
        line.frame = CGRect(
            x: 0, y: lineAtTop ? -hairline : bar.bounds.height, width: bar.bounds.width, height: hairline)
    }

    func remove() {
        backdrop.removeFromSuperlayer()
        line.removeFromSuperlayer()
    }
}

extension UIView {
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

/// A line of text in a bar.
@MainActor
final class BarLabel: UILabel {
    override var isLayoutIsland: Bool { true }
}
