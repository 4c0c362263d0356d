import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextRange` lets one override.
@MainActor
class OverridingUITextRange: UITextRange {
    override var start: UITextPosition { heard(self, "start", super.start) }
    override var end: UITextPosition { heard(self, "end", super.end) }
    override var isEmpty: Bool { heard(self, "isEmpty", super.isEmpty) }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
}
