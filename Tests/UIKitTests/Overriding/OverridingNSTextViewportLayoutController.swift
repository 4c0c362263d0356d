import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextViewportLayoutController` lets one override.
@MainActor
class OverridingNSTextViewportLayoutController: NSTextViewportLayoutController {
    override init(textLayoutManager: NSTextLayoutManager) {
        super.init(textLayoutManager: textLayoutManager)
        heard(self, "init(textLayoutManager:)", ())
    }
    required init?(coder: NSCoder) { nil }
    override var delegate: (any NSTextViewportLayoutControllerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var textLayoutManager: NSTextLayoutManager? { heard(self, "textLayoutManager", super.textLayoutManager) }
    override var viewportBounds: CGRect { heard(self, "viewportBounds", super.viewportBounds) }
    override var viewportRange: NSTextRange? { heard(self, "viewportRange", super.viewportRange) }
    override func layoutViewport() {
        heard(self, "layoutViewport()", super.layoutViewport())
    }
    override func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        heard(self, "relocateViewport(to:)", super.relocateViewport(to: textLocation))
    }
    override func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        heard(self, "adjustViewport(byVerticalOffset:)", super.adjustViewport(byVerticalOffset: verticalOffset))
    }
}
