import JSONText
import StoryboardModel
import XMLTree

enum ProblemDescription {
    static func problem(_ diagnostic: Diagnostic, in document: Document?) -> JSONValue {
        let scene = diagnostic.node.flatMap { document?.tree[$0].scene }
        return .record([
            "key": .string(key(of: diagnostic)), "severity": .string(diagnostic.severity.rawValue),
            "rule": .string(diagnostic.rule), "message": .string(diagnostic.message),
            "hint": .optional(diagnostic.hint), "object": .optional(diagnostic.objectID),
            "scene": .optional(scene?.id), "line": .integer(diagnostic.location.line),
            "column": .integer(diagnostic.location.column), "path": .optional(diagnostic.path),
            "fix": .optional(diagnostic.fix?.title),
            "source": diagnostic.source.map {
                .record(["file": .string($0.file), "line": .integer($0.line)])
            },
        ])
    }

    /// Returns a key that identifies a problem in its document.
    static func key(of diagnostic: Diagnostic) -> String {
        "\(diagnostic.rule)|\(diagnostic.node.map { String($0.rawValue) } ?? "")|\(diagnostic.message)"
    }
}
