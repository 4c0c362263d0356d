extension Signature {
    /// All that there is to know about the subcommand.
    var help: String {
        var parts = ["storyboard \(name): \(summary)", "Usage: \(usage)"]
        if !positionals.isEmpty { parts.append(HelpTable.text(positionals.map { ($0.name, $0.says) })) }
        parts.append("Options:\n" + HelpTable.text(allOptions.map { ($0.title, $0.says) }))
        if !details.isEmpty { parts.append(details) }
        if !examples.isEmpty { parts.append("Examples:\n" + examples.map { "  \($0)" }.joined(separator: "\n")) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var usage: String {
        let places = positionals.map { positional in
            switch positional.count {
            case .one: positional.name
            case .optional: "[\(positional.name)]"
            case .any: "[\(positional.name) ...]"
            }
        }
        return (["storyboard", name] + places + options.map(\.usage)).joined(separator: " ")
    }
}

/// Names on the left, what they mean on the right.
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

/// What `storyboard help` says.
enum GeneralHelp {
    static var text: String {
        """
        storyboard \(Version.number): reads, edits and checks Interface Builder documents (.storyboard, .xib)

        Usage: storyboard COMMAND ...

        \(HelpTable.text(StoryboardTool.verbs.map { ($0.signature.name, $0.signature.summary) } + [
            ("help", "says how a command is called: `storyboard help COMMAND`")
        ]))

        Options:
        \(HelpTable.text([("-h, --help", "says this, or how a command is called"), ("--version", "says the version")]))

        `-` stands for standard input where a file is read and for standard output where one is written. Behind `--`
        nothing is an option. Files are replaced as a whole or not at all, and never when another program changed
        them meanwhile.

        What goes wrong is told on standard error, one line each, with a hint below where there is one:
          FILE:LINE:COLUMN: error: what was found [rule]

        Exit codes:
        \(HelpTable.text(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))

        """
    }
}
