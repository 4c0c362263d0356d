import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITextView` lets one override.
@MainActor
class OverridingUITextView: UITextView {
    override var delegate: (any UITextViewDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override func cut(_ sender: Any?) { heard(self, "cut(_:)", super.cut(sender)) }
    override func copy(_ sender: Any?) { heard(self, "copy(_:)", super.copy(sender)) }
    override func paste(_ sender: Any?) { heard(self, "paste(_:)", super.paste(sender)) }
    override func select(_ sender: Any?) { heard(self, "select(_:)", super.select(sender)) }
    override func selectAll(_ sender: Any?) { heard(self, "selectAll(_:)", super.selectAll(sender)) }
    override func delete(_ sender: Any?) { heard(self, "delete(_:)", super.delete(sender)) }
    override var textStorage: NSTextStorage { heard(self, "textStorage", super.textStorage) }
    override var layoutManager: NSLayoutManager { heard(self, "layoutManager", super.layoutManager) }
    override var textContainer: NSTextContainer { heard(self, "textContainer", super.textContainer) }
    override var text: String! {
        get { heard(self, "text", super.text) }
        set { super.text = heard(self, "text =", newValue) }
    }
    override var attributedText: NSAttributedString? {
        get { heard(self, "attributedText", super.attributedText) }
        set { super.attributedText = heard(self, "attributedText =", newValue) }
    }
    override var font: UIFont? {
        get { heard(self, "font", super.font) }
        set { super.font = heard(self, "font =", newValue) }
    }
    override var textColor: UIColor? {
        get { heard(self, "textColor", super.textColor) }
        set { super.textColor = heard(self, "textColor =", newValue) }
    }
    override var textAlignment: NSTextAlignment {
        get { heard(self, "textAlignment", super.textAlignment) }
        set { super.textAlignment = heard(self, "textAlignment =", newValue) }
    }
    override var isEditable: Bool {
        get { heard(self, "isEditable", super.isEditable) }
        set { super.isEditable = heard(self, "isEditable =", newValue) }
    }
    override var isSelectable: Bool {
        get { heard(self, "isSelectable", super.isSelectable) }
        set { super.isSelectable = heard(self, "isSelectable =", newValue) }
    }
    override var allowsEditingTextAttributes: Bool {
        get { heard(self, "allowsEditingTextAttributes", super.allowsEditingTextAttributes) }
        set { super.allowsEditingTextAttributes = heard(self, "allowsEditingTextAttributes =", newValue) }
    }
    override var adjustsFontForContentSizeCategory: Bool {
        get { heard(self, "adjustsFontForContentSizeCategory", super.adjustsFontForContentSizeCategory) }
        set { super.adjustsFontForContentSizeCategory = heard(self, "adjustsFontForContentSizeCategory =", newValue) }
    }
    override var dataDetectorTypes: UIDataDetectorTypes {
        get { heard(self, "dataDetectorTypes", super.dataDetectorTypes) }
        set { super.dataDetectorTypes = heard(self, "dataDetectorTypes =", newValue) }
    }
    override var textContainerInset: UIEdgeInsets {
        get { heard(self, "textContainerInset", super.textContainerInset) }
        set { super.textContainerInset = heard(self, "textContainerInset =", newValue) }
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
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        heard(self, "init(frame:textContainer:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { heard(self, "linkTextAttributes", super.linkTextAttributes) }
        set { super.linkTextAttributes = heard(self, "linkTextAttributes =", newValue) }
    }
    override var selectedRange: NSRange {
        get { heard(self, "selectedRange", super.selectedRange) }
        set { super.selectedRange = heard(self, "selectedRange =", newValue) }
    }
    override var typingAttributes: [NSAttributedString.Key: Any] {
        get { heard(self, "typingAttributes", super.typingAttributes) }
        set { super.typingAttributes = heard(self, "typingAttributes =", newValue) }
    }
    override var clearsOnInsertion: Bool {
        get { heard(self, "clearsOnInsertion", super.clearsOnInsertion) }
        set { super.clearsOnInsertion = heard(self, "clearsOnInsertion =", newValue) }
    }
    override var inputView: UIView? {
        get { heard(self, "inputView", super.inputView) }
        set { super.inputView = heard(self, "inputView =", newValue) }
    }
    override var inputAccessoryView: UIView? {
        get { heard(self, "inputAccessoryView", super.inputAccessoryView) }
        set { super.inputAccessoryView = heard(self, "inputAccessoryView =", newValue) }
    }
    override var canBecomeFirstResponder: Bool { heard(self, "canBecomeFirstResponder", super.canBecomeFirstResponder) }
    override func becomeFirstResponder() -> Bool {
        heard(self, "becomeFirstResponder()", super.becomeFirstResponder())
    }
    override func resignFirstResponder() -> Bool {
        heard(self, "resignFirstResponder()", super.resignFirstResponder())
    }
    override func insertText(_ text: String) {
        heard(self, "insertText(_:)", super.insertText(text))
    }
    override func deleteBackward() {
        heard(self, "deleteBackward()", super.deleteBackward())
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard(self, "pressesBegan(_:with:)", super.pressesBegan(presses, with: event))
    }
    override func scrollRangeToVisible(_ range: NSRange) {
        heard(self, "scrollRangeToVisible(_:)", super.scrollRangeToVisible(range))
    }
    override var contentOffset: CGPoint {
        get { heard(self, "contentOffset", super.contentOffset) }
        set { super.contentOffset = heard(self, "contentOffset =", newValue) }
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        heard(self, "canPerformAction(_:withSender:)", super.canPerformAction(action, withSender: sender))
    }
    override var isFindInteractionEnabled: Bool {
        get { heard(self, "isFindInteractionEnabled", super.isFindInteractionEnabled) }
        set { super.isFindInteractionEnabled = heard(self, "isFindInteractionEnabled =", newValue) }
    }
    override var findInteraction: UIFindInteraction? { heard(self, "findInteraction", super.findInteraction) }
    override var pasteDelegate: (any UITextPasteDelegate)? {
        get { heard(self, "pasteDelegate", super.pasteDelegate) }
        set { super.pasteDelegate = heard(self, "pasteDelegate =", newValue) }
    }
    override var canBecomeFocused: Bool { heard(self, "canBecomeFocused", super.canBecomeFocused) }
    override func find(_ sender: Any?) {
        heard(self, "find(_:)", super.find(sender))
    }
    override func findAndReplace(_ sender: Any?) {
        heard(self, "findAndReplace(_:)", super.findAndReplace(sender))
    }
    override func findNext(_ sender: Any?) {
        heard(self, "findNext(_:)", super.findNext(sender))
    }
    override func findPrevious(_ sender: Any?) {
        heard(self, "findPrevious(_:)", super.findPrevious(sender))
    }
    override func useSelectionForFind(_ sender: Any?) {
        heard(self, "useSelectionForFind(_:)", super.useSelectionForFind(sender))
    }
    override var textDragDelegate: (any UITextDragDelegate)? {
        get { heard(self, "textDragDelegate", super.textDragDelegate) }
        set { super.textDragDelegate = heard(self, "textDragDelegate =", newValue) }
    }
    override var textDropDelegate: (any UITextDropDelegate)? {
        get { heard(self, "textDropDelegate", super.textDropDelegate) }
        set { super.textDropDelegate = heard(self, "textDropDelegate =", newValue) }
    }
    override var textDragOptions: UITextDragOptions {
        get { heard(self, "textDragOptions", super.textDragOptions) }
        set { super.textDragOptions = heard(self, "textDragOptions =", newValue) }
    }
    override var usesStandardTextScaling: Bool {
        get { heard(self, "usesStandardTextScaling", super.usesStandardTextScaling) }
        set { super.usesStandardTextScaling = heard(self, "usesStandardTextScaling =", newValue) }
    }
    override var borderStyle: BorderStyle {
        get { heard(self, "borderStyle", super.borderStyle) }
        set { super.borderStyle = heard(self, "borderStyle =", newValue) }
    }
    override var isWritingToolsActive: Bool { heard(self, "isWritingToolsActive", super.isWritingToolsActive) }
    override var writingToolsBehavior: UIWritingToolsBehavior {
        get { heard(self, "writingToolsBehavior", super.writingToolsBehavior) }
        set { super.writingToolsBehavior = heard(self, "writingToolsBehavior =", newValue) }
    }
    override var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { heard(self, "allowedWritingToolsResultOptions", super.allowedWritingToolsResultOptions) }
        set { super.allowedWritingToolsResultOptions = heard(self, "allowedWritingToolsResultOptions =", newValue) }
    }
    override var inlinePredictionType: UITextInlinePredictionType {
        get { heard(self, "inlinePredictionType", super.inlinePredictionType) }
        set { super.inlinePredictionType = heard(self, "inlinePredictionType =", newValue) }
    }
    override var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { heard(self, "mathExpressionCompletionType", super.mathExpressionCompletionType) }
        set { super.mathExpressionCompletionType = heard(self, "mathExpressionCompletionType =", newValue) }
    }
    override func toggleBoldface(_ sender: Any?) {
        heard(self, "toggleBoldface(_:)", super.toggleBoldface(sender))
    }
    override func toggleItalics(_ sender: Any?) {
        heard(self, "toggleItalics(_:)", super.toggleItalics(sender))
    }
    override func toggleUnderline(_ sender: Any?) {
        heard(self, "toggleUnderline(_:)", super.toggleUnderline(sender))
    }
    override func increaseSize(_ sender: Any?) {
        heard(self, "increaseSize(_:)", super.increaseSize(sender))
    }
    override func decreaseSize(_ sender: Any?) {
        heard(self, "decreaseSize(_:)", super.decreaseSize(sender))
    }
    override func updateTextAttributes(
        conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        heard(
            self, "updateTextAttributes(conversionHandler:)",
            super.updateTextAttributes(conversionHandler: conversionHandler))
    }
    override var textLayoutManager: NSTextLayoutManager? { heard(self, "textLayoutManager", super.textLayoutManager) }
}
