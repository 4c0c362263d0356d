import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UINavigationBarAppearance` lets one override.
@MainActor
class OverridingUINavigationBarAppearance: UINavigationBarAppearance {
    override var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { heard(self, "titleTextAttributes", super.titleTextAttributes) }
        set { super.titleTextAttributes = heard(self, "titleTextAttributes =", newValue) }
    }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { heard(self, "largeTitleTextAttributes", super.largeTitleTextAttributes) }
        set { super.largeTitleTextAttributes = heard(self, "largeTitleTextAttributes =", newValue) }
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
