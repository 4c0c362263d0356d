import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIMenuElement` lets one override.
@MainActor
class OverridingUIMenuElement: UIMenuElement {
    override var title: String {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var subtitle: String? {
        get { heard(self, "subtitle", super.subtitle) }
        set { super.subtitle = heard(self, "subtitle =", newValue) }
    }
    override var image: UIImage? {
        get { heard(self, "image", super.image) }
        set { super.image = heard(self, "image =", newValue) }
    }
}
