import StoryboardModel

extension Command {
    /// Adds the constraints that views need for a position and size; with `all`, for all views in their scenes.
    public static func addMissingConstraints(objects: [Address], all: Bool? = nil) -> Self {
        Self(AddMissingConstraints(objects: objects, all: all))
    }
}

struct AddMissingConstraints: DocumentCommand {
    static let summary = "adds the constraints that views need for a position and size"
    static let example = #"{"objects": ["8bC-Xf-vdC"]}"#
    var objects: [Address]
    var all: Bool?
    var laidOutObjects: [Address] { objects }

    static func read(_ fields: CommandFields) -> Self { Self(objects: fields.views, all: fields.allViews) }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.addMissingConstraints(objects, all: all == true, layout)
    }
}
