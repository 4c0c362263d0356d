import AppSurroundings
import FileAccess
import JSONText

/// What a tool answers: a text, pictures, and what it did to files.
struct AgentAnswer {
    var text: String
    /// Pictures as PNG files.
    var pictures: [[UInt8]] = []
    var isError = false
    var replaced: [RootedFiles.Replaced] = []

    init(_ text: String, isError: Bool = false) { (self.text, self.isError) = (text, isError) }

    /// Creates the answer for a failure.
    init(_ failure: Failure) { self.init(failure.problem.text, isError: true) }

    // MARK: Between processes

    /// The answer for the process that asked for it.
    var json: JSONValue {
        .record([
            "text": .string(text), "isError": .bool(isError),
            "pictures": .array(pictures.map { .string(Base64.encode($0)) }),
            "replaced": .array(
                replaced.map { file in
                    .record([
                        "path": .string(file.path), "before": .optional(file.before.map(Base64.encode)),
                        "after": .optional(file.after.map(Base64.encode)),
                    ])
                }),
        ])
    }

    /// Reads an answer from another process, or returns nil if it is none.
    init?(_ bytes: [UInt8]) {
        guard let node = try? JSONReader.read(bytes), let text = node["text"]?.string else { return nil }
        self.init(text, isError: node["isError"]?.bool ?? false)
        pictures = (node["pictures"]?.elements ?? []).compactMap { $0.string.flatMap(Base64.decode) }
        replaced = (node["replaced"]?.elements ?? []).map { file in
            RootedFiles.Replaced(
                path: file["path"]?.string ?? "", before: file["before"]?.string.flatMap(Base64.decode),
                after: file["after"]?.string.flatMap(Base64.decode))
        }
    }
}
