/// A table of names and descriptions.
enum HelpTable {
    static func text(_ rows: [(name: String, meaning: String)]) -> String {
        let width = (rows.map(\.name.count).max() ?? 0) + 2
        return rows.map { row in
            let lines = wrapped(row.meaning, to: max(30, 96 - width))
            let gap = "\n" + String(repeating: " ", count: width + 2)
            return "  " + row.name + String(repeating: " ", count: width - row.name.count)
                + lines.joined(separator: gap)
        }.joined(separator: "\n")
    }

    private static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            if let last = lines.last, !last.isEmpty, last.count + word.count >= width { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines
    }
}
