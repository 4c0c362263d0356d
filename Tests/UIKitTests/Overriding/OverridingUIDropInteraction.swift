import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDropInteraction` lets one override.
@MainActor
class OverridingUIDropInteraction: UIDropInteraction {
    override var delegate: (any UIDropInteractionDelegate)? { heard(self, "delegate", super.delegate) }
    override var view: UIView? { heard(self, "view", super.view) }
    override var allowsSimultaneousDropSessions: Bool {
        get { heard(self, "allowsSimultaneousDropSessions", super.allowsSimultaneousDropSessions) }
        set { super.allowsSimultaneousDropSessions = heard(self, "allowsSimultaneousDropSessions =", newValue) }
    }
    override init(delegate: any UIDropInteractionDelegate) {
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
