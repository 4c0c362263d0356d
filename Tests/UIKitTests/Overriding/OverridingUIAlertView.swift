import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIAlertView` lets one override.
@MainActor
class OverridingUIAlertView: UIAlertView {
    override var delegate: AnyObject? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var title: String {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var message: String? {
        get { heard(self, "message", super.message) }
        set { super.message = heard(self, "message =", newValue) }
    }
    override var alertViewStyle: UIAlertViewStyle {
        get { heard(self, "alertViewStyle", super.alertViewStyle) }
        set { super.alertViewStyle = heard(self, "alertViewStyle =", newValue) }
    }
    override var cancelButtonIndex: Int {
        get { heard(self, "cancelButtonIndex", super.cancelButtonIndex) }
        set { super.cancelButtonIndex = heard(self, "cancelButtonIndex =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func addButton(withTitle title: String?) -> Int {
        heard(self, "addButton(withTitle:)", super.addButton(withTitle: title))
    }
    override func buttonTitle(at buttonIndex: Int) -> String? {
        heard(self, "buttonTitle(at:)", super.buttonTitle(at: buttonIndex))
    }
    override var numberOfButtons: Int { heard(self, "numberOfButtons", super.numberOfButtons) }
    override var firstOtherButtonIndex: Int { heard(self, "firstOtherButtonIndex", super.firstOtherButtonIndex) }
    override var isVisible: Bool { heard(self, "isVisible", super.isVisible) }
    override func textField(at textFieldIndex: Int) -> UITextField? {
        heard(self, "textField(at:)", super.textField(at: textFieldIndex))
    }
    override func show() {
        heard(self, "show()", super.show())
    }
    override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        heard(
            self, "dismiss(withClickedButtonIndex:animated:)",
            super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated))
    }
}
