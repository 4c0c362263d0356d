import CoreGraphics
import Foundation
import TextLayout

/// Text and small signs.
extension Pen {
    /// Returns the layout of a text with up to `lines` lines.
    func layout(
        _ text: String, _ font: UIFont, _ color: UIColor, alignment: NSTextAlignment = .left,
        width: CGFloat = .infinity,
        lines: Int = 1, mode: NSLineBreakMode = .byTruncatingTail
    ) -> TextLayout {
        TextLayout(
            StyledText(
                nil, plain: text, font: font, color: color, alignment: alignment, lineBreakMode: mode, traits: traits),
            width: width, maximumLines: lines)
    }

    /// Draws text vertically centered in a rectangle; its baseline is on a whole pixel.
    @discardableResult
    func text(
        _ text: String, _ font: UIFont, _ color: UIColor, in rect: CGRect, alignment: NSTextAlignment = .left,
        lines: Int = 1
    ) -> CGSize {
        let layout = layout(text, font, color, alignment: alignment, width: max(rect.width, 0), lines: lines)
        draw(layout, in: rect)
        return layout.size
    }

    func draw(_ layout: TextLayout, in rect: CGRect) {
        let y = rect.minY + (rect.height - layout.size.height) / 2
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: aligned(layout, y)))
    }

    /// Returns the nearest y coordinate at which the first baseline is on a whole pixel.
    private func aligned(_ layout: TextLayout, _ y: CGFloat) -> CGFloat {
        (y + layout.firstBaseline).rounded(scale: scale) - layout.firstBaseline
    }

    enum Direction { case left, right, up, down }

    /// Draws a chevron of a size around a point.
    func chevron(_ direction: Direction, at center: CGPoint, size: CGSize, width: CGFloat, _ color: UIColor) {
        let (x, y) = (size.width / 2, size.height / 2)
        let points: [CGPoint] =
            switch direction {
            case .right: [CGPoint(x: -x, y: -y), CGPoint(x: x, y: 0), CGPoint(x: -x, y: y)]
            case .left: [CGPoint(x: x, y: -y), CGPoint(x: -x, y: 0), CGPoint(x: x, y: y)]
            case .up: [CGPoint(x: -x, y: y), CGPoint(x: 0, y: -y), CGPoint(x: x, y: y)]
            case .down: [CGPoint(x: -x, y: -y), CGPoint(x: 0, y: y), CGPoint(x: x, y: -y)]
            }
        stroke(points.map { CGPoint(x: $0.x + center.x, y: $0.y + center.y) }, width: width, color)
    }

    func checkmark(at center: CGPoint, width: CGFloat, _ color: UIColor) {
        let points = [CGPoint(x: -6, y: 0.7), CGPoint(x: -2, y: 5.3), CGPoint(x: 6, y: -5.3)]
        stroke(points.map { CGPoint(x: $0.x + center.x, y: $0.y + center.y) }, width: width, color)
    }

    /// Draws a symbol in a color, as large as fits its square.
    func symbol(_ name: String, at center: CGPoint, size: CGFloat, _ color: UIColor) {
        SymbolSet.draw(
            name, in: CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size), self, color)
    }
}
