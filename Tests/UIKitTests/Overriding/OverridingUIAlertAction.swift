import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIAlertAction` lets one override.
@MainActor
class OverridingUIAlertAction: UIAlertAction {
    override var title: String? { heard(self, "title", super.title) }
    override var style: Style { heard(self, "style", super.style) }
    override var isEnabled: Bool {
        get { heard(self, "isEnabled", super.isEnabled) }
        set { super.isEnabled = heard(self, "isEnabled =", newValue) }
    }
    override init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        super.init(title: title, style: style, handler: handler)
        heard(self, "init(title:style:handler:)", ())
    }
}
