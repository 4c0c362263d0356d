import AppSurroundings
import StoryboardModel
import XMLTree

/// What a call of `ibtool` prints.
struct IbtoolReport {
    enum Format: String, CaseIterable {
        case xml1, binary1
        case text = "human-readable-text"
    }

    var format = Format.xml1
    /// The errors, warnings and notices of the call itself.
    var errors: [Problem] = []
    var warnings: [Problem] = []
    var notices: [Problem] = []
    /// The path of the document, and the requested findings in it.
    var document = ""
    var findings: [Diagnostic] = []
    /// The severities of findings that are printed.
    var printed: Set<Severity> = []
    /// The requested lists, by their keys.
    var lists: [String: PropertyList] = [:]
    /// Whether the document had to be compiled, so that an error in it is one of the call.
    var isCompiled = false

    var exitCode: ExitCode {
        let hasFailed = !errors.isEmpty || isCompiled && findings.contains { $0.severity == .error }
        return hasFailed ? .findings : .success
    }

    /// The output. A call that has nothing to print prints nothing.
    var bytes: [UInt8] {
        let members = members
        if members.isEmpty { return [] }
        return switch format {
        case .xml1: PropertyList.dictionary(members).xml
        case .binary1: PropertyList.dictionary(members).binary
        case .text: Array(text.utf8)
        }
    }

    // MARK: Property lists

    private var members: [String: PropertyList] {
        var members = lists
        for (key, problems) in calls where !problems.isEmpty {
            members[key] = .array(problems.map(Self.value))
        }
        for severity in printed {
            members[Self.key(of: severity)] = .dictionary(
                Dictionary(grouping: findings.filter { $0.severity == severity }, by: place).mapValues { group in
                    .array(group.map(Self.value))
                })
        }
        return members
    }

    private var calls: [(key: String, problems: [Problem])] {
        [
            ("com.apple.ibtool.errors", errors), ("com.apple.ibtool.warnings", warnings),
            ("com.apple.ibtool.notices", notices),
        ]
    }

    private static func key(of severity: Severity) -> String {
        let plural = severity == .note ? "notices" : "\(severity.rawValue)s"
        return "com.apple.ibtool.document.\(plural)"
    }

    /// Returns the object that a finding is about, or the document.
    private func place(of finding: Diagnostic) -> String { finding.objectID ?? document }

    private static func value(_ problem: Problem) -> PropertyList {
        var members = ["description": PropertyList.string(problem.description)]
        if let hint = problem.hint { members["recovery-suggestion"] = .string(hint) }
        return .dictionary(members)
    }

    private static func value(_ finding: Diagnostic) -> PropertyList {
        var members: [String: PropertyList] = [
            "message": .string(finding.message), "type": .string(finding.rule),
            "line": .integer(finding.location.line), "column": .integer(finding.location.column),
        ]
        if let hint = finding.hint { members["recovery-suggestion"] = .string(hint) }
        return .dictionary(members)
    }

    // MARK: Text

    private var text: String {
        var text = ""
        for (key, problems) in calls where !problems.isEmpty {
            text += "/* \(key) */\n" + problems.map(\.ibtoolText).joined()
        }
        for severity in [Severity.error, .warning, .note] where printed.contains(severity) {
            let found = findings.filter { $0.severity == severity }
            if !found.isEmpty { text += "/* \(Self.key(of: severity)) */\n" + found.map(line).joined() }
        }
        for (key, list) in lists.sorted(by: { $0.key < $1.key }) { text += "/* \(key) */\n\(list.oldStyle)\n" }
        return text
    }

    private func line(_ finding: Diagnostic) -> String {
        let place = finding.objectID.map { ":\($0)" } ?? ""
        return "\(document)\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]".onOneLine
            + "\n"
    }
}

extension Problem {
    /// The problem in one sentence, with the file.
    fileprivate var description: String { (file.map { "\($0): " } ?? "") + message }

    fileprivate var ibtoolText: String {
        "\(file ?? "ibtool"): \(severity.rawValue): \(message)".onOneLine + "\n"
            + (hint.map { "    Recovery Suggestion: \($0.onOneLine)\n" } ?? "")
    }
}
