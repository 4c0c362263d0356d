import CoreGraphics
import Foundation
import QuartzCore

/// The ground of a button with a configuration, and the wheel that stands for work in progress.
@MainActor
final class ButtonParts {
    let all = CALayer()
    private let ground = CALayer()
    private let spokes = SpokeParts()

    init() {
        all.addSublayer(ground)
        all.addSublayer(spokes.all)
    }

    /// Places the parts in `bounds`; there is no ground without a colour, and no wheel without a place for it.
    func place(in bounds: CGRect, ground color: CGColor?, radius: CGFloat, wheel: (box: CGRect, color: CGColor)?) {
        all.frame = bounds
        all.bounds.origin = bounds.origin
        ground.isHidden = color == nil
        ground.place(at: bounds, radius: radius, color)
        spokes.all.isHidden = wheel == nil
        if let wheel { spokes.place(in: wheel.box, wheel.color) }
    }
}
