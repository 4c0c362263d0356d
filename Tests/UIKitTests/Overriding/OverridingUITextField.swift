import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextField` lets one override.
@MainActor
class OverridingUITextField: UITextField {
    override func cut(_ sender: Any?) { heard(self, "cut(_:)", super.cut(sender)) }
    override func copy(_ sender: Any?) { heard(self, "copy(_:)", super.copy(sender)) }
    override func paste(_ sender: Any?) { heard(self, "paste(_:)", super.paste(sender)) }
    override func select(_ sender: Any?) { heard(self, "select(_:)", super.select(sender)) }
    override func selectAll(_ sender: Any?) { heard(self, "selectAll(_:)", super.selectAll(sender)) }
    override func delete(_ sender: Any?) { heard(self, "delete(_:)", super.delete(sender)) }
    override var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { heard(self, "defaultTextAttributes", super.defaultTextAttributes) }
        set { super.defaultTextAttributes = heard(self, "defaultTextAttributes =", newValue) }
    }
    override var text: String? {
        get { heard(self, "text", super.text) }
        set { super.text = heard(self, "text =", newValue) }
    }
    override var attributedText: NSAttributedString? {
        get { heard(self, "attributedText", super.attributedText) }
        set { super.attributedText = heard(self, "attributedText =", newValue) }
    }
    override var placeholder: String? {
        get { heard(self, "placeholder", super.placeholder) }
        set { super.placeholder = heard(self, "placeholder =", newValue) }
    }
    override var attributedPlaceholder: NSAttributedString? {
        get { heard(self, "attributedPlaceholder", super.attributedPlaceholder) }
        set { super.attributedPlaceholder = heard(self, "attributedPlaceholder =", newValue) }
    }
    override var font: UIFont! {
        get { heard(self, "font", super.font) }
        set { super.font = heard(self, "font =", newValue) }
    }
    override var textColor: UIColor! {
        get { heard(self, "textColor", super.textColor) }
        set { super.textColor = heard(self, "textColor =", newValue) }
    }
    override var textAlignment: NSTextAlignment {
        get { heard(self, "textAlignment", super.textAlignment) }
        set { super.textAlignment = heard(self, "textAlignment =", newValue) }
    }
    override var borderStyle: BorderStyle {
        get { heard(self, "borderStyle", super.borderStyle) }
        set { super.borderStyle = heard(self, "borderStyle =", newValue) }
    }
    override var background: UIImage? {
        get { heard(self, "background", super.background) }
        set { super.background = heard(self, "background =", newValue) }
    }
    override var disabledBackground: UIImage? {
        get { heard(self, "disabledBackground", super.disabledBackground) }
        set { super.disabledBackground = heard(self, "disabledBackground =", newValue) }
    }
    override var clearButtonMode: ViewMode {
        get { heard(self, "clearButtonMode", super.clearButtonMode) }
        set { super.clearButtonMode = heard(self, "clearButtonMode =", newValue) }
    }
    override var leftView: UIView? {
        get { heard(self, "leftView", super.leftView) }
        set { super.leftView = heard(self, "leftView =", newValue) }
    }
    override var rightView: UIView? {
        get { heard(self, "rightView", super.rightView) }
        set { super.rightView = heard(self, "rightView =", newValue) }
    }
    override var leftViewMode: ViewMode {
        get { heard(self, "leftViewMode", super.leftViewMode) }
        set { super.leftViewMode = heard(self, "leftViewMode =", newValue) }
    }
    override var rightViewMode: ViewMode {
        get { heard(self, "rightViewMode", super.rightViewMode) }
        set { super.rightViewMode = heard(self, "rightViewMode =", newValue) }
    }
    override var minimumFontSize: CGFloat {
        get { heard(self, "minimumFontSize", super.minimumFontSize) }
        set { super.minimumFontSize = heard(self, "minimumFontSize =", newValue) }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { heard(self, "adjustsFontSizeToFitWidth", super.adjustsFontSizeToFitWidth) }
        set { super.adjustsFontSizeToFitWidth = heard(self, "adjustsFontSizeToFitWidth =", newValue) }
    }
    override var adjustsFontForContentSizeCategory: Bool {
        get { heard(self, "adjustsFontForContentSizeCategory", super.adjustsFontForContentSizeCategory) }
        set { super.adjustsFontForContentSizeCategory = heard(self, "adjustsFontForContentSizeCategory =", newValue) }
    }
    override var allowsEditingTextAttributes: Bool {
        get { heard(self, "allowsEditingTextAttributes", super.allowsEditingTextAttributes) }
        set { super.allowsEditingTextAttributes = heard(self, "allowsEditingTextAttributes =", newValue) }
    }
    override var clearsOnBeginEditing: Bool {
        get { heard(self, "clearsOnBeginEditing", super.clearsOnBeginEditing) }
        set { super.clearsOnBeginEditing = heard(self, "clearsOnBeginEditing =", newValue) }
    }
    override var delegate: (any UITextFieldDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var autocapitalizationType: UITextAutocapitalizationType {
        get { heard(self, "autocapitalizationType", super.autocapitalizationType) }
        set { super.autocapitalizationType = heard(self, "autocapitalizationType =", newValue) }
    }
    override var autocorrectionType: UITextAutocorrectionType {
        get { heard(self, "autocorrectionType", super.autocorrectionType) }
        set { super.autocorrectionType = heard(self, "autocorrectionType =", newValue) }
    }
    override var spellCheckingType: UITextSpellCheckingType {
        get { heard(self, "spellCheckingType", super.spellCheckingType) }
        set { super.spellCheckingType = heard(self, "spellCheckingType =", newValue) }
    }
    override var smartQuotesType: UITextSmartQuotesType {
        get { heard(self, "smartQuotesType", super.smartQuotesType) }
        set { super.smartQuotesType = heard(self, "smartQuotesType =", newValue) }
    }
    override var smartDashesType: UITextSmartDashesType {
        get { heard(self, "smartDashesType", super.smartDashesType) }
        set { super.smartDashesType = heard(self, "smartDashesType =", newValue) }
    }
    override var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { heard(self, "smartInsertDeleteType", super.smartInsertDeleteType) }
        set { super.smartInsertDeleteType = heard(self, "smartInsertDeleteType =", newValue) }
    }
    override var keyboardType: UIKeyboardType {
        get { heard(self, "keyboardType", super.keyboardType) }
        set { super.keyboardType = heard(self, "keyboardType =", newValue) }
    }
    override var keyboardAppearance: UIKeyboardAppearance {
        get { heard(self, "keyboardAppearance", super.keyboardAppearance) }
        set { super.keyboardAppearance = heard(self, "keyboardAppearance =", newValue) }
    }
    override var returnKeyType: UIReturnKeyType {
        get { heard(self, "returnKeyType", super.returnKeyType) }
        set { super.returnKeyType = heard(self, "returnKeyType =", newValue) }
    }
    override var enablesReturnKeyAutomatically: Bool {
        get { heard(self, "enablesReturnKeyAutomatically", super.enablesReturnKeyAutomatically) }
        set { super.enablesReturnKeyAutomatically = heard(self, "enablesReturnKeyAutomatically =", newValue) }
    }
    override var isSecureTextEntry: Bool {
        get { heard(self, "isSecureTextEntry", super.isSecureTextEntry) }
        set { super.isSecureTextEntry = heard(self, "isSecureTextEntry =", newValue) }
    }
    override var textContentType: UITextContentType! {
        get { heard(self, "textContentType", super.textContentType) }
        set { super.textContentType = heard(self, "textContentType =", newValue) }
    }
    override var passwordRules: UITextInputPasswordRules? {
        get { heard(self, "passwordRules", super.passwordRules) }
        set { super.passwordRules = heard(self, "passwordRules =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "textRect(forBounds:)", super.textRect(forBounds: bounds))
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "placeholderRect(forBounds:)", super.placeholderRect(forBounds: bounds))
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "editingRect(forBounds:)", super.editingRect(forBounds: bounds))
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override var isEditing: Bool { heard(self, "isEditing", super.isEditing) }
    override var inputView: UIView? {
        get { heard(self, "inputView", super.inputView) }
        set { super.inputView = heard(self, "inputView =", newValue) }
    }
    override var inputAccessoryView: UIView? {
        get { heard(self, "inputAccessoryView", super.inputAccessoryView) }
        set { super.inputAccessoryView = heard(self, "inputAccessoryView =", newValue) }
    }
    override var canBecomeFirstResponder: Bool { heard(self, "canBecomeFirstResponder", super.canBecomeFirstResponder) }
    @discardableResult
    override func becomeFirstResponder() -> Bool {
        heard(self, "becomeFirstResponder()", super.becomeFirstResponder())
    }
    @discardableResult
    override func resignFirstResponder() -> Bool {
        heard(self, "resignFirstResponder()", super.resignFirstResponder())
    }
    override func insertText(_ text: String) {
        heard(self, "insertText(_:)", super.insertText(text))
    }
    override func deleteBackward() {
        heard(self, "deleteBackward()", super.deleteBackward())
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        heard(self, "endTracking(_:with:)", super.endTracking(touch, with: event))
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard(self, "pressesBegan(_:with:)", super.pressesBegan(presses, with: event))
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        heard(self, "canPerformAction(_:withSender:)", super.canPerformAction(action, withSender: sender))
    }
    override func borderRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "borderRect(forBounds:)", super.borderRect(forBounds: bounds))
    }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "clearButtonRect(forBounds:)", super.clearButtonRect(forBounds: bounds))
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "leftViewRect(forBounds:)", super.leftViewRect(forBounds: bounds))
    }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "rightViewRect(forBounds:)", super.rightViewRect(forBounds: bounds))
    }
    override func drawText(in rect: CGRect) {
        heard(self, "drawText(in:)", super.drawText(in: rect))
    }
    override func drawPlaceholder(in rect: CGRect) {
        heard(self, "drawPlaceholder(in:)", super.drawPlaceholder(in: rect))
    }
    override var pasteDelegate: (any UITextPasteDelegate)? {
        get { heard(self, "pasteDelegate", super.pasteDelegate) }
        set { super.pasteDelegate = heard(self, "pasteDelegate =", newValue) }
    }
    override var canBecomeFocused: Bool { heard(self, "canBecomeFocused", super.canBecomeFocused) }
}
