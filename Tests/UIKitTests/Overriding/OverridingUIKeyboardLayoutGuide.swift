import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIKeyboardLayoutGuide` lets one override.
@MainActor
class OverridingUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    override var followsUndockedKeyboard: Bool {
        get { heard(self, "followsUndockedKeyboard", super.followsUndockedKeyboard) }
        set { super.followsUndockedKeyboard = heard(self, "followsUndockedKeyboard =", newValue) }
    }
    override var usesBottomSafeArea: Bool {
        get { heard(self, "usesBottomSafeArea", super.usesBottomSafeArea) }
        set { super.usesBottomSafeArea = heard(self, "usesBottomSafeArea =", newValue) }
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
