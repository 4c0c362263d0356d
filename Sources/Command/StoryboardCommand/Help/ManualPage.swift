/// Creates the manual page storyboard(1).
enum ManualPage {
    static var text: String {
        let sections =
            [
                ".TH STORYBOARD 1 \"\" \"OpenStoryboard \(Version.number)\"",
                ".SH NAME\nstoryboard \\- reads, edits and checks Interface Builder documents",
                ".SH SYNOPSIS\n.B storyboard\n.I COMMAND\n.RI [ ARGUMENT ...]",
                ".SH DESCRIPTION\n" + paragraphs(GeneralHelp.details),
                ".SH OPTIONS\n" + table(StoryboardTool.options.map { ($0.title, $0.says) }),
                ".SH COMMANDS",
            ] + StoryboardTool.signatures.map(verb) + [
                ".SH EXIT STATUS\n" + table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
            ]
        return sections.joined(separator: "\n") + "\n"
    }

    private static func verb(_ signature: Signature) -> String {
        var parts = [".SS \(line(signature.usage))", sentence(signature.summary)]
        parts.append(table(signature.positionals.map { ($0.name, $0.says) }))
        parts.append(table(signature.options.map { ($0.title, $0.says) }))
        if !signature.details.isEmpty { parts.append(".PP\n" + paragraphs(signature.details)) }
        if !signature.examples.isEmpty {
            parts.append(".PP\nExamples:\n" + asWritten(signature.examples.map { "    \($0)" }))
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func table(_ rows: [(name: String, meaning: String)]) -> String {
        rows.map { ".TP\n.B \(line($0.name))\n\(line($0.meaning))" }.joined(separator: "\n")
    }

    /// Returns paragraphs as filled text, except those with indented lines.
    private static func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n").map { paragraph in
            let lines = paragraph.split(separator: "\n").map(String.init)
            let isTable = lines.contains { $0.hasPrefix(" ") }
            return isTable ? asWritten(lines) : lines.map(line).joined(separator: "\n")
        }.joined(separator: "\n.PP\n")
    }

    private static func asWritten(_ lines: [String]) -> String {
        ".nf\n" + lines.map(line).joined(separator: "\n") + "\n.fi"
    }

    private static func sentence(_ text: String) -> String {
        line(text.prefix(1).uppercased() + text.dropFirst() + ".")
    }

    /// Returns a line with escaped special characters.
    private static func line(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }
}
