import JSONText
import StoryboardModel
import SwiftExport

/// What was exported, as text and as JSON.
struct ExportReportText {
    let paths: [String]
    let export: SwiftExport

    private var pairs: [(path: String, outcome: SwiftExport.Outcome)] {
        zip(paths, export.outcomes).map { ($0, $1) }
    }

    /// The diagnostics, one per line.
    var text: String {
        pairs.flatMap { pair in pair.outcome.diagnostics.map { Problem($0, in: pair.path).text } }.joined()
    }

    var summary: String {
        let files = export.outcomes.map(\.files.count).reduce(export.sharedFiles.count, +)
        let left = export.outcomes.flatMap(\.diagnostics).count { $0.severity != .note }
        let tail = left == 0 ? "" : "; \(left) part\(left == 1 ? " isn't" : "s aren't") in the code"
        return "wrote \(files) file\(files == 1 ? "" : "s")\(tail)"
    }

    var json: JSONValue {
        .record([
            "documents": .array(pairs.map(Self.value)),
            "shared": .array(export.sharedFiles.map { .string($0.name) }),
            "findings": .array(pairs.flatMap { CompileReport.findings($0.outcome.diagnostics, of: $0.path) }),
        ])
    }

    private static func value(_ path: String, _ outcome: SwiftExport.Outcome) -> JSONValue {
        .record([
            "file": .string(path), "files": .array(outcome.files.map { .string($0.name) }),
            "scenes": .array(
                outcome.scenes.map {
                    .record(["controller": .string($0.controllerID), "expression": .string($0.expression)])
                }),
            "layouts": .array(outcome.classes.map { .string($0.name) }),
        ])
    }
}
