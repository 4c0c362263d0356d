import StoryboardModel

extension Command {
    /// Aligns views by their `left`, `centerX`, `right`, `top`, `centerY` or `bottom`. A single view, or each with
    /// `inContainer`, is aligned in its superview. With `firstBaseline` or `lastBaseline`, all views but the first
    /// move.
    public static func align(objects: [Address], to: String, inContainer: Bool? = nil) -> Self {
        Self(Align(objects: objects, to: to, inContainer: inContainer))
    }
}

struct Align: DocumentCommand {
    static let summary = "aligns views, or a single view in its superview"
    static let example = #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "to": "left"}"#
    var objects: [Address]
    var to: String
    var inContainer: Bool?
    var undoTitle: String { "Align \(to.spacedWords)" }
    var laidOutObjects: [Address] { Self.textLines.contains(to) ? objects : [] }
    var placedObjects: [Address] { objects }

    /// The baselines that views can be aligned by.
    static let textLines = ["firstBaseline", "lastBaseline"]

    static func read(_ fields: CommandFields) -> Self {
        Self(
            objects: fields.required("objects", "views with the same superview"),
            to: fields.required("to", "left, centerX, right, top, centerY, bottom, firstBaseline or lastBaseline"),
            inContainer: fields.optional("inContainer", "whether each is aligned in its superview"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        if Self.textLines.contains(to) {
            try document.alignLines(of: objects, isFirst: to == Self.textLines[0], layout)
        } else {
            try document.align(objects, to: to, inContainer: inContainer == true)
        }
        return []
    }
}
