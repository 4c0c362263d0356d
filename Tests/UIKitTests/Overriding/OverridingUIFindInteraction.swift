import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIFindInteraction` lets one override.
class OverridingUIFindInteraction: UIFindInteraction {
    override init(sessionDelegate: any UIFindInteractionDelegate) {
        super.init(sessionDelegate: sessionDelegate)
        heard(self, "init(sessionDelegate:)", ())
    }
    override func willMove(to view: UIView?) {
        heard(self, "willMove(to:)", super.willMove(to: view))
    }
    override func didMove(to view: UIView?) {
        heard(self, "didMove(to:)", super.didMove(to: view))
    }
}
