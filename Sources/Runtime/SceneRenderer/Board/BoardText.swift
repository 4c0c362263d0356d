import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Single lines of text on the board.
@MainActor
enum BoardText {
    static func width(_ text: String, size: CGFloat, weight: UIFont.Weight) -> CGFloat {
        label(text, size, weight, .black).sizeThatFits(CGSize(width: 10_000, height: 100)).width
    }

    /// Draws text in the center of a rectangle, truncated if it is too long.
    static func draw(
        _ text: String, in rect: CGRect, size: CGFloat, weight: UIFont.Weight, color: UIColor,
        alignment: NSTextAlignment = .center, in context: CGContext
    ) {
        let label = label(text, size, weight, color)
        label.textAlignment = alignment
        label.frame = CGRect(origin: .zero, size: rect.size)
        label.layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        label.layer.renderWhole(in: context)
        context.restoreGState()
    }

    private static func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }
}
