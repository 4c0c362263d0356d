import StoryboardModel

extension Command {
    /// Arranges views at the `front` or `back` of their siblings, or one step `forward` or `backward`. They keep their
    /// relative order.
    public static func arrange(objects: [Address], to: String) -> Self { Self(Arrange(objects: objects, to: to)) }
}

struct Arrange: DocumentCommand {
    static let summary = "changes the order of views, cells, sections or items"
    static let example = #"{"objects": ["8bC-Xf-vdC"], "to": "front"}"#
    var objects: [Address]
    var to: String
    var undoTitle: String { to == "front" || to == "back" ? "Send to \(to.spacedWords)" : "Send \(to.spacedWords)" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            objects: fields.required("objects", "the objects, which keep their relative order"),
            to: fields.required("to", "front, back, forward or backward"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.arrange(objects, to: to)
        return []
    }
}
