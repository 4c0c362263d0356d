import Foundation

extension InterfaceMembers {
    /// Returns the actions of a class whose text is edited: copying, cutting, pasting, selecting.
    static func textActions<Editor: TextEditor>(_ type: Editor.Type) -> InterfaceMembers {
        .action("copy:") { (editor: Editor, sender, _) in editor.copy(sender) }
            + .action("cut:") { (editor: Editor, sender, _) in editor.cut(sender) }
            + .action("paste:") { (editor: Editor, sender, _) in editor.paste(sender) }
            + .action("select:") { (editor: Editor, sender, _) in editor.select(sender) }
            + .action("selectAll:") { (editor: Editor, sender, _) in editor.selectAll(sender) }
    }
}

extension TextEditor {
    /// Selects the word at the caret.
    func selectWord() {
        let place = editedRange.location
        let word = wordRange(at: place)
        editedRange = word.length > 0 || place == 0 ? word : wordRange(at: place - 1)
    }

    func copySelection() {
        if let text = selectedText { UIPasteboard.general.string = text }
    }

    func cutSelection() {
        copySelection()
        deleteSelection()
    }

    func deleteSelection() {
        if selectedText != nil { deleteBackward() }
    }

    func pasteText() {
        guard let strings = UIPasteboard.general.strings, let first = strings.first else { return }
        let delegate = (self as? any UITextPasteConfigurationSupporting)?.pasteDelegate
        if let delegate { paste(strings, delegate) } else { insertText(first) }
    }
}
