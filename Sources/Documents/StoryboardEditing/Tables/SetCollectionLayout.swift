import StoryboardModel

extension Command {
    /// Sets the kind of layout of a collection view: `flow`, or `custom` for a class of the app.
    public static func setCollectionLayout(collection: Address, kind: String) -> Self {
        Self(SetCollectionLayout(collection: collection, kind: kind))
    }
}

struct SetCollectionLayout: DocumentCommand {
    static let summary = "sets the kind of a collection view's layout"
    static let example = #"{"collection": "8bC-Xf-vdC", "kind": "custom"}"#
    var collection: Address
    var kind: String
    var undoTitle: String { "Set Layout" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            collection: fields.required("collection", "the collection view, or its controller"),
            kind: fields.required("kind", "flow, or custom for a class of the app"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setCollectionLayout(of: collection, to: kind)
    }
}
