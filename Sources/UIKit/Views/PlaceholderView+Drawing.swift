import CoreGraphics
import Foundation
import TextLayout

extension PlaceholderView {
    /// A calm ground with the caption in the middle.
    func paint(_ pen: Pen) {
        let caption = Self.caption
        guard !caption.isEmpty else { return paintColorWell(pen) }
        if backgroundColor == nil { pen.fill(bounds, .secondarySystemBackground) }
        pen.border(bounds, radius: 0, width: pen.hairline, .separator)
        guard bounds.height >= 14 else { return }
        let room = bounds.insetBy(dx: 4, dy: 0)
        var font = UIFont.systemFont(ofSize: min(17, bounds.height * 0.6), weight: .medium)
        let width = pen.layout(caption, font, .label).size.width
        if width > room.width { font = font.withSize(max(8, (font.pointSize * room.width / width).rounded(.down) - 1)) }
        let own = UIColor(white: isOnLightGround ? 0 : 1, alpha: 0.6)
        pen.text(caption, font, backgroundColor == nil ? .secondaryLabel : own, in: room, alignment: .center)
    }

    /// A ring of all hues around the colour.
    private func paintColorWell(_ pen: Pen) {
        let side = min(bounds.width, bounds.height, 28)
        let box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        for step in 0..<36 {
            let (from, to) = (CGFloat(step) / 36 * 2 * .pi, (CGFloat(step) + 1.4) / 36 * 2 * .pi)
            pen.context.setStrokeColor(
                pen.color(UIColor(hue: CGFloat(step) / 36, saturation: 0.85, brightness: 1, alpha: 1)))
            pen.context.setLineWidth(3)
            pen.context.addArc(
                center: CGPoint(x: box.midX, y: box.midY), radius: max(0, side / 2 - 1.5), startAngle: from,
                endAngle: to, clockwise: false)
            pen.context.strokePath()
        }
        pen.fillEllipse(box.insetBy(dx: 5, dy: 5), .systemBlue)
    }
}
