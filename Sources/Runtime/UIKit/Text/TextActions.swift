import Foundation

extension InterfaceMembers {
    /// Returns the actions of a class whose text is edited: copying, cutting, pasting, selecting.
    static func textActions<Editor: TextEditor>(_ type: Editor.Type) -> InterfaceMembers {
        .action("copy:") { (editor: Editor, _, _) in editor.copySelection() }
            + .action("cut:") { (editor: Editor, _, _) in
                editor.copySelection()
                if editor.selectedText != nil { editor.deleteBackward() }
            }
            + .action("paste:") { (editor: Editor, _, _) in
                if let text = UIPasteboard.general.string { editor.insertText(text) }
            }
            + .action("select:") { (editor: Editor, _, _) in editor.selectWord() }
            + .action("selectAll:") { (editor: Editor, _, _) in editor.selectAllText() }
    }
}

extension TextEditor {
    /// Selects the word at the caret.
    fileprivate func selectWord() {
        let place = editedRange.location
        let word = wordRange(at: place)
        editedRange = word.length > 0 || place == 0 ? word : wordRange(at: place - 1)
    }

    fileprivate func copySelection() {
        if let text = selectedText { UIPasteboard.general.string = text }
    }
}
