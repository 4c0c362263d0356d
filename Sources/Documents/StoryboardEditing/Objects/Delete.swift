import StoryboardModel
import XMLTree

extension Command {
    /// Deletes an object and everything that refers to it; deletes a controller with its scene.
    public static func delete(object: Address) -> Self { Self(Delete(object: object)) }
}

package struct Delete: DocumentCommand {
    static let summary = "deletes an object and everything that refers to it; a controller with its scene"
    static let example = #"{"object": "8bC-Xf-vdC"}"#
    package var object: Address

    static func read(_ fields: CommandFields) -> Self { Self(object: fields.required("object", "the object")) }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.deleteObject(document.resolve(object).id)
        return []
    }
}
