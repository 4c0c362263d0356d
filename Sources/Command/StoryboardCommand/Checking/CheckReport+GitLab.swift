import JSONText
import RandomNumbers
import StoryboardModel
import XMLTree

extension CheckReport {
    /// The report in GitLab's format for code quality.
    var gitLab: JSONValue {
        var seen: [String: Int] = [:]
        return .array(
            files.flatMap { file in
                file.found.map { diagnostic in
                    // A finding is the same while its rule, object and message are, wherever lines move.
                    let name = [file.name, diagnostic.rule, diagnostic.objectID ?? "", diagnostic.message]
                        .joined(separator: "\n")
                    let number = seen[name, default: 0]
                    seen[name] = number + 1
                    return Self.value(of: diagnostic, in: file.name, fingerprint: Self.hash("\(name)\n\(number)"))
                }
            })
    }

    private static func value(of diagnostic: Diagnostic, in file: String, fingerprint: String) -> JSONValue {
        let severity =
            switch diagnostic.severity {
            case .error: "major"
            case .warning: "minor"
            case .note: "info"
            }
        let hint = diagnostic.hint.map { " (\($0))" } ?? ""
        return .record([
            "description": .string(diagnostic.message + hint), "check_name": .string(diagnostic.rule),
            "fingerprint": .string(fingerprint), "severity": .string(severity),
            "location": .record([
                "path": .string(file), "lines": .record(["begin": .integer(diagnostic.location.line)]),
            ]),
        ])
    }

    private static func hash(_ text: String) -> String {
        let digits = String(StableHash.of(text), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
