import CoreGraphics
import Foundation

/// A symbol with a letter, a number or a dot in a shape, such as `a.circle.fill`, `01.square` and `dot.square`: there are
/// thousands, and no icons of them.
@MainActor
struct LetteredSymbol {
    private let text: String
    private let isSquare: Bool
    private let isFilled: Bool

    /// Finds the parts of a name, or nil for another symbol.
    init?(_ name: String) {
        var parts = name.split(separator: ".")
        isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard parts.count == 2, parts[1] == "circle" || parts[1] == "square" else { return nil }
        isSquare = parts[1] == "square"
        let sign = parts[0]
        let isNumber = sign.count <= 2 && sign.allSatisfy { ("0"..."9").contains($0) }
        let isLetter = sign.count == 1 && sign.allSatisfy { ("a"..."z").contains($0) }
        guard isNumber || isLetter || sign == "dot" else { return nil }
        text = sign == "dot" ? "" : sign.uppercased()
    }

    /// Draws the symbol. A square is smaller than a circle: 21 points where a hexagon takes 24 (iOS 17).
    func draw(in rect: CGRect, _ pen: Pen, _ color: UIColor) {
        let side = min(rect.width, rect.height) * (isSquare ? 0.85 : 0.96)
        let box = pen.snapped(
            CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        let radius = isSquare ? side * 0.19 : side / 2
        pen.faded(0.999) {
            if isFilled {
                pen.fill(box, radius: radius, color)
            } else {
                pen.border(box, radius: radius, width: side * 0.085, color)
            }
            // What is on a filled shape is cut out of it.
            if isFilled { pen.context.setBlendMode(.destinationOut) }
            if text.isEmpty {
                pen.fillEllipse(box.insetBy(dx: side * 0.34, dy: side * 0.34), color)
            } else {
                pen.text(
                    text, .systemFont(ofSize: side * (text.count > 1 ? 0.52 : 0.6), weight: .medium), color, in: box,
                    alignment: .center)
            }
            pen.context.setBlendMode(.normal)
        }
    }
}
