import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISceneSizeRestrictions` lets one override.
@MainActor
class OverridingUISceneSizeRestrictions: UISceneSizeRestrictions {
    override var minimumSize: CGSize {
        get { heard(self, "minimumSize", super.minimumSize) }
        set { super.minimumSize = heard(self, "minimumSize =", newValue) }
    }
    override var maximumSize: CGSize {
        get { heard(self, "maximumSize", super.maximumSize) }
        set { super.maximumSize = heard(self, "maximumSize =", newValue) }
    }
    override var allowsFullScreen: Bool {
        get { heard(self, "allowsFullScreen", super.allowsFullScreen) }
        set { super.allowsFullScreen = heard(self, "allowsFullScreen =", newValue) }
    }
}
