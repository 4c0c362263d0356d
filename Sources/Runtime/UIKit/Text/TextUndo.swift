import Foundation

/// A text as it was before or after a change.
struct EditedState {
    let text: String
    let styled: NSAttributedString?
    let selection: NSRange
}

/// The characters that a person types one after another, which are undone together.
struct TypingRun {
    /// The change of the undo manager that undoes them.
    let change: Int
    /// Where the next one belongs.
    let end: Int
}

extension TextEditor {
    /// Registers what undoes a change that has just been made: the text before it.
    func registerUndo(of change: NSRange, to new: String, from before: EditedState) {
        guard let manager = undoManager, manager.isUndoRegistrationEnabled else { return }
        let end = change.location + (new as NSString).length
        let isTyped = change.length == 0 && !new.isEmpty
        if isTyped, let run = typingRun, run.end == change.location, run.change == manager.changeCount {
            typingRun = TypingRun(change: run.change, end: end)
            return
        }
        manager.registerUndo(withTarget: self) { editor in
            MainActor.assumeIsolated { editor.restore(before) }
        }
        manager.setActionName("Typing")
        typingRun = isTyped ? TypingRun(change: manager.changeCount, end: end) : nil
    }

    /// Shows a text as it was, and registers what shows the present one again.
    private func restore(_ state: EditedState) {
        let now = editedState
        undoManager?.registerUndo(withTarget: self) { editor in
            MainActor.assumeIsolated { editor.restore(now) }
        }
        undoManager?.setActionName("Typing")
        typingRun = nil
        show(state)
        interaction.changed()
        notifySelection()
        notifyChange()
    }
}
