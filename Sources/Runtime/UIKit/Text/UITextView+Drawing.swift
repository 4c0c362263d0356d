import CoreGraphics
import Foundation
import TextLayout

extension UITextView {
    func paint(_ pen: Pen) {
        guard attributedText?.string.isEmpty == false || text?.isEmpty == false else { return }
        layout(width: bounds.width).draw(
            in: pen.context, at: CGPoint(x: textContainerInset.left + lineFragmentPadding, y: textContainerInset.top))
    }
}
