import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIAccessibilityCustomAction` lets one override.
@MainActor
class OverridingUIAccessibilityCustomAction: UIAccessibilityCustomAction {
    override var name: String {
        get { heard(self, "name", super.name) }
        set { super.name = heard(self, "name =", newValue) }
    }
    override var attributedName: NSAttributedString {
        get { heard(self, "attributedName", super.attributedName) }
        set { super.attributedName = heard(self, "attributedName =", newValue) }
    }
    override var image: UIImage? {
        get { heard(self, "image", super.image) }
        set { super.image = heard(self, "image =", newValue) }
    }
    override var target: AnyObject? {
        get { heard(self, "target", super.target) }
        set { super.target = heard(self, "target =", newValue) }
    }
    override var selector: Selector {
        get { heard(self, "selector", super.selector) }
        set { super.selector = heard(self, "selector =", newValue) }
    }
    override var actionHandler: Handler? {
        get { heard(self, "actionHandler", super.actionHandler) }
        set { super.actionHandler = heard(self, "actionHandler =", newValue) }
    }
    override var category: Category? {
        get { heard(self, "category", super.category) }
        set { super.category = heard(self, "category =", newValue) }
    }
    override init(name: String, target: Any?, selector: Selector) {
        super.init(name: name, target: target, selector: selector)
        heard(self, "init(name:target:selector:)", ())
    }
    override init(name: String, actionHandler: Handler?) {
        super.init(name: name, actionHandler: actionHandler)
        heard(self, "init(name:actionHandler:)", ())
    }
}
