import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISelectionFeedbackGenerator` lets one override.
@MainActor
class OverridingUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {
    override func selectionChanged() {
        heard(self, "selectionChanged()", super.selectionChanged())
    }
}
