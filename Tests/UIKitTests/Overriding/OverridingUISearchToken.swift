import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISearchToken` lets one override.
@MainActor
class OverridingUISearchToken: UISearchToken {
    override var representedObject: Any? {
        get { heard(self, "representedObject", super.representedObject) }
        set { super.representedObject = heard(self, "representedObject =", newValue) }
    }
    override init(icon: UIImage?, text: String) {
        super.init(icon: icon, text: text)
        heard(self, "init(icon:text:)", ())
    }
}
