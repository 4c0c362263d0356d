import JSONText
import StoryboardChecks
import StoryboardModel

/// The results of a check, with output in several formats.
struct CheckReport {
    enum Format: String, CaseIterable {
        case text, json, sarif, github, gitlab
    }

    var files: [CheckedFile]

    func text(as format: Format, colored: Bool) -> String {
        switch format {
        case .text: colored ? plainText.coloringSeverities : plainText
        case .json: json.text
        case .sarif: sarif.text
        case .github: gitHub
        case .gitlab: gitLab.text
        }
    }

    func count(_ severity: Severity) -> Int {
        files.reduce(0) { $0 + $1.found.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) } }
    }

    var documentCount: Int { files.reduce(0) { $0 + ($1.isDocument ? 1 : 0) } }

    var fixedCount: Int { files.reduce(0) { $0 + $1.fixed.count } }

    /// The summary: "3 errors, 1 warning in 12 documents".
    var summary: String {
        let counts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = count(severity)
            return count == 0 ? nil : Self.counted(count, severity.rawValue)
        }
        let left = counts.isEmpty ? "nothing" : counts.joined(separator: ", ")
        let fixed = fixedCount > 0 ? "\(fixedCount) fixed; " : ""
        let remains = fixedCount > 0 ? "\(left) left" : counts.isEmpty ? "nothing found" : left
        return "\(fixed)\(remains) in \(Self.counted(documentCount, "document"))"
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    func exitCode(strict: Bool) -> ExitCode {
        if let failure = files.compactMap(\.failure).max(by: { $0.rawValue < $1.rawValue }) { return failure }
        return count(.error) > 0 || strict && count(.warning) > 0 ? .findings : .success
    }

    private var plainText: String {
        files.map { file in
            file.fixed.map { diagnostic in
                var lines = Problem(diagnostic, in: file.name)
                lines.label = "fixed"
                lines.hint = diagnostic.fix?.title
                return lines.text
            }.joined() + file.found.map { Problem($0, in: file.name).text }.joined()
        }.joined()
    }
}

extension Problem {
    init(_ diagnostic: Diagnostic, in file: String) {
        self.init(
            file: file, location: diagnostic.location, severity: diagnostic.severity, message: diagnostic.message,
            rule: diagnostic.rule, hint: diagnostic.hint, source: diagnostic.source)
    }
}

extension String {
    /// The text with colored severities, for terminals.
    fileprivate var coloringSeverities: String {
        let colors = [("error", 31), ("warning", 33), ("note", 36), ("fixed", 32)]
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard !line.hasPrefix(" ") else { return String(line) }
            for (word, color) in colors {
                if let range = line.firstRange(of: ": \(word): ") {
                    return line[..<range.lowerBound] + ": \u{1B}[1;\(color)m\(word)\u{1B}[0m: "
                        + line[range.upperBound...]
                }
            }
            return String(line)
        }.joined(separator: "\n")
    }
}
