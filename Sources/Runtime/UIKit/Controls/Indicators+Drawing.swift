import CoreGraphics
import Foundation

extension UIProgressView {
    func paint(_ pen: Pen) {
        let height = min(bounds.height, progressViewStyle == .bar ? 2.5 : 4)
        let line = pen.snapped(
            CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height))
        if let trackImage {
            pen.image(trackImage, in: line, tint: trackTintColor ?? .systemFill)
        } else if progressViewStyle != .bar || trackTintColor != nil {
            pen.fill(line, radius: line.height / 2, trackTintColor ?? .systemFill)
        }
        let part = CGFloat(min(max(progress, 0), 1))
        guard part > 0 else { return }
        var done = line
        done.size.width = max((line.width * part).rounded(scale: pen.scale), min(line.height, line.width))
        if readsFromRight { done = done.mirrored(in: line) }
        let color: UIColor = progressTintColor ?? tintColor
        if let progressImage { return pen.image(progressImage, in: done, tint: color) }
        pen.fill(done, radius: line.height / 2, color)
    }
}

extension UIActivityIndicatorView {
    func paint(_ pen: Pen) {
        guard isAnimating || !hidesWhenStopped || isDesigned else { return }
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        let standard: UIColor =
            switch style {
            case .white, .whiteLarge: .white
            default: UIColor(light: UIColor(hex: 0x3C3C43, alpha: 0.6), dark: UIColor(hex: 0xEBEBF5, alpha: 0.6))
            }
        let box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        Self.paint(spokesIn: box, color: color ?? standard, pen)
    }

    /// Eight spokes that grow paler the way the wheel has come.
    static func paint(spokesIn box: CGRect, color: UIColor, _ pen: Pen) {
        let radius = min(box.width, box.height) / 2
        guard radius > 1 else { return }
        let (inner, outer, width) = (radius * 0.46, radius * 0.94, radius * 0.22)
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
            let (x, y) = (cos(angle), sin(angle))
            pen.faded(1 - CGFloat((8 - spoke) % 8) * 0.1) {
                pen.stroke(
                    [
                        CGPoint(x: box.midX + x * (inner + width / 2), y: box.midY + y * (inner + width / 2)),
                        CGPoint(x: box.midX + x * (outer - width / 2), y: box.midY + y * (outer - width / 2)),
                    ], width: width, color)
            }
        }
    }
}

extension UIPageControl {
    func paint(_ pen: Pen) {
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
        let (dot, step): (CGFloat, CGFloat) = (7, 17)
        // Dots for which there is no room are left out; there can be very many.
        let count = min(numberOfPages, max(1, Int((bounds.width + step - dot) / step)))
        let first = bounds.midX - CGFloat(count - 1) * step / 2
        let isDarkened = isDesigned && isOnLightGround
        let white: CGFloat = isDarkened ? 0 : 1
        for page in 0..<count {
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? UIColor(white: white, alpha: isDarkened ? 0.5 : 1)
                : pageIndicatorTintColor ?? UIColor(white: white, alpha: isDarkened ? 0.15 : 0.3)
            let x = first + CGFloat(page) * step
            pen.fillEllipse(
                pen.snapped(CGRect(x: x - dot / 2, y: bounds.midY - dot / 2, width: dot, height: dot)), color)
        }
    }
}
