import JSONText
import FileAccess
import StoryboardCompiler
import StoryboardModel
import XMLTree

/// The results of compiling documents.
struct CompileReport {
    let documents: [CompiledDocument]
    /// The output folder, or nil if nothing is written.
    let output: String?

    var exitCode: ExitCode {
        if let failure = documents.compactMap(\.failure).max(by: { $0.rawValue < $1.rawValue }) { return failure }
        return documents.allSatisfy(\.isComplete) ? .success : .findings
    }

    /// The diagnostics, one per line.
    var text: String {
        documents.flatMap { document in document.findings.map { Problem($0, in: document.path).text } }.joined()
    }

    /// The summary: "compiled 3 documents, 1 not".
    var summary: String {
        let made = documents.count(where: \.isComplete)
        let end = made == documents.count ? "" : ", \(documents.count - made) not"
        return "compiled \(made) document\(made == 1 ? "" : "s")\(end)"
    }

    /// The report as JSON. Its keys are documented in the help of `compile`.
    var json: JSONValue {
        .record(["documents": .array(documents.map(value)), "findings": .array(documents.flatMap(Self.findings))])
    }

    private func value(_ document: CompiledDocument) -> JSONValue {
        let place = output.map { FilePath.join($0, document.output) }
        let isWhole = document.isComplete
        return .record([
            "file": .string(document.path), "complete": .bool(isWhole),
            "output": isWhole ? .optional(place) : nil,
            "pieces": isWhole ? .array(document.pieces.map { .string($0.path) }) : nil,
        ])
    }

    private static func findings(_ document: CompiledDocument) -> [JSONValue] {
        findings(document.findings, of: document.path)
    }

    /// Returns the diagnostics of a document as JSON.
    static func findings(_ findings: [Diagnostic], of path: String) -> [JSONValue] {
        findings.map { finding in
            .record([
                "file": .string(path), "line": .integer(finding.location.line),
                "column": .integer(finding.location.column), "severity": .string(finding.severity.rawValue),
                "rule": .string(finding.rule), "message": .string(finding.message), "hint": .optional(finding.hint),
                "object": .optional(finding.objectID), "path": .optional(finding.path),
            ])
        }
    }
}
