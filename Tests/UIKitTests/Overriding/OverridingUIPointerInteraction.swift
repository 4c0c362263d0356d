import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPointerInteraction` lets one override.
class OverridingUIPointerInteraction: UIPointerInteraction {
    override init(delegate: (any UIPointerInteractionDelegate)?) {
        super.init(delegate: delegate)
        heard(self, "init(delegate:)", ())
    }
    override func willMove(to view: UIView?) {
        heard(self, "willMove(to:)", super.willMove(to: view))
    }
    override func didMove(to view: UIView?) {
        heard(self, "didMove(to:)", super.didMove(to: view))
    }
}
