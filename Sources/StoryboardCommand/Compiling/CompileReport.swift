import FileAccess
import StoryboardCompiler
import StoryboardModel
import XMLTree

/// What came of compiling several documents.
struct CompileReport {
    private let documents: [CompiledDocument]

    init(_ documents: [CompiledDocument]) {
        self.documents = documents
    }

    var exitCode: ExitCode {
        documents.compactMap(\.failure).first ?? (documents.allSatisfy(\.isComplete) ? .success : .findings)
    }

    /// The findings, a line each, and a line that counts.
    var text: String {
        let lines = documents.flatMap(\.problems).map(\.text).joined()
        let failed = documents.filter { !$0.isComplete }.count
        let made = documents.count - failed
        let end = failed == 0 ? "" : ", \(failed) not"
        return lines + "compiled \(made) document\(made == 1 ? "" : "s")\(end)\n"
    }

    // MARK: Files

    /// Writes what is complete. Each storyboard's folder is replaced as a whole.
    func save(below output: String, in environment: CommandEnvironment) throws(Failure) {
        for document in documents where document.isComplete {
            let place = "\(output)/\(document.output)"
            do throws(FileError) {
                try environment.files.createFolder(folder(of: place))
                if document.isStoryboard {
                    let prefix = "\(document.name).storyboardc/"
                    let files = document.pieces.map { (name: String($0.path.dropFirst(prefix.count)), bytes: $0.bytes) }
                    try environment.files.put(files, asFolder: place)
                } else if let piece = document.pieces.first {
                    try environment.files.put(piece.bytes, asFile: place)
                }
            } catch {
                throw Failure(writing: place, error)
            }
        }
    }

    private func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    func saveDependencies(to path: String, below output: String, in environment: CommandEnvironment) throws(Failure) {
        let lines = documents.filter(\.isComplete).map { document in
            "\(Self.escaped("\(output)/\(document.output)")): \(Self.escaped(document.path))\n"
        }
        do throws(FileError) {
            try environment.files.replace(path, with: Array(lines.joined().utf8), expecting: nil)
        } catch {
            throw Failure(writing: path, error)
        }
    }

    /// A path as make reads it.
    private static func escaped(_ path: String) -> String {
        path.map { $0 == " " || $0 == "#" ? "\\\($0)" : $0 == "$" ? "$$" : String($0) }.joined()
    }

    // MARK: JSON

    func json(below output: String) -> JSONValue {
        let made = documents.filter(\.isComplete).map { document in
            JSONValue.record([
                "file": .string(document.path), "output": .string("\(output)/\(document.output)"),
                "pieces": .array(document.pieces.map { .string($0.path) }),
            ])
        }
        let findings = documents.flatMap { document in document.problems.map(Self.json) }
        return .record(["documents": .array(made), "findings": .array(findings)])
    }

    private static func json(_ problem: Problem) -> JSONValue {
        .record([
            "file": .optional(problem.file), "line": .integer(problem.location.line),
            "column": .integer(problem.location.column), "severity": .string(problem.severity.rawValue),
            "rule": .optional(problem.rule), "message": .string(problem.message), "hint": .optional(problem.hint),
        ])
    }
}
