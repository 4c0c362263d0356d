import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDragInteraction` lets one override.
@MainActor
class OverridingUIDragInteraction: UIDragInteraction {
    override var delegate: (any UIDragInteractionDelegate)? { heard(self, "delegate", super.delegate) }
    override var view: UIView? { heard(self, "view", super.view) }
    override var isEnabled: Bool {
        get { heard(self, "isEnabled", super.isEnabled) }
        set { super.isEnabled = heard(self, "isEnabled =", newValue) }
    }
    override var allowsSimultaneousRecognitionDuringLift: Bool {
        get { heard(self, "allowsSimultaneousRecognitionDuringLift", super.allowsSimultaneousRecognitionDuringLift) }
        set {
            super.allowsSimultaneousRecognitionDuringLift = heard(
                self, "allowsSimultaneousRecognitionDuringLift =", newValue)
        }
    }
    override class var isEnabledByDefault: Bool { super.isEnabledByDefault }
    override init(delegate: any UIDragInteractionDelegate) {
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
