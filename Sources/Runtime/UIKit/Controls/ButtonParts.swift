import CoreGraphics
import Foundation
import QuartzCore

/// The background of a button with a configuration, and its activity indicator.
@MainActor
final class ButtonParts {
    let all = CALayer.part()
    private let ground = CALayer.part()
    private let spokes = SpokeParts()

    init() {
        all.addSublayer(ground)
        all.addSublayer(spokes.all)
    }

    /// Strokes the edge of the background.
    func stroke(_ color: CGColor?, width: CGFloat, outset: CGFloat, insets: NSDirectionalEdgeInsets) {
        ground.borderColor = color
        ground.borderWidth = color == nil ? 0 : width
        if color != nil, width > 0 { ground.isHidden = false }
        let box = ground.frame.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        ground.frame = box.insetBy(dx: -outset, dy: -outset)
    }

    /// Positions the parts in `bounds`; there is no background without a color, and no indicator without a box.
    func place(in bounds: CGRect, ground color: CGColor?, radius: CGFloat, wheel: (box: CGRect, color: CGColor)?) {
        all.frame = bounds
        all.bounds.origin = bounds.origin
        ground.isHidden = color == nil
        ground.place(at: bounds, radius: radius, color)
        spokes.all.isHidden = wheel == nil
        if let wheel { spokes.place(in: wheel.box, wheel.color) }
    }
}
