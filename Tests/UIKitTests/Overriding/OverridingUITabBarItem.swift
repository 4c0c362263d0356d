import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITabBarItem` lets one override.
@MainActor
class OverridingUITabBarItem: UITabBarItem {
    override var selectedImage: UIImage? {
        get { heard(self, "selectedImage", super.selectedImage) }
        set { super.selectedImage = heard(self, "selectedImage =", newValue) }
    }
    override var badgeColor: UIColor? {
        get { heard(self, "badgeColor", super.badgeColor) }
        set { super.badgeColor = heard(self, "badgeColor =", newValue) }
    }
    override var titlePositionAdjustment: UIOffset {
        get { heard(self, "titlePositionAdjustment", super.titlePositionAdjustment) }
        set { super.titlePositionAdjustment = heard(self, "titlePositionAdjustment =", newValue) }
    }
    override var badgeValue: String? {
        get { heard(self, "badgeValue", super.badgeValue) }
        set { super.badgeValue = heard(self, "badgeValue =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
