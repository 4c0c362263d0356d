import CoreGraphics
import Foundation
import TextLayout

/// Words and small signs.
extension Pen {
    /// A line of text, or as many as `lines` allows.
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

    /// Text in the middle of a rectangle's height; its baseline is on a whole pixel.
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

    /// The nearest place at which the first baseline is on a whole pixel.
    private func aligned(_ layout: TextLayout, _ y: CGFloat) -> CGFloat {
        (y + layout.firstBaseline).rounded(scale: scale) - layout.firstBaseline
    }

    enum Direction { case left, right, up, down }

    /// An arrow head, `size` wide and high as seen, with its middle at a point.
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

    /// A symbol of the set in a colour, as large as its square allows.
    func symbol(_ name: String, at center: CGPoint, size: CGFloat, _ color: UIColor) {
        SymbolSet.draw(
            name, in: CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size), self, color)
    }
}
