import CoreGraphics
import Foundation
import QuartzCore

/// The dots of a page control.
@MainActor
final class PageDots {
    let all = CALayer.part()
    private var dots: [CALayer] = []

    func place(in control: UIPageControl) {
        let (side, step): (CGFloat, CGFloat) = (7, 17)
        let bounds = control.bounds
        all.frame = bounds
        all.bounds.origin = bounds.origin
        // Dots that don't fit are omitted; there can be very many.
        let room = max(1, Int(clamping: (min(bounds.width, 100_000) + step - side) / step))
        let isShown = !(control.hidesForSinglePage && control.numberOfPages == 1)
        let count = isShown ? max(0, min(control.numberOfPages, room)) : 0
        while dots.count < count {
            let dot = CALayer.part()
            dots.append(dot)
            all.addSublayer(dot)
        }
        while dots.count > count { dots.removeLast().removeFromSuperlayer() }
        let first = bounds.midX - CGFloat(count - 1) * step / 2
        let (current, others) = control.dotColors
        for (page, dot) in dots.enumerated() {
            let x = first + CGFloat(page) * step
            dot.place(
                at: CGRect(x: x - side / 2, y: bounds.midY - side / 2, width: side, height: side)
                    .snapped(scale: control.traitCollection.displayScale),
                radius: side / 2, page == control.currentPage ? current : others)
        }
    }
}

extension UIPageControl {
    fileprivate var dotColors: (current: CGColor, others: CGColor) {
        let isDarkened = isDesigned && isOnLightGround
        let white: CGFloat = isDarkened ? 0 : 1
        return (
            layerColor(currentPageIndicatorTintColor ?? UIColor(white: white, alpha: isDarkened ? 0.5 : 1)),
            layerColor(pageIndicatorTintColor ?? UIColor(white: white, alpha: isDarkened ? 0.15 : 0.3))
        )
    }
}
