import StoryboardModel

extension Command {
    /// Updates the constants of views' constraints to match the document's frames; with `all`, for all views in their
    /// scenes.
    public static func updateConstraintConstants(objects: [Address], all: Bool? = nil) -> Self {
        Self(UpdateConstraintConstants(objects: objects, all: all))
    }
}

struct UpdateConstraintConstants: DocumentCommand {
    static let summary = "updates the constants of constraints to match the frames in the document"
    static let example = #"{"objects": ["8bC-Xf-vdC"]}"#
    var objects: [Address]
    var all: Bool?
    var laidOutObjects: [Address] { objects }

    static func read(_ fields: CommandFields) -> Self { Self(objects: fields.views, all: fields.allViews) }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.updateConstraintConstants(objects, all: all == true, layout)
        return []
    }
}
