import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextDragPreviewRenderer` lets one override.
class OverridingUITextDragPreviewRenderer: UITextDragPreviewRenderer {
    override init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
        super.init(layoutManager: layoutManager, range: range, unifyRects: unifyRects)
        heard(self, "init(layoutManager:range:unifyRects:)", ())
    }
    override func adjustFirstLineRect(
        _ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
        lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
    ) {
        heard(
            self, "adjustFirstLineRect(_:bodyRect:lastLineRect:textOrigin:)",
            super.adjustFirstLineRect(firstLineRect, bodyRect: bodyRect, lastLineRect: lastLineRect, textOrigin: origin)
        )
    }
}
