import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIGestureRecognizer` lets one override.
@MainActor
class OverridingUIGestureRecognizer: UIGestureRecognizer {
    override var view: UIView? { heard(self, "view", super.view) }
    override var isEnabled: Bool {
        get { heard(self, "isEnabled", super.isEnabled) }
        set { super.isEnabled = heard(self, "isEnabled =", newValue) }
    }
    override var cancelsTouchesInView: Bool {
        get { heard(self, "cancelsTouchesInView", super.cancelsTouchesInView) }
        set { super.cancelsTouchesInView = heard(self, "cancelsTouchesInView =", newValue) }
    }
    override var delaysTouchesBegan: Bool {
        get { heard(self, "delaysTouchesBegan", super.delaysTouchesBegan) }
        set { super.delaysTouchesBegan = heard(self, "delaysTouchesBegan =", newValue) }
    }
    override var delaysTouchesEnded: Bool {
        get { heard(self, "delaysTouchesEnded", super.delaysTouchesEnded) }
        set { super.delaysTouchesEnded = heard(self, "delaysTouchesEnded =", newValue) }
    }
    override var requiresExclusiveTouchType: Bool {
        get { heard(self, "requiresExclusiveTouchType", super.requiresExclusiveTouchType) }
        set { super.requiresExclusiveTouchType = heard(self, "requiresExclusiveTouchType =", newValue) }
    }
    override var allowedTouchTypes: [NSNumber] {
        get { heard(self, "allowedTouchTypes", super.allowedTouchTypes) }
        set { super.allowedTouchTypes = heard(self, "allowedTouchTypes =", newValue) }
    }
    override var allowedPressTypes: [NSNumber] {
        get { heard(self, "allowedPressTypes", super.allowedPressTypes) }
        set { super.allowedPressTypes = heard(self, "allowedPressTypes =", newValue) }
    }
    override var name: String? {
        get { heard(self, "name", super.name) }
        set { super.name = heard(self, "name =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        heard(self, "init(target:action:)", ())
    }
    override func addTarget(_ target: Any, action: Selector) {
        heard(self, "addTarget(_:action:)", super.addTarget(target, action: action))
    }
    override func removeTarget(_ target: Any?, action: Selector?) {
        heard(self, "removeTarget(_:action:)", super.removeTarget(target, action: action))
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
}
