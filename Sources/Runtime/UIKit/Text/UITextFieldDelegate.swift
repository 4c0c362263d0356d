public import Foundation

/// Decides when a text field is edited, and hears what is typed.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
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

/// Calls a text field's delegate: by its class's table first, then by the protocol.
@MainActor
struct TextFieldCalls {
    private let delegate: any UITextFieldDelegate
    private let methods: OptionalMethods?
    private let field: UITextField

    /// Creates calls for a field, or nil if it has no delegate.
    init?(_ field: UITextField) {
        guard let delegate = field.delegate else { return nil }
        (self.delegate, self.field, methods) = (delegate, field, OptionalMethods(of: delegate))
    }

    private func own<Result>(_ name: String, as type: Result.Type = Result.self) -> Result? {
        methods?.call(name, delegate, field)
    }

    var shouldBegin: Bool {
        own("textFieldShouldBeginEditing(_:)") ?? delegate.textFieldShouldBeginEditing(field)
    }
    var shouldEnd: Bool { own("textFieldShouldEndEditing(_:)") ?? delegate.textFieldShouldEndEditing(field) }
    var shouldClear: Bool { own("textFieldShouldClear(_:)") ?? delegate.textFieldShouldClear(field) }
    var shouldReturn: Bool { own("textFieldShouldReturn(_:)") ?? delegate.textFieldShouldReturn(field) }

    func didBegin() { own("textFieldDidBeginEditing(_:)") ?? delegate.textFieldDidBeginEditing(field) }
    func didChangeSelection() {
        own("textFieldDidChangeSelection(_:)") ?? delegate.textFieldDidChangeSelection(field)
    }

    func didEnd(_ reason: UITextField.DidEndEditingReason) {
        methods?.call("textFieldDidEndEditing(_:reason:)", delegate, (field, reason), as: Void.self)
            ?? own("textFieldDidEndEditing(_:)") ?? delegate.textFieldDidEndEditing(field, reason: reason)
    }

    func tellMenu(isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
        if isShown {
            methods?.call("textField(_:willPresentEditMenuWith:)", delegate, (field, animator))
                ?? delegate.textField(field, willPresentEditMenuWith: animator)
        } else {
            methods?.call("textField(_:willDismissEditMenuWith:)", delegate, (field, animator))
                ?? delegate.textField(field, willDismissEditMenuWith: animator)
        }
    }

    func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
        methods?.call(
            "textField(_:editMenuForCharactersIn:suggestedActions:)", delegate, (field, range, suggested))
            ?? delegate.textField(field, editMenuForCharactersIn: range, suggestedActions: suggested)
    }

    func shouldChange(_ range: NSRange, to text: String) -> Bool {
        methods?.call(
            "textField(_:shouldChangeCharactersIn:replacementString:)", delegate, (field, range, text))
            ?? delegate.textField(field, shouldChangeCharactersIn: range, replacementString: text)
    }
}
