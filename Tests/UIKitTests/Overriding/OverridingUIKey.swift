import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIKey` lets one override.
@MainActor
class OverridingUIKey: UIKey {
    override var characters: String { heard(self, "characters", super.characters) }
    override var charactersIgnoringModifiers: String {
        heard(self, "charactersIgnoringModifiers", super.charactersIgnoringModifiers)
    }
    override var modifierFlags: UIKeyModifierFlags { heard(self, "modifierFlags", super.modifierFlags) }
    override var keyCode: UIKeyboardHIDUsage { heard(self, "keyCode", super.keyCode) }
}
