import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextPosition` lets one override.
@MainActor
class OverridingUITextPosition: UITextPosition {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
}
