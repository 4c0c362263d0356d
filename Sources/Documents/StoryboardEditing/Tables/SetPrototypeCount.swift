import StoryboardModel

extension Command {
    /// Sets the number of prototype cells of a table or collection view.
    public static func setPrototypeCount(table: Address, count: Int) -> Self {
        Self(SetPrototypeCount(table: table, count: count))
    }
}

struct SetPrototypeCount: DocumentCommand {
    static let summary = "sets the number of prototype cells, copying or deleting the last ones"
    static let example = #"{"table": "8bC-Xf-vdC", "count": 2}"#
    var table: Address
    var count: Int
    var undoTitle: String { "Set Number of Prototype Cells" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            table: fields.required("table", "a table or collection view, or its controller"),
            count: fields.required("count", "the number of prototype cells"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setPrototypeCount(table, to: count)
    }
}
