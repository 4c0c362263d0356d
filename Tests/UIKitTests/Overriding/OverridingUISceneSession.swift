import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISceneSession` lets one override.
@MainActor
class OverridingUISceneSession: UISceneSession {
    override var role: Role { heard(self, "role", super.role) }
    override var configuration: UISceneConfiguration { heard(self, "configuration", super.configuration) }
    override var scene: UIScene? { heard(self, "scene", super.scene) }
    override var persistentIdentifier: String { heard(self, "persistentIdentifier", super.persistentIdentifier) }
    override var stateRestorationActivity: NSUserActivity? {
        get { heard(self, "stateRestorationActivity", super.stateRestorationActivity) }
        set { super.stateRestorationActivity = heard(self, "stateRestorationActivity =", newValue) }
    }
    override var userInfo: [String: Any]? {
        get { heard(self, "userInfo", super.userInfo) }
        set { super.userInfo = heard(self, "userInfo =", newValue) }
    }
}
