import Foundation

extension InterfaceMembers {
    /// Returns the actions of a class whose text is edited: copying, cutting, pasting, selecting.
    static func textActions<Editor: UITextEditing & UIResponder>(_ type: Editor.Type) -> InterfaceMembers {
        .action("copy:") { (editor: Editor, _, _) in editor.copySelection() }
            + .action("cut:") { (editor: Editor, _, _) in
                editor.copySelection()
                if editor.selectedText != nil { editor.deleteBackward() }
            }
            + .action("paste:") { (editor: Editor, _, _) in
                if let text = UIPasteboard.general.string { editor.insertText(text) }
            }
            + .action("selectAll:") { (editor: Editor, _, _) in editor.selectAllText() }
    }
}

extension UITextEditing {
    fileprivate func copySelection() {
        if let text = selectedText { UIPasteboard.general.string = text }
    }
}
