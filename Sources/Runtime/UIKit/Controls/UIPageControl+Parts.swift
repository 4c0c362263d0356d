import CoreGraphics
import Foundation
import QuartzCore

/// The dots of a page control.
@MainActor
final class PageDots {
    let all = CALayer.part()
    private let ground = CALayer.part()
    private var dots: [CALayer] = []
    /// The images in place of dots, by pages.
    private var pictures: [ControlPart] = []

    /// The diameter of a dot, and the distance from one to the next: 8 and 17.67 (iOS 17.5 and 18.5).
    static let (side, step): (CGFloat, CGFloat) = (8, 53.0 / 3)

    init() { all.addSublayer(ground) }

    func place(in control: UIPageControl) {
        let (side, step) = (Self.side, Self.step)
        let bounds = control.bounds
        all.frame = bounds
        all.bounds.origin = bounds.origin
        // Dots that don't fit are omitted; there can be very many.
        let length = control.isVertical ? bounds.height : bounds.width
        let room = max(1, Int(clamping: (min(length, 100_000) + step - side) / step))
        let isShown = !(control.hidesForSinglePage && control.numberOfPages == 1)
        let count = isShown ? max(0, min(control.numberOfPages, room)) : 0
        while dots.count < count {
            let dot = CALayer.part()
            dots.append(dot)
            all.addSublayer(dot)
        }
        while dots.count > count { dots.removeLast().removeFromSuperlayer() }
        let colors = control.dotColors
        for (page, dot) in dots.enumerated() {
            let way = (CGFloat(page) - CGFloat(count - 1) / 2) * step * (control.isReversed ? -1 : 1)
            let center = CGPoint(
                x: bounds.midX + (control.isVertical ? 0 : way), y: bounds.midY + (control.isVertical ? way : 0))
            let color = control.layerColor(page == control.shownPage ? colors.current : colors.others)
            let frame = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
            dot.place(
                at: frame.snapped(scale: control.traitCollection.displayScale), radius: side / 2, color)
            place(control.shownImage(ofPage: page), page, at: center, color, in: control, instead: dot)
        }
        for picture in pictures.dropFirst(count) { picture.layer.isHidden = true }
        placeGround(count: count, step: step, in: control)
    }

    /// Shows an image in place of a dot, if there is one.
    private func place(
        _ image: UIImage?, _ page: Int, at center: CGPoint, _ color: CGColor, in control: UIPageControl,
        instead dot: CALayer
    ) {
        dot.isHidden = image != nil
        while image != nil, pictures.count <= page {
            let own = pictures.count
            let part = ControlPart(of: control) { [unowned control] pen, box in
                guard let image = control.shownImage(ofPage: own) else { return }
                let colors = control.dotColors
                pen.image(
                    image, in: box, tint: own == control.shownPage ? colors.current : colors.others, asTemplate: true)
            }
            pictures.append(part)
            all.addSublayer(part.layer)
        }
        guard pictures.indices.contains(page) else { return }
        pictures[page].layer.isHidden = image == nil
        guard let image else { return }
        // Images are as large as in text of the size of dots.
        let size = image.size
        let factor = min(1, 12 / max(size.width, size.height, 1))
        let frame = CGRect(
            x: center.x - size.width * factor / 2, y: center.y - size.height * factor / 2, width: size.width * factor,
            height: size.height * factor)
        pictures[page].place(
            at: frame.snapped(scale: control.traitCollection.displayScale),
            look: PictureLook(image: ObjectIdentifier(image), tint: color))
    }

    /// Shows the background, if the style has it.
    private func placeGround(count: Int, step: CGFloat, in control: UIPageControl) {
        let isTouched = control.interactionState != .none && control.backgroundStyle == .automatic
        ground.isHidden = count == 0 || !(isTouched || control.backgroundStyle == .prominent)
        let length = CGFloat(count) * step + 14
        let size = control.isVertical ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
        let bounds = control.bounds
        ground.place(
            at: CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height), radius: 13, control.layerColor(.systemFill))
    }
}

extension UIPageControl {
    fileprivate var dotColors: (current: UIColor, others: UIColor) {
        let isDarkened = isDesigned && isOnLightGround
        let white: CGFloat = isDarkened ? 0 : 1
        return (
            currentPageIndicatorTintColor ?? UIColor(white: white, alpha: isDarkened ? 0.5 : 1),
            pageIndicatorTintColor ?? UIColor(white: white, alpha: isDarkened ? 0.15 : 0.3)
        )
    }
}
