extension Signature {
    /// The help of the subcommand.
    var help: String {
        var parts = ["storyboard \(name): \(summary)", "Usage: \(usage)"]
        if !positionals.isEmpty { parts.append(HelpTable.text(positionals.map { ($0.name, $0.says) })) }
        parts.append("Options:\n" + HelpTable.text(allOptions.map { ($0.title, $0.says) }))
        if !details.isEmpty { parts.append(details) }
        if !examples.isEmpty { parts.append("Examples:\n" + examples.map { "  \($0)" }.joined(separator: "\n")) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The usage line.
    var usage: String {
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
