public import Foundation

/// Editing by a keyboard.
extension UITextField: TextEditor {
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

    private var calls: TextFieldCalls? { TextFieldCalls(self) }

    func beginEditing(_ becomeFirst: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        if window == nil { becomesFirstInWindow = canBecomeFirstResponder }
        guard canBecomeFirstResponder, window != nil, calls?.shouldBegin ?? true, becomeFirst() else { return false }
        isEditing = true
        if clearsOnBeginEditing, hasText, calls?.shouldClear ?? true { replace(wholeRange, with: "") }
        selection = NSRange(location: wholeRange.length, length: 0)
        lookChanged()
        calls?.didBegin()
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        environment.keyboard.follow()
        return true
    }

    func endEditing(_ leavePlace: () -> Bool) -> Bool {
        guard isFirstResponder else { return leavePlace() }
        guard calls?.shouldEnd ?? true, leavePlace() else { return false }
        (isEditing, markedRange) = (false, nil)
        lookChanged()
        calls?.didEnd(.committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        environment.keyboard.follow()
        return true
    }

    private func lookChanged() {
        interaction.changed()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Text

    /// The text that is edited.
    private var editedString: NSString { editedText as NSString }
    public var editedText: String { text ?? "" }
    private var wholeRange: NSRange { NSRange(location: 0, length: editedString.length) }

    public var editedRange: NSRange {
        get { validSelection }
        set { select(newValue) }
    }
    func notifySelection() { calls?.didChangeSelection() }

    /// Places the caret where a finger taps; opens the edit menu on the caret; a second tap selects a word.
    func tapped(_ touch: UITouch) {
        markedRange = nil
        let place = index(closestTo: touch.location(in: self))
        let old = editedRange
        if touch.tapCount == 2 {
            editedRange = wordRange(at: place)
            return interaction.showMenu()
        }
        editedRange = NSRange(location: place, length: 0)
        if touch.tapCount == 1, old == editedRange { interaction.showMenu() }
    }

    func type(_ typed: String) {
        if typed == "\n" { return typeReturn() }
        // A text field has one line.
        typeInPlace(typed.filter { !$0.isNewline })
    }

    private func typeReturn() {
        guard calls?.shouldReturn ?? true else { return }
        // Who listens to the end by the return key wants the keyboard to go.
        let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if ends { resignFirstResponder() }
    }

    /// Changes the text as a person does, if the delegate lets it be changed.
    public func change(_ range: NSRange, to new: String) {
        guard range.length > 0 || !new.isEmpty, calls?.shouldChange(range, to: new) ?? true else { return }
        // The delegate may have set another text.
        let rest = NSIntersectionRange(range, wholeRange)
        let place = NSRange(location: min(range.location, wholeRange.length), length: rest.length)
        let before = editedState
        environment.keyboard.notifyControllers { $0.textWillChange(self) }
        replace(place, with: new)
        registerUndo(of: place, to: new, from: before)
        selection = NSRange(location: place.location + (new as NSString).length, length: 0)
        interaction.changed()
        environment.keyboard.notifyControllers { $0.textDidChange(self) }
        calls?.didChangeSelection()
        notifyChange()
    }

    var editedState: EditedState { EditedState(text: editedText, styled: styledText, selection: editedRange) }

    func show(_ state: EditedState) {
        if let styled = state.styled { attributedText = styled } else { text = state.text }
        selection = state.selection
    }

    func notifyChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func replace(_ range: NSRange, with new: String) {
        if let attributed = styledText {
            let changed = NSMutableAttributedString(attributedString: attributed)
            changed.replaceCharacters(in: range, with: new)
            attributedText = changed
        } else {
            text = editedString.replacingCharacters(in: range, with: new)
        }
    }

    // MARK: Clear button

    /// Empties the field if the finger is on the clear button. Returns whether it was.
    func clearsText(at point: CGPoint) -> Bool {
        guard showsClearButton, abs(point.x - clearCenter.x) <= 16 else { return false }
        guard calls?.shouldClear ?? true else { return true }
        replace(wholeRange, with: "")
        selection = NSRange(location: 0, length: 0)
        notifyChange()
        return true
    }
}
