public import Foundation

/// Decides when a text field is edited, and hears what is typed.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: DelegateObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of `textFieldDidEndEditing(_:)`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the edit menu for a range, or nil for that of the system.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu comes.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu goes.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

/// Calls a text field's delegate.
@MainActor
struct TextFieldCalls {
    private let delegate: DelegateCalls<any UITextFieldDelegate>
    private let field: UITextField

    /// Creates calls for a field, or nil if it has no delegate.
    init?(_ field: UITextField) {
        guard let delegate = field.delegate else { return nil }
        (self.delegate, self.field) = (DelegateCalls(delegate), field)
    }

    var shouldBegin: Bool {
        delegate.call("textFieldShouldBeginEditing(_:)", field) { $0.textFieldShouldBeginEditing(field) }
    }
    var shouldEnd: Bool {
        delegate.call("textFieldShouldEndEditing(_:)", field) { $0.textFieldShouldEndEditing(field) }
    }
    var shouldClear: Bool { delegate.call("textFieldShouldClear(_:)", field) { $0.textFieldShouldClear(field) } }
    var shouldReturn: Bool { delegate.call("textFieldShouldReturn(_:)", field) { $0.textFieldShouldReturn(field) } }

    func didBegin() { delegate.call("textFieldDidBeginEditing(_:)", field) { $0.textFieldDidBeginEditing(field) } }
    func didChangeSelection() {
        delegate.call("textFieldDidChangeSelection(_:)", field) { $0.textFieldDidChangeSelection(field) }
    }

    func didEnd(_ reason: UITextField.DidEndEditingReason) {
        if delegate.has("textFieldDidEndEditing(_:)"), !delegate.has("textFieldDidEndEditing(_:reason:)") {
            return delegate.call("textFieldDidEndEditing(_:)", field) { $0.textFieldDidEndEditing(field) }
        }
        delegate.call("textFieldDidEndEditing(_:reason:)", (field, reason)) {
            $0.textFieldDidEndEditing(field, reason: reason)
        }
    }

    func reportMenu(isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
        if isShown {
            delegate.call("textField(_:willPresentEditMenuWith:)", (field, animator)) {
                $0.textField(field, willPresentEditMenuWith: animator)
            }
        } else {
            delegate.call("textField(_:willDismissEditMenuWith:)", (field, animator)) {
                $0.textField(field, willDismissEditMenuWith: animator)
            }
        }
    }

    func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
        delegate.call("textField(_:editMenuForCharactersIn:suggestedActions:)", (field, range, suggested)) {
            $0.textField(field, editMenuForCharactersIn: range, suggestedActions: suggested)
        }
    }

    func shouldChange(_ range: NSRange, to text: String) -> Bool {
        delegate.call("textField(_:shouldChangeCharactersIn:replacementString:)", (field, range, text)) {
            $0.textField(field, shouldChangeCharactersIn: range, replacementString: text)
        }
    }
}
