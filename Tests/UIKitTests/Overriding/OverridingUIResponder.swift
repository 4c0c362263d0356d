import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIResponder` lets one override.
@MainActor
class OverridingUIResponder: UIResponder {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        heard(
            self, "observeValue(forKeyPath:of:change:context:)",
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context))
    }
    override var undoManager: UndoManager? { heard(self, "undoManager", super.undoManager) }
    override var next: UIResponder? { heard(self, "next", super.next) }
    override var canBecomeFirstResponder: Bool { heard(self, "canBecomeFirstResponder", super.canBecomeFirstResponder) }
    override func awakeFromNib() {
        heard(self, "awakeFromNib()", super.awakeFromNib())
    }
    override var isAccessibilityElement: Bool {
        get { heard(self, "isAccessibilityElement", super.isAccessibilityElement) }
        set { super.isAccessibilityElement = heard(self, "isAccessibilityElement =", newValue) }
    }
    override var accessibilityLabel: String? {
        get { heard(self, "accessibilityLabel", super.accessibilityLabel) }
        set { super.accessibilityLabel = heard(self, "accessibilityLabel =", newValue) }
    }
    override var accessibilityAttributedLabel: NSAttributedString? {
        get { heard(self, "accessibilityAttributedLabel", super.accessibilityAttributedLabel) }
        set { super.accessibilityAttributedLabel = heard(self, "accessibilityAttributedLabel =", newValue) }
    }
    override var accessibilityAttributedHint: NSAttributedString? {
        get { heard(self, "accessibilityAttributedHint", super.accessibilityAttributedHint) }
        set { super.accessibilityAttributedHint = heard(self, "accessibilityAttributedHint =", newValue) }
    }
    override var accessibilityAttributedValue: NSAttributedString? {
        get { heard(self, "accessibilityAttributedValue", super.accessibilityAttributedValue) }
        set { super.accessibilityAttributedValue = heard(self, "accessibilityAttributedValue =", newValue) }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { heard(self, "accessibilityCustomActions", super.accessibilityCustomActions) }
        set { super.accessibilityCustomActions = heard(self, "accessibilityCustomActions =", newValue) }
    }
    override var accessibilityUserInputLabels: [String]! {
        get { heard(self, "accessibilityUserInputLabels", super.accessibilityUserInputLabels) }
        set { super.accessibilityUserInputLabels = heard(self, "accessibilityUserInputLabels =", newValue) }
    }
    override var accessibilityRespondsToUserInteraction: Bool {
        get { heard(self, "accessibilityRespondsToUserInteraction", super.accessibilityRespondsToUserInteraction) }
        set {
            super.accessibilityRespondsToUserInteraction = heard(
                self, "accessibilityRespondsToUserInteraction =", newValue)
        }
    }
    override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { heard(self, "accessibilityNavigationStyle", super.accessibilityNavigationStyle) }
        set { super.accessibilityNavigationStyle = heard(self, "accessibilityNavigationStyle =", newValue) }
    }
    override var accessibilityContainerType: UIAccessibilityContainerType {
        get { heard(self, "accessibilityContainerType", super.accessibilityContainerType) }
        set { super.accessibilityContainerType = heard(self, "accessibilityContainerType =", newValue) }
    }
    override var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { heard(self, "accessibilityTextualContext", super.accessibilityTextualContext) }
        set { super.accessibilityTextualContext = heard(self, "accessibilityTextualContext =", newValue) }
    }
    override var accessibilityHeaderElements: [Any]? {
        get { heard(self, "accessibilityHeaderElements", super.accessibilityHeaderElements) }
        set { super.accessibilityHeaderElements = heard(self, "accessibilityHeaderElements =", newValue) }
    }
    override var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { heard(self, "isAccessibilityElementBlock", super.isAccessibilityElementBlock) }
        set { super.isAccessibilityElementBlock = heard(self, "isAccessibilityElementBlock =", newValue) }
    }
    override var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { heard(self, "accessibilityElementsBlock", super.accessibilityElementsBlock) }
        set { super.accessibilityElementsBlock = heard(self, "accessibilityElementsBlock =", newValue) }
    }
    override var accessibilityLabelBlock: AXStringReturnBlock? {
        get { heard(self, "accessibilityLabelBlock", super.accessibilityLabelBlock) }
        set { super.accessibilityLabelBlock = heard(self, "accessibilityLabelBlock =", newValue) }
    }
    override var accessibilityValueBlock: AXStringReturnBlock? {
        get { heard(self, "accessibilityValueBlock", super.accessibilityValueBlock) }
        set { super.accessibilityValueBlock = heard(self, "accessibilityValueBlock =", newValue) }
    }
    override var accessibilityHintBlock: AXStringReturnBlock? {
        get { heard(self, "accessibilityHintBlock", super.accessibilityHintBlock) }
        set { super.accessibilityHintBlock = heard(self, "accessibilityHintBlock =", newValue) }
    }
    override var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { heard(self, "accessibilityTraitsBlock", super.accessibilityTraitsBlock) }
        set { super.accessibilityTraitsBlock = heard(self, "accessibilityTraitsBlock =", newValue) }
    }
    override var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { heard(self, "accessibilityIdentifierBlock", super.accessibilityIdentifierBlock) }
        set { super.accessibilityIdentifierBlock = heard(self, "accessibilityIdentifierBlock =", newValue) }
    }
    override var accessibilityPath: UIBezierPath? {
        get { heard(self, "accessibilityPath", super.accessibilityPath) }
        set { super.accessibilityPath = heard(self, "accessibilityPath =", newValue) }
    }
    override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { heard(self, "accessibilityCustomRotors", super.accessibilityCustomRotors) }
        set { super.accessibilityCustomRotors = heard(self, "accessibilityCustomRotors =", newValue) }
    }
    override var accessibilityHint: String? {
        get { heard(self, "accessibilityHint", super.accessibilityHint) }
        set { super.accessibilityHint = heard(self, "accessibilityHint =", newValue) }
    }
    override var accessibilityValue: String? {
        get { heard(self, "accessibilityValue", super.accessibilityValue) }
        set { super.accessibilityValue = heard(self, "accessibilityValue =", newValue) }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { heard(self, "accessibilityTraits", super.accessibilityTraits) }
        set { super.accessibilityTraits = heard(self, "accessibilityTraits =", newValue) }
    }
    override var accessibilityLanguage: String? {
        get { heard(self, "accessibilityLanguage", super.accessibilityLanguage) }
        set { super.accessibilityLanguage = heard(self, "accessibilityLanguage =", newValue) }
    }
    override var accessibilityFrame: CGRect {
        get { heard(self, "accessibilityFrame", super.accessibilityFrame) }
        set { super.accessibilityFrame = heard(self, "accessibilityFrame =", newValue) }
    }
    override var accessibilityActivationPoint: CGPoint {
        get { heard(self, "accessibilityActivationPoint", super.accessibilityActivationPoint) }
        set { super.accessibilityActivationPoint = heard(self, "accessibilityActivationPoint =", newValue) }
    }
    override var accessibilityElements: [Any]? {
        get { heard(self, "accessibilityElements", super.accessibilityElements) }
        set { super.accessibilityElements = heard(self, "accessibilityElements =", newValue) }
    }
    override var accessibilityElementsHidden: Bool {
        get { heard(self, "accessibilityElementsHidden", super.accessibilityElementsHidden) }
        set { super.accessibilityElementsHidden = heard(self, "accessibilityElementsHidden =", newValue) }
    }
    override func accessibilityElementCount() -> Int {
        heard(self, "accessibilityElementCount()", super.accessibilityElementCount())
    }
    override func accessibilityElement(at index: Int) -> Any? {
        heard(self, "accessibilityElement(at:)", super.accessibilityElement(at: index))
    }
    override func index(ofAccessibilityElement element: Any) -> Int {
        heard(self, "index(ofAccessibilityElement:)", super.index(ofAccessibilityElement: element))
    }
    override var accessibilityViewIsModal: Bool {
        get { heard(self, "accessibilityViewIsModal", super.accessibilityViewIsModal) }
        set { super.accessibilityViewIsModal = heard(self, "accessibilityViewIsModal =", newValue) }
    }
    override var shouldGroupAccessibilityChildren: Bool {
        get { heard(self, "shouldGroupAccessibilityChildren", super.shouldGroupAccessibilityChildren) }
        set { super.shouldGroupAccessibilityChildren = heard(self, "shouldGroupAccessibilityChildren =", newValue) }
    }
    override func accessibilityActivate() -> Bool {
        heard(self, "accessibilityActivate()", super.accessibilityActivate())
    }
    override func accessibilityIncrement() {
        heard(self, "accessibilityIncrement()", super.accessibilityIncrement())
    }
    override func accessibilityDecrement() {
        heard(self, "accessibilityDecrement()", super.accessibilityDecrement())
    }
    override func accessibilityPerformEscape() -> Bool {
        heard(self, "accessibilityPerformEscape()", super.accessibilityPerformEscape())
    }
    override func accessibilityPerformMagicTap() -> Bool {
        heard(self, "accessibilityPerformMagicTap()", super.accessibilityPerformMagicTap())
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        heard(self, "accessibilityScroll(_:)", super.accessibilityScroll(direction))
    }
    override func accessibilityElementDidBecomeFocused() {
        heard(self, "accessibilityElementDidBecomeFocused()", super.accessibilityElementDidBecomeFocused())
    }
    override func accessibilityElementDidLoseFocus() {
        heard(self, "accessibilityElementDidLoseFocus()", super.accessibilityElementDidLoseFocus())
    }
    override func accessibilityElementIsFocused() -> Bool {
        heard(self, "accessibilityElementIsFocused()", super.accessibilityElementIsFocused())
    }
    override var canResignFirstResponder: Bool { heard(self, "canResignFirstResponder", super.canResignFirstResponder) }
    override var isFirstResponder: Bool { heard(self, "isFirstResponder", super.isFirstResponder) }
    @discardableResult
    override func becomeFirstResponder() -> Bool {
        heard(self, "becomeFirstResponder()", super.becomeFirstResponder())
    }
    @discardableResult
    override func resignFirstResponder() -> Bool {
        heard(self, "resignFirstResponder()", super.resignFirstResponder())
    }
    override var inputView: UIView? { heard(self, "inputView", super.inputView) }
    override var inputAccessoryView: UIView? { heard(self, "inputAccessoryView", super.inputAccessoryView) }
    override func reloadInputViews() {
        heard(self, "reloadInputViews()", super.reloadInputViews())
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesBegan(_:with:)", super.touchesBegan(touches, with: event))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesMoved(_:with:)", super.touchesMoved(touches, with: event))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesEnded(_:with:)", super.touchesEnded(touches, with: event))
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesCancelled(_:with:)", super.touchesCancelled(touches, with: event))
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard(self, "pressesBegan(_:with:)", super.pressesBegan(presses, with: event))
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard(self, "pressesChanged(_:with:)", super.pressesChanged(presses, with: event))
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard(self, "pressesEnded(_:with:)", super.pressesEnded(presses, with: event))
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard(self, "pressesCancelled(_:with:)", super.pressesCancelled(presses, with: event))
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard(self, "motionBegan(_:with:)", super.motionBegan(motion, with: event))
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard(self, "motionEnded(_:with:)", super.motionEnded(motion, with: event))
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard(self, "motionCancelled(_:with:)", super.motionCancelled(motion, with: event))
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        heard(self, "canPerformAction(_:withSender:)", super.canPerformAction(action, withSender: sender))
    }
    override func cut(_ sender: Any?) { heard(self, "cut(_:)", super.cut(sender)) }
    override func copy(_ sender: Any?) { heard(self, "copy(_:)", super.copy(sender)) }
    override func paste(_ sender: Any?) { heard(self, "paste(_:)", super.paste(sender)) }
    override func select(_ sender: Any?) { heard(self, "select(_:)", super.select(sender)) }
    override func selectAll(_ sender: Any?) { heard(self, "selectAll(_:)", super.selectAll(sender)) }
    override func delete(_ sender: Any?) { heard(self, "delete(_:)", super.delete(sender)) }
    override func toggleBoldface(_ sender: Any?) { heard(self, "toggleBoldface(_:)", super.toggleBoldface(sender)) }
    override func toggleItalics(_ sender: Any?) { heard(self, "toggleItalics(_:)", super.toggleItalics(sender)) }
    override func toggleUnderline(_ sender: Any?) { heard(self, "toggleUnderline(_:)", super.toggleUnderline(sender)) }
    override func increaseSize(_ sender: Any?) { heard(self, "increaseSize(_:)", super.increaseSize(sender)) }
    override func decreaseSize(_ sender: Any?) { heard(self, "decreaseSize(_:)", super.decreaseSize(sender)) }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        heard(self, "makeTextWritingDirectionLeftToRight(_:)", super.makeTextWritingDirectionLeftToRight(sender))
    }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        heard(self, "makeTextWritingDirectionRightToLeft(_:)", super.makeTextWritingDirectionRightToLeft(sender))
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        heard(self, "target(forAction:withSender:)", super.target(forAction: action, withSender: sender))
    }
    override var inputViewController: UIInputViewController? {
        heard(self, "inputViewController", super.inputViewController)
    }
    override var inputAccessoryViewController: UIInputViewController? {
        heard(self, "inputAccessoryViewController", super.inputAccessoryViewController)
    }
    override var keyCommands: [UIKeyCommand]? { heard(self, "keyCommands", super.keyCommands) }
    override func validate(_ command: UICommand) {
        heard(self, "validate(_:)", super.validate(command))
    }
    override var userActivity: NSUserActivity? {
        get { heard(self, "userActivity", super.userActivity) }
        set { super.userActivity = heard(self, "userActivity =", newValue) }
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        heard(self, "updateUserActivityState(_:)", super.updateUserActivityState(activity))
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        heard(self, "restoreUserActivityState(_:)", super.restoreUserActivityState(activity))
    }
    override func remoteControlReceived(with event: UIEvent?) {
        heard(self, "remoteControlReceived(with:)", super.remoteControlReceived(with: event))
    }
    override func buildMenu(with builder: any UIMenuBuilder) {
        heard(self, "buildMenu(with:)", super.buildMenu(with: builder))
    }
    override func pasteAndMatchStyle(_ sender: Any?) {
        heard(self, "pasteAndMatchStyle(_:)", super.pasteAndMatchStyle(sender))
    }
    override func pasteAndGo(_ sender: Any?) {
        heard(self, "pasteAndGo(_:)", super.pasteAndGo(sender))
    }
    override func pasteAndSearch(_ sender: Any?) {
        heard(self, "pasteAndSearch(_:)", super.pasteAndSearch(sender))
    }
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
    override func printContent(_ sender: Any?) {
        heard(self, "printContent(_:)", super.printContent(sender))
    }
    override func rename(_ sender: Any?) {
        heard(self, "rename(_:)", super.rename(sender))
    }
    override func duplicate(_ sender: Any?) {
        heard(self, "duplicate(_:)", super.duplicate(sender))
    }
    override func move(_ sender: Any?) {
        heard(self, "move(_:)", super.move(sender))
    }
    override func export(_ sender: Any?) {
        heard(self, "export(_:)", super.export(sender))
    }
    override func showWritingTools(_ sender: Any) {
        heard(self, "showWritingTools(_:)", super.showWritingTools(sender))
    }
    override func updateTextAttributes(
        conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        heard(
            self, "updateTextAttributes(conversionHandler:)",
            super.updateTextAttributes(conversionHandler: conversionHandler))
    }
    override var pasteConfiguration: UIPasteConfiguration? {
        get { heard(self, "pasteConfiguration", super.pasteConfiguration) }
        set { super.pasteConfiguration = heard(self, "pasteConfiguration =", newValue) }
    }
    override func paste(itemProviders: [NSItemProvider]) {
        heard(self, "paste(itemProviders:)", super.paste(itemProviders: itemProviders))
    }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        heard(self, "canPaste(_:)", super.canPaste(itemProviders))
    }
    override var editingInteractionConfiguration: UIEditingInteractionConfiguration {
        heard(self, "editingInteractionConfiguration", super.editingInteractionConfiguration)
    }
    override var textInputContextIdentifier: String? {
        heard(self, "textInputContextIdentifier", super.textInputContextIdentifier)
    }
    override var inputAssistantItem: UITextInputAssistantItem {
        heard(self, "inputAssistantItem", super.inputAssistantItem)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        heard(self, "touchesEstimatedPropertiesUpdated(_:)", super.touchesEstimatedPropertiesUpdated(touches))
    }
    override func captureTextFromCamera(_ sender: Any?) {
        heard(self, "captureTextFromCamera(_:)", super.captureTextFromCamera(sender))
    }
    override var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { heard(self, "activityItemsConfiguration", super.activityItemsConfiguration) }
        set { super.activityItemsConfiguration = heard(self, "activityItemsConfiguration =", newValue) }
    }
}
