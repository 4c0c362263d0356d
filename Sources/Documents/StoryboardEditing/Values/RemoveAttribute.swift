import StoryboardModel

extension Command {
    /// Removes an attribute, for some traits only if `traits` is given, as in `set`.
    public static func removeAttribute(object: Address, attribute: String, traits: String? = nil) -> Self {
        Self(RemoveAttribute(object: object, attribute: attribute, traits: traits))
    }
}

package struct RemoveAttribute: DocumentCommand {
    static let summary = "removes an attribute"
    static let example = #"{"object": "8bC-Xf-vdC", "attribute": "hidden"}"#
    package var object: Address
    package var attribute: String
    package var traits: String?
    var undoTitle: String { "Remove \(attribute.spacedWords)" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the object"),
            attribute: fields.required("attribute", "the attribute's name"),
            traits: fields.traits)
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setAttribute(object, attribute, nil, traits: traits)
        return []
    }
}
