import StoryboardModel

extension Command {
    /// Sets the number of rows in a static section, copying or deleting cells at its end.
    public static func setRowCount(object: Address, count: Int) -> Self {
        Self(SetRowCount(object: object, count: count))
    }
}

struct SetRowCount: DocumentCommand {
    static let summary = "sets the number of rows in a section, copying or deleting its last cells"
    static let example = #"{"object": "8bC-Xf-vdC", "count": 4}"#
    var object: Address
    var count: Int
    var undoTitle: String { "Set Number of Rows" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "a section of a static table"),
            count: fields.required("count", "the number of cells"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setRowCount(object, to: count)
    }
}
