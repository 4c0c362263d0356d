import Foundation
import UIKit

/// Overrides all that `UIAccessibilityElement` lets one override.
@MainActor
class OverridingUIAccessibilityElement: UIAccessibilityElement {
    override var accessibilityFrameInContainerSpace: CGRect {
        get { heard(self, "accessibilityFrameInContainerSpace", super.accessibilityFrameInContainerSpace) }
        set {
            super.accessibilityFrameInContainerSpace = heard(
                self, "accessibilityFrameInContainerSpace =", newValue)
        }
    }
    override init(accessibilityContainer container: Any) {
        super.init(accessibilityContainer: container)
        heard(self, "init(accessibilityContainer:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
