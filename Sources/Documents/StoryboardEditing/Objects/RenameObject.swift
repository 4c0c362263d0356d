import StoryboardModel
import XMLTree

extension Command {
    /// Changes the id of an object and all references to it.
    public static func renameObject(object: Address, to: String) -> Self { Self(RenameObject(object: object, to: to)) }
}

struct RenameObject: DocumentCommand {
    static let summary = "changes the id of an object and all references to it"
    static let example = #"{"object": "8bC-Xf-vdC", "to": "new-id-001"}"#
    var object: Address
    var to: String
    var undoTitle: String { "Change Object ID" }

    static func read(_ fields: CommandFields) -> Self {
        Self(object: fields.required("object", "the object"), to: fields.required("to", "the new id"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.renameObject(document.resolve(object).id, to: to)
        return []
    }
}
