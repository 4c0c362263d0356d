import StoryboardModel

extension Command {
    /// Replaces the constraints of views by those that keep them where they are; with `all`, for all views in their
    /// scenes.
    public static func resetConstraints(objects: [Address], all: Bool? = nil) -> Self {
        Self(ResetConstraints(objects: objects, all: all))
    }
}

struct ResetConstraints: DocumentCommand {
    static let summary = "replaces constraints by those that keep views where they are"
    static let example = #"{"objects": ["8bC-Xf-vdC"]}"#
    var objects: [Address]
    var all: Bool?
    var undoTitle: String { "Reset to Suggested Constraints" }
    var laidOutObjects: [Address] { objects }

    static func read(_ fields: CommandFields) -> Self { Self(objects: fields.views, all: fields.allViews) }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.resetConstraints(objects, all: all == true, layout)
    }
}
