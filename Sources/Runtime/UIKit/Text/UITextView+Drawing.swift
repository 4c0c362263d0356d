import CoreGraphics
import Foundation
import TextLayout

extension UITextView {
    func paint(_ pen: Pen) {
        if isFirstResponder { paintSelection(pen) }
        guard hasText else { return }
        layout(width: bounds.width).draw(
            in: pen.context, at: CGPoint(x: textContainerInset.left + lineFragmentPadding, y: textContainerInset.top))
    }
}

extension TextEditor {
    /// Draws the selection, or the caret, and the line below what an input method still changes.
    func paintSelection(_ pen: Pen) {
        let tint: UIColor = tintColor ?? .systemBlue
        let selected = editedRange
        if selected.length > 0 {
            for rect in rects(of: selected) { pen.fill(rect, tint.withAlphaComponent(0.25)) }
        } else if interaction.showsCaret {
            pen.fill(caret(at: selected.location), tint)
        }
        guard let markedRange else { return }
        for rect in rects(of: markedRange) {
            pen.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), tint)
        }
    }
}
