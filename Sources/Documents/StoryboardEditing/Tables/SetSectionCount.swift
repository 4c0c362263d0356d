import StoryboardModel

extension Command {
    /// Sets the number of sections in a static table, copying or deleting sections at its end.
    public static func setSectionCount(table: Address, count: Int) -> Self {
        Self(SetSectionCount(table: table, count: count))
    }
}

struct SetSectionCount: DocumentCommand {
    static let summary = "sets the number of sections in a static table, copying or deleting its last sections"
    static let example = #"{"table": "8bC-Xf-vdC", "count": 2}"#
    var table: Address
    var count: Int
    var undoTitle: String { "Set Number of Sections" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            table: fields.required("table", "a static table, or its controller"),
            count: fields.required("count", "the number of sections"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setSectionCount(table, to: count)
    }
}
