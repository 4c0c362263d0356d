import StoryboardEditing

extension CommandManual {
    /// The list of all commands with their fields and an example.
    static var help: String {
        entries.map { entry in
            let fields = entry.fields.map { field in
                (field.name, "\(field.kind.rawValue)\(field.isRequired ? "" : ", optional"): \(field.says)")
            }
            let table = HelpTable.text(fields).split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
            return "  \(entry.name): \(entry.summary)\n\(table)\n    {\"\(entry.name)\": \(entry.example)}"
        }.joined(separator: "\n\n")
    }
}
