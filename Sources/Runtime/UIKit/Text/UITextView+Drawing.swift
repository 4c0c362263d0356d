import CoreGraphics
import Foundation
import TextLayout

extension UITextView {
    func paint(_ pen: Pen) {
        if isFirstResponder { paintSelection(pen) }
        guard hasText else { return }
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        if let manager = textKit2?.manager, manager.delegate != nil {
            paint(manager, at: origin, in: pen.context)
        } else if let manager = knownLayoutManager, type(of: manager) != NSLayoutManager.self {
            // A manager of the app's own class draws what it wants.
            let all = NSRange(location: 0, length: manager.numberOfGlyphs)
            manager.drawBackground(forGlyphRange: all, at: origin)
            manager.drawGlyphs(forGlyphRange: all, at: origin)
        } else {
            layout(width: bounds.width).draw(
                in: pen.context, at: CGPoint(x: origin.x + lineFragmentPadding, y: origin.y))
        }
    }

    /// Lets the fragments that are in sight draw themselves.
    private func paint(_ manager: NSTextLayoutManager, at origin: CGPoint, in context: CGContext) {
        let (top, bottom) = (bounds.minY - origin.y, bounds.maxY - origin.y)
        manager.enumerateTextLayoutFragments(from: nil) { fragment in
            let frame = fragment.layoutFragmentFrame
            let surface = fragment.renderingSurfaceBounds.offsetBy(dx: frame.minX, dy: frame.minY).union(frame)
            if surface.maxY > top, surface.minY < bottom {
                fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context)
            }
            return frame.minY < bottom
        }
    }
}

extension TextEditor {
    /// Draws the selection, or the caret, and the line below what an input method still changes.
    func paintSelection(_ pen: Pen) {
        let tint: UIColor = tintColor ?? .systemBlue
        let selected = editedRange
        if selected.length > 0 {
            for part in selectionRects(for: UITextRange(selected)) {
                pen.fill(part.rect, tint.withAlphaComponent(0.25))
            }
        } else if interaction.showsCaret {
            pen.fill(caretRect(for: UITextPosition(selected.location)), tint)
        }
        guard let markedRange else { return }
        for rect in rects(of: markedRange) {
            pen.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), tint)
        }
    }
}
