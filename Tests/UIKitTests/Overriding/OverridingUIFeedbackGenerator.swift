import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIFeedbackGenerator` lets one override.
@MainActor
class OverridingUIFeedbackGenerator: UIFeedbackGenerator {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func prepare() {
        heard(self, "prepare()", super.prepare())
    }
}
