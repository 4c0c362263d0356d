import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPencilInteraction` lets one override.
class OverridingUIPencilInteraction: UIPencilInteraction {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(delegate: any UIPencilInteractionDelegate) {
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
