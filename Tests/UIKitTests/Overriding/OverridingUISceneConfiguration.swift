import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISceneConfiguration` lets one override.
@MainActor
class OverridingUISceneConfiguration: UISceneConfiguration {
    override var name: String? { heard(self, "name", super.name) }
    override var role: UISceneSession.Role { heard(self, "role", super.role) }
    override var sceneClass: AnyClass? {
        get { heard(self, "sceneClass", super.sceneClass) }
        set { super.sceneClass = heard(self, "sceneClass =", newValue) }
    }
    override var delegateClass: AnyClass? {
        get { heard(self, "delegateClass", super.delegateClass) }
        set { super.delegateClass = heard(self, "delegateClass =", newValue) }
    }
    override var storyboard: UIStoryboard? {
        get { heard(self, "storyboard", super.storyboard) }
        set { super.storyboard = heard(self, "storyboard =", newValue) }
    }
    override init(name: String?, sessionRole: UISceneSession.Role) {
        super.init(name: name, sessionRole: sessionRole)
        heard(self, "init(name:sessionRole:)", ())
    }
}
