import JSONText
import StoryboardModel
import XMLTree

extension CheckReport {
    /// The report as JSON. Its keys are documented in the help of `check`.
    var json: JSONValue {
        .record([
            "documents": .integer(documentCount), "errors": .integer(count(.error)),
            "warnings": .integer(count(.warning)),
            "notes": .integer(count(.note)), "findings": .array(values(\.found)), "fixed": .array(values(\.fixed)),
        ])
    }

    private func values(_ diagnostics: (CheckedFile) -> [Diagnostic]) -> [JSONValue] {
        files.flatMap { file in diagnostics(file).map { Self.value(of: $0, in: file.name) } }
    }

    private static func value(of source: SourcePlace) -> JSONValue {
        .record(["file": .string(source.file), "line": .integer(source.line)])
    }

    private static func value(of diagnostic: Diagnostic, in file: String) -> JSONValue {
        .record([
            "file": .string(file), "line": .integer(diagnostic.location.line),
            "column": .integer(diagnostic.location.column),
            "severity": .string(diagnostic.severity.rawValue), "rule": .string(diagnostic.rule),
            "message": .string(diagnostic.message), "hint": .optional(diagnostic.hint),
            "object": .optional(diagnostic.objectID), "path": .optional(diagnostic.path),
            "fix": .optional(diagnostic.fix?.title), "source": diagnostic.source.map(value),
        ])
    }
}
