import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextInteraction` lets one override.
class OverridingUITextInteraction: UITextInteraction {
    override init(for mode: UITextInteractionMode) {
        super.init(for: mode)
        heard(self, "init(for:)", ())
    }
    override func willMove(to view: UIView?) {
        heard(self, "willMove(to:)", super.willMove(to: view))
    }
    override func didMove(to view: UIView?) {
        heard(self, "didMove(to:)", super.didMove(to: view))
    }
}
