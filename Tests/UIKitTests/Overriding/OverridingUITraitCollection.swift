import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITraitCollection` lets one override.
class OverridingUITraitCollection: UITraitCollection, @unchecked Sendable {
    override var userInterfaceIdiom: UIUserInterfaceIdiom {
        heard(self, "userInterfaceIdiom", super.userInterfaceIdiom)
    }
    override var displayScale: CGFloat { heard(self, "displayScale", super.displayScale) }
    override var horizontalSizeClass: UIUserInterfaceSizeClass {
        heard(self, "horizontalSizeClass", super.horizontalSizeClass)
    }
    override var verticalSizeClass: UIUserInterfaceSizeClass {
        heard(self, "verticalSizeClass", super.verticalSizeClass)
    }
    override var userInterfaceStyle: UIUserInterfaceStyle {
        heard(self, "userInterfaceStyle", super.userInterfaceStyle)
    }
    override var layoutDirection: UITraitEnvironmentLayoutDirection {
        heard(self, "layoutDirection", super.layoutDirection)
    }
    override var preferredContentSizeCategory: UIContentSizeCategory {
        heard(self, "preferredContentSizeCategory", super.preferredContentSizeCategory)
    }
    override var accessibilityContrast: UIAccessibilityContrast {
        heard(self, "accessibilityContrast", super.accessibilityContrast)
    }
    override var userInterfaceLevel: UIUserInterfaceLevel {
        heard(self, "userInterfaceLevel", super.userInterfaceLevel)
    }
    override var displayGamut: UIDisplayGamut { heard(self, "displayGamut", super.displayGamut) }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func containsTraits(in other: UITraitCollection?) -> Bool {
        heard(self, "containsTraits(in:)", super.containsTraits(in: other))
    }
    override func isEqual(_ object: Any?) -> Bool {
        heard(self, "isEqual(_:)", super.isEqual(object))
    }
    override var hash: Int { heard(self, "hash", super.hash) }
}
