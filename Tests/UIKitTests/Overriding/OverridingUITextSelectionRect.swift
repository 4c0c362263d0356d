import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextSelectionRect` lets one override.
@MainActor
class OverridingUITextSelectionRect: UITextSelectionRect {
    override var rect: CGRect { heard(self, "rect", super.rect) }
    override var containsStart: Bool { heard(self, "containsStart", super.containsStart) }
    override var containsEnd: Bool { heard(self, "containsEnd", super.containsEnd) }
    override var writingDirection: NSWritingDirection { heard(self, "writingDirection", super.writingDirection) }
    override var isVertical: Bool { heard(self, "isVertical", super.isVertical) }
    override var transform: CGAffineTransform { heard(self, "transform", super.transform) }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
}
