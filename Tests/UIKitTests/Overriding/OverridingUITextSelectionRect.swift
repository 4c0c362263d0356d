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
}
