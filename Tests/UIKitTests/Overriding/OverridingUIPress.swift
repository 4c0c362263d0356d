import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPress` lets one override.
@MainActor
class OverridingUIPress: UIPress {
    override var phase: Phase { heard(self, "phase", super.phase) }
    override var timestamp: TimeInterval { heard(self, "timestamp", super.timestamp) }
    override var type: PressType { heard(self, "type", super.type) }
    override var window: UIWindow? { heard(self, "window", super.window) }
    override var responder: UIResponder? { heard(self, "responder", super.responder) }
    override var force: CGFloat { heard(self, "force", super.force) }
    override var key: UIKey? { heard(self, "key", super.key) }
}
