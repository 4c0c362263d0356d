/// The messages of a build that failed, as they help: each once, causes before what follows from them, none about generated code, and
/// a line that counts them.
struct ArrangedMessages {
    /// A message with the lines that belong to it: those of the source, and notes.
    private struct Message {
        var head: String
        var lines: [String]
        /// The file that the message is about.
        var file: String?
        var severity: String
        var text: String

        var isError: Bool { severity == "error" }
    }

    private var messages: [Message] = []

    /// Reads messages in the style of LLVM. `generated` is the folder of adapted sources.
    init(_ text: String, generated: String) {
        var seen: Set<String> = []
        var isNew = true
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            guard let message = Self.message(line) else {
                if isNew, !messages.isEmpty { messages[messages.count - 1].lines.append(line) }
                if messages.isEmpty, !line.isEmpty {
                    messages.append(Message(head: line, lines: [], severity: "", text: line))
                }
                continue
            }
            // Notes belong to what they are about.
            if message.severity == "note", message.file != nil, !messages.isEmpty {
                if isNew { messages[messages.count - 1].lines.append(line) }
                continue
            }
            isNew = seen.insert(line).inserted
            if isNew { messages.append(message) }
        }
        arrange(generated)
    }

    private static func message(_ line: String) -> Message? {
        if let match = line.wholeMatch(of: #/(.*?)(?::\d+)*: (error|warning|note): (.*)/#), !match.1.hasPrefix(" ") {
            return Message(
                head: line, lines: [], file: String(match.1), severity: String(match.2), text: String(match.3))
        }
        guard let match = line.wholeMatch(of: #/(error|warning|note): (.*)/#) else { return nil }
        return Message(head: line, lines: [], severity: String(match.1), text: String(match.2))
    }

    private mutating func arrange(_ generated: String) {
        let about = messages.filter { $0.isError && $0.file?.hasPrefix(generated) != true && !Self.isEmpty($0) }
        if !about.isEmpty { messages.removeAll { $0.file?.hasPrefix(generated) == true || Self.isEmpty($0) } }
        let ranked = messages.enumerated().map { (Self.rank($1), $0, $1) }
        messages = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// Whether a message says nothing but that there are others.
    private static func isEmpty(_ message: Message) -> Bool {
        message.text.contains("command failed with exit code") || message.text == "fatalError"
    }

    /// What follows from other mistakes, as a rule.
    private static let consequences = [
        "cannot infer contextual base", "'nil' requires a contextual type", "could not be inferred",
        "does not conform to protocol", "method does not override", "property does not override",
        "cannot be resolved without a contextual type", "failed to produce diagnostic",
    ]

    private static func rank(_ message: Message) -> Int {
        guard message.isError else { return message.severity == "warning" ? 0 : 6 }
        if message.text.hasPrefix("no such module") || message.file == nil { return 1 }
        if message.text.hasPrefix("cannot find type") { return 2 }
        if consequences.contains(where: message.text.contains) { return 5 }
        return message.text.hasPrefix("cannot find ") ? 3 : 4
    }

    /// The messages, with a line that counts the errors if there are several.
    var text: String {
        let all = messages.flatMap { [$0.head] + $0.lines }.joined(separator: "\n")
        let body = all.hasSuffix("\n") ? all : all + "\n"
        return summary.map { "\(body)\($0)\n" } ?? body
    }

    private var summary: String? {
        let errors = messages.filter(\.isError)
        let files = Set(errors.compactMap(\.file)).count
        guard errors.count > 1, files > 0 else { return nil }
        let modules = Self.names(in: errors, #/^no such module '([^']+)'/#)
        let names = Self.names(in: errors, #/^cannot find (?:type )?'([^']+)' in scope/#)
        let parts = [(modules.count, "missing module"), (names.count, "missing name")].filter { $0.0 > 0 }
        let missing = parts.map { Self.count($0.0, $0.1) }.joined(separator: ", ")
        return "\(Self.count(errors.count, "error")) in \(Self.count(files, "file"))"
            + (missing.isEmpty ? "" : ": \(missing)")
    }

    private static func names(in errors: [Message], _ pattern: Regex<(Substring, Substring)>) -> Set<String> {
        Set(errors.compactMap { $0.text.firstMatch(of: pattern).map { String($0.1) } })
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
