import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIApplication` lets one override.
@MainActor
class OverridingUIApplication: UIApplication {
    override class var shared: UIApplication {
        heardByClass(Self.self, "shared")
        return super.shared
    }
    override var windows: [UIWindow] { heard(self, "windows", super.windows) }
    override var keyWindow: UIWindow? { heard(self, "keyWindow", super.keyWindow) }
    override func sendEvent(_ event: UIEvent) {
        heard(self, "sendEvent(_:)", super.sendEvent(event))
    }
    @discardableResult
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        heard(self, "sendAction(_:to:from:for:)", super.sendAction(action, to: target, from: sender, for: event))
    }
    override var isIgnoringInteractionEvents: Bool {
        heard(self, "isIgnoringInteractionEvents", super.isIgnoringInteractionEvents)
    }
    override func beginIgnoringInteractionEvents() {
        heard(self, "beginIgnoringInteractionEvents()", super.beginIgnoringInteractionEvents())
    }
    override func endIgnoringInteractionEvents() {
        heard(self, "endIgnoringInteractionEvents()", super.endIgnoringInteractionEvents())
    }
}
