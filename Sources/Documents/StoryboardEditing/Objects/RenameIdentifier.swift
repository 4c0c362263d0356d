import StoryboardModel
import XMLTree

extension Command {
    /// Renames a storyboard, segue or reuse identifier and its uses in this document.
    public static func renameIdentifier(object: Address, to: String) -> Self {
        Self(RenameIdentifier(object: object, to: to))
    }
}

struct RenameIdentifier: DocumentCommand {
    static let summary = "renames a storyboard, segue or reuse identifier and its uses in the document"
    static let example = #"{"object": "BYZ-38-t0r", "to": "Settings"}"#
    var object: Address
    var to: String

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the controller, segue or cell"),
            to: fields.required("to", "the new identifier"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.renameIdentifier(of: document.resolve(object).id, to: to)
        return []
    }
}
