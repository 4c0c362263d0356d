import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIMenuItem` lets one override.
@MainActor
class OverridingUIMenuItem: UIMenuItem {
    override var title: String {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var action: Selector {
        get { heard(self, "action", super.action) }
        set { super.action = heard(self, "action =", newValue) }
    }
    override init(title: String, action: Selector) {
        super.init(title: title, action: action)
        heard(self, "init(title:action:)", ())
    }
}
