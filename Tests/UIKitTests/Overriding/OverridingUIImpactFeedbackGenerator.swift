import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIImpactFeedbackGenerator` lets one override.
@MainActor
class OverridingUIImpactFeedbackGenerator: UIImpactFeedbackGenerator {
    override init(style: FeedbackStyle) {
        super.init(style: style)
        heard(self, "init(style:)", ())
    }
    override func impactOccurred() {
        heard(self, "impactOccurred()", super.impactOccurred())
    }
    override func impactOccurred(intensity: CGFloat) {
        heard(self, "impactOccurred(intensity:)", super.impactOccurred(intensity: intensity))
    }
}
