import CoreGraphics
import Foundation

extension UISlider {
    func paint(_ pen: Pen) {
        pen.faded(isEnabled ? 1 : 0.5) {
            let track = paintImages(pen)
            guard track.width > 0 else { return }
            let knob: CGFloat = 28
            let range = maximumValue - minimumValue
            let share = range > 0 ? CGFloat(min(max((value - minimumValue) / range, 0), 1)) : 0
            let part = readsFromRight ? 1 - share : share
            let center = track.minX + knob / 2 - 2 + max(0, track.width - knob + 4) * part
            let line = pen.snapped(CGRect(x: track.minX, y: track.midY - 2, width: track.width, height: 4))
            pen.fill(line, radius: 2, maximumTrackTintColor ?? .systemFill)
            let (from, to) = readsFromRight ? (center, line.maxX) : (line.minX, center)
            pen.clipped(to: CGRect(x: from, y: line.minY, width: to - from, height: 4)) {
                pen.fill(line, radius: 2, minimumTrackTintColor ?? tintColor)
            }
            let circle = CGRect(x: center - knob / 2, y: line.midY - knob / 2, width: knob, height: knob)
            for (offset, radius, alpha) in [(6.0, 6.5, 0.12), (0.5, 2.0, 0.12)] {
                pen.shadowed(offset: CGSize(width: 0, height: offset), radius: radius, alpha: alpha) {
                    pen.fillEllipse(circle, thumbTintColor ?? .white)
                }
            }
        }
    }

    /// Draws the images at the ends; what is left between them is for the track.
    private func paintImages(_ pen: Pen) -> CGRect {
        var track = bounds.insetBy(dx: 2, dy: 0)
        for (image, isLow) in [(minimumValueImage, true), (maximumValueImage, false)] {
            guard let image else { continue }
            let size = image.size
            let isLeft = isLow != readsFromRight
            let x = isLeft ? track.minX : track.maxX - size.width
            pen.image(
                image,
                in: pen.snapped(CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)),
                tint: tintColor)
            if isLeft { track.origin.x += size.width + 8 }
            track.size.width = max(0, track.width - size.width - 8)
        }
        return track
    }
}
