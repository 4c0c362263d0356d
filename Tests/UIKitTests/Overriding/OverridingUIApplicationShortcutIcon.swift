import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIApplicationShortcutIcon` lets one override.
@MainActor
class OverridingUIApplicationShortcutIcon: UIApplicationShortcutIcon {
    override init(templateImageName: String) {
        super.init(templateImageName: templateImageName)
        heard(self, "init(templateImageName:)", ())
    }
    override init(systemImageName: String) {
        super.init(systemImageName: systemImageName)
        heard(self, "init(systemImageName:)", ())
    }
    override init(type: UIApplicationShortcutIcon.IconType) {
        super.init(type: type)
        heard(self, "init(type:)", ())
    }
}
