import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPressesEvent` lets one override.
@MainActor
class OverridingUIPressesEvent: UIPressesEvent {
    override var allPresses: Set<UIPress> { heard(self, "allPresses", super.allPresses) }
    override func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        heard(self, "presses(for:)", super.presses(for: gesture))
    }
}
