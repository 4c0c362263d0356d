import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIKeyCommand` lets one override.
@MainActor
class OverridingUIKeyCommand: UIKeyCommand {
    override var input: String? { heard(self, "input", super.input) }
    override var modifierFlags: UIKeyModifierFlags { heard(self, "modifierFlags", super.modifierFlags) }
    override var wantsPriorityOverSystemBehavior: Bool {
        get { heard(self, "wantsPriorityOverSystemBehavior", super.wantsPriorityOverSystemBehavior) }
        set { super.wantsPriorityOverSystemBehavior = heard(self, "wantsPriorityOverSystemBehavior =", newValue) }
    }
    override var allowsAutomaticLocalization: Bool {
        get { heard(self, "allowsAutomaticLocalization", super.allowsAutomaticLocalization) }
        set { super.allowsAutomaticLocalization = heard(self, "allowsAutomaticLocalization =", newValue) }
    }
    override var allowsAutomaticMirroring: Bool {
        get { heard(self, "allowsAutomaticMirroring", super.allowsAutomaticMirroring) }
        set { super.allowsAutomaticMirroring = heard(self, "allowsAutomaticMirroring =", newValue) }
    }
    override init(
        title: String, image: UIImage?, action: Selector, input: String, modifierFlags: UIKeyModifierFlags,
        propertyList: Any?, alternates: [UICommandAlternate], discoverabilityTitle: String?,
        attributes: UIMenuElement.Attributes, state: UIMenuElement.State
    ) {
        super.init(
            title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        heard(
            self,
            "init(title:image:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:)",
            ())
    }
}
