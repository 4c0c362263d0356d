import StoryboardModel

extension Command {
    /// Removes the constraints of views; with `all`, those of all views in their scenes.
    public static func clearConstraints(objects: [Address], all: Bool? = nil) -> Self {
        Self(ClearConstraints(objects: objects, all: all))
    }
}

struct ClearConstraints: DocumentCommand {
    static let summary = "removes the constraints of views"
    static let example = #"{"objects": ["8bC-Xf-vdC"], "all": true}"#
    var objects: [Address]
    var all: Bool?

    static func read(_ fields: CommandFields) -> Self {
        Self(
            objects: fields.required("objects", "the views"),
            all: fields.optional("all", "whether to remove those of all views in their scenes"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.clearConstraints(objects, all: all == true)
        return []
    }
}
