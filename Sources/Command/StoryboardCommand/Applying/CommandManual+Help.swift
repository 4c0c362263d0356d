import StoryboardEditing

extension CommandManual {
    /// The list of all commands with their fields and an example.
    static var help: String { entries.map(\.help).joined(separator: "\n\n") }
}

extension CommandEntry {
    /// The command with its fields and an example.
    var help: String {
        let rows = fields.map { field in
            (field.name, "\(field.kind.rawValue)\(field.isRequired ? "" : ", optional"): \(field.says)")
        }
        let table = HelpTable.text(rows).split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        return "  \(name): \(summary)\n\(table)\n    {\"\(name)\": \(example)}"
    }
}
