import Foundation

/// A view whose text is edited with carets and handles: a text field or a text view.
@MainActor
protocol TextEditor: UITextEditing, UIView {
    /// The selection as it was set, which may be beyond a text that has become shorter.
    var selection: NSRange { get set }
    var interaction: TextInteraction { get }
    /// Notifies the delegate of a change of the selection.
    func notifySelection()
    /// Notifies the delegate and observers of a change of the text.
    func notifyChange()
    /// The text and the selection as they are.
    var editedState: EditedState { get }
    /// Shows a text as it was.
    func show(_ state: EditedState)
    var typingRun: TypingRun? { get set }
}

extension TextEditor {
    /// The selection within the text.
    var validSelection: NSRange {
        let length = (editedText as NSString).length
        let start = min(max(selection.location, 0), length)
        return NSRange(location: start, length: min(max(selection.length, 0), length - start))
    }

    func select(_ range: NSRange) {
        let old = validSelection
        environment.keyboard.notifyControllers { $0.selectionWillChange(self) }
        inputDelegate?.selectionWillChange(self)
        selection = range
        environment.keyboard.notifyControllers { $0.selectionDidChange(self) }
        inputDelegate?.selectionDidChange(self)
        guard validSelection != old else { return }
        setNeedsDisplay()
        interaction.changed()
        notifySelection()
    }
}
