import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIApplicationShortcutItem` lets one override.
@MainActor
class OverridingUIApplicationShortcutItem: UIApplicationShortcutItem {
    override var type: String { heard(self, "type", super.type) }
    override var localizedTitle: String { heard(self, "localizedTitle", super.localizedTitle) }
    override var localizedSubtitle: String? { heard(self, "localizedSubtitle", super.localizedSubtitle) }
    override var icon: UIApplicationShortcutIcon? { heard(self, "icon", super.icon) }
    override var userInfo: [String: any NSSecureCoding]? { heard(self, "userInfo", super.userInfo) }
    override var targetContentIdentifier: Any? {
        get { heard(self, "targetContentIdentifier", super.targetContentIdentifier) }
        set { super.targetContentIdentifier = heard(self, "targetContentIdentifier =", newValue) }
    }
    override init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]?
    ) {
        super.init(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
        heard(self, "init(type:localizedTitle:localizedSubtitle:icon:userInfo:)", ())
    }
}
