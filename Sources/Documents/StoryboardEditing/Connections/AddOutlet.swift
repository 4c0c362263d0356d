import StoryboardModel

extension Command {
    /// Connects an outlet of an object, or adds a member to an outlet collection.
    public static func addOutlet(
        from: Address, property: String, to: Address, collection: Bool? = nil, id: String? = nil
    ) -> Self {
        Self(AddOutlet(from: from, property: property, to: to, collection: collection, id: id))
    }
}

struct AddOutlet: DocumentCommand {
    static let summary = "connects an outlet, or adds a member to an outlet collection"
    static let example = #"{"from": "BYZ-38-t0r", "property": "titleLabel", "to": "8bC-Xf-vdC"}"#
    var from: Address
    var property: String
    var to: Address
    var collection: Bool?
    var id: String?
    var undoTitle: String { "Connect Outlet" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            from: fields.required("from", "the object with the outlet"),
            property: fields.required("property", "the outlet's name"),
            to: fields.required("to", "the destination"),
            collection: fields.optional("collection", "whether it is an outlet collection"),
            id: fields.optional("id", "the connection's id; by default a new one"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.addOutlet(from: from, property: property, to: to, isCollection: collection ?? false, id)
    }
}
