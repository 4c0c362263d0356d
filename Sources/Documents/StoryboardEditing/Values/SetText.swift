import StoryboardModel
import XMLTree

extension Command {
    /// Replaces the text of an element such as `<string key="text">`.
    public static func setText(object: Address, text: String) -> Self { Self(SetText(object: object, text: text)) }
}

package struct SetText: DocumentCommand {
    static let summary = "replaces the text of an element"
    static let example = #"{"object": "8bC-Xf-vdC/string[text]", "text": "Several\nlines"}"#
    package var object: Address
    package var text: String
    var undoTitle: String { "Change Text" }

    static func read(_ fields: CommandFields) -> Self {
        Self(object: fields.required("object", "the element"), text: fields.required("text", "the new text"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setText(of: document.resolve(object).id, to: text)
        return []
    }
}
