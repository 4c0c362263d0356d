import StoryboardModel

extension Command {
    /// Sizes views to fit their content.
    public static func sizeToFit(objects: [Address]) -> Self { Self(SizeToFit(objects: objects)) }
}

struct SizeToFit: DocumentCommand {
    static let summary = "sizes views to fit their content"
    static let example = #"{"objects": ["8bC-Xf-vdC"]}"#
    var objects: [Address]
    var undoTitle: String { "Size to Fit" }
    var laidOutObjects: [Address] { objects }
    var placedObjects: [Address] { objects }

    static func read(_ fields: CommandFields) -> Self { Self(objects: fields.views) }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.sizeToFit(objects, layout)
        return []
    }
}
