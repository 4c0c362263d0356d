import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIInputViewController` lets one override.
@MainActor
class OverridingUIInputViewController: UIInputViewController {
    override var inputView: UIInputView? {
        get { heard(self, "inputView", super.inputView) }
        set { super.inputView = heard(self, "inputView =", newValue) }
    }
    override var textDocumentProxy: any UITextDocumentProxy {
        heard(self, "textDocumentProxy", super.textDocumentProxy)
    }
    override var primaryLanguage: String? {
        get { heard(self, "primaryLanguage", super.primaryLanguage) }
        set { super.primaryLanguage = heard(self, "primaryLanguage =", newValue) }
    }
    override var hasDictationKey: Bool {
        get { heard(self, "hasDictationKey", super.hasDictationKey) }
        set { super.hasDictationKey = heard(self, "hasDictationKey =", newValue) }
    }
    override var hasFullAccess: Bool { heard(self, "hasFullAccess", super.hasFullAccess) }
    override var needsInputModeSwitchKey: Bool { heard(self, "needsInputModeSwitchKey", super.needsInputModeSwitchKey) }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func dismissKeyboard() {
        heard(self, "dismissKeyboard()", super.dismissKeyboard())
    }
    override func advanceToNextInputMode() {
        heard(self, "advanceToNextInputMode()", super.advanceToNextInputMode())
    }
    override func selectionWillChange(_ textInput: (any UITextInput)?) {
        heard(self, "selectionWillChange(_:)", super.selectionWillChange(textInput))
    }
    override func selectionDidChange(_ textInput: (any UITextInput)?) {
        heard(self, "selectionDidChange(_:)", super.selectionDidChange(textInput))
    }
    override func textWillChange(_ textInput: (any UITextInput)?) {
        heard(self, "textWillChange(_:)", super.textWillChange(textInput))
    }
    override func textDidChange(_ textInput: (any UITextInput)?) {
        heard(self, "textDidChange(_:)", super.textDidChange(textInput))
    }
}
