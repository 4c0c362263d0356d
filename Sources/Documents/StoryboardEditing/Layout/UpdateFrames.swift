import StoryboardModel

extension Command {
    /// Updates the frames of misplaced views to match their constraints; with `all`, those of all views in their
    /// scenes.
    public static func updateFrames(objects: [Address], all: Bool? = nil) -> Self {
        Self(UpdateFrames(objects: objects, all: all))
    }
}

struct UpdateFrames: DocumentCommand {
    static let summary = "updates the frames of misplaced views to match their constraints"
    static let example = #"{"objects": ["8bC-Xf-vdC"], "all": true}"#
    var objects: [Address]
    var all: Bool?
    var laidOutObjects: [Address] { objects }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            objects: fields.required("objects", "the views; with all, “document” means those of all scenes"),
            all: fields.allViews)
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.updateFrames(objects, all: all == true, layout)
        return []
    }
}
