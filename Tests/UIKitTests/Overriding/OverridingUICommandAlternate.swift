import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICommandAlternate` lets one override.
@MainActor
class OverridingUICommandAlternate: UICommandAlternate {
    override var title: String { heard(self, "title", super.title) }
    override var action: Selector { heard(self, "action", super.action) }
    override var modifierFlags: UIKeyModifierFlags { heard(self, "modifierFlags", super.modifierFlags) }
    override init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        super.init(title: title, action: action, modifierFlags: modifierFlags)
        heard(self, "init(title:action:modifierFlags:)", ())
    }
}
