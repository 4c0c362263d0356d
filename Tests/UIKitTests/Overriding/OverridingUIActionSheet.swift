import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIActionSheet` lets one override.
@MainActor
class OverridingUIActionSheet: UIActionSheet {
    override var delegate: (any UIActionSheetDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var title: String {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var actionSheetStyle: UIActionSheetStyle {
        get { heard(self, "actionSheetStyle", super.actionSheetStyle) }
        set { super.actionSheetStyle = heard(self, "actionSheetStyle =", newValue) }
    }
    override var cancelButtonIndex: Int {
        get { heard(self, "cancelButtonIndex", super.cancelButtonIndex) }
        set { super.cancelButtonIndex = heard(self, "cancelButtonIndex =", newValue) }
    }
    override var destructiveButtonIndex: Int {
        get { heard(self, "destructiveButtonIndex", super.destructiveButtonIndex) }
        set { super.destructiveButtonIndex = heard(self, "destructiveButtonIndex =", newValue) }
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
    override func show(from view: UIToolbar) {
        heard(self, "show(from:)", super.show(from: view))
    }
    override func show(in view: UIView) {
        heard(self, "show(in:)", super.show(in: view))
    }
    override func show(from item: UIBarButtonItem, animated: Bool) {
        heard(self, "show(from:animated:)", super.show(from: item, animated: animated))
    }
    override func show(from rect: CGRect, in view: UIView, animated: Bool) {
        heard(self, "show(from:in:animated:)", super.show(from: rect, in: view, animated: animated))
    }
    override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        heard(
            self, "dismiss(withClickedButtonIndex:animated:)",
            super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated))
    }
}
