import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIMenuController` lets one override.
@MainActor
class OverridingUIMenuController: UIMenuController {
    override class var shared: UIMenuController { super.shared }
    override var menuItems: [UIMenuItem]? {
        get { heard(self, "menuItems", super.menuItems) }
        set { super.menuItems = heard(self, "menuItems =", newValue) }
    }
    override var arrowDirection: ArrowDirection {
        get { heard(self, "arrowDirection", super.arrowDirection) }
        set { super.arrowDirection = heard(self, "arrowDirection =", newValue) }
    }
    override var isMenuVisible: Bool {
        get { heard(self, "isMenuVisible", super.isMenuVisible) }
        set { super.isMenuVisible = heard(self, "isMenuVisible =", newValue) }
    }
    override var menuFrame: CGRect { heard(self, "menuFrame", super.menuFrame) }
    override func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        heard(self, "setTargetRect(_:in:)", super.setTargetRect(targetRect, in: targetView))
    }
    override func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        heard(self, "setMenuVisible(_:animated:)", super.setMenuVisible(menuVisible, animated: animated))
    }
    override func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        heard(self, "showMenu(from:rect:)", super.showMenu(from: targetView, rect: targetRect))
    }
    override func hideMenu(from targetView: UIView) {
        heard(self, "hideMenu(from:)", super.hideMenu(from: targetView))
    }
    override func hideMenu() {
        heard(self, "hideMenu()", super.hideMenu())
    }
    override func update() {
        heard(self, "update()", super.update())
    }
}
