import StoryboardModel

extension Command {
    /// Adds a header or footer to the sections of a collection view, or removes it: `kind` is `header` or `footer`.
    public static func setSectionSupplement(collection: Address, kind: String, isOn: Bool) -> Self {
        Self(SetSectionSupplement(collection: collection, kind: kind, isOn: isOn))
    }
}

struct SetSectionSupplement: DocumentCommand {
    static let summary = "adds a header or footer to a collection view's sections, or removes it"
    static let example = #"{"collection": "8bC-Xf-vdC", "kind": "header", "isOn": true}"#
    var collection: Address
    var kind: String
    var isOn: Bool
    var undoTitle: String { "\(isOn ? "Add" : "Remove") Section \(kind.spacedWords)" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            collection: fields.required("collection", "the collection view, or its controller"),
            kind: fields.required("kind", "header or footer"),
            isOn: fields.required("isOn", "whether there is one"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setSectionSupplement(of: collection, kind, isOn)
    }
}
