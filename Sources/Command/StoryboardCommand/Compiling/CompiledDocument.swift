import FileAccess
import StoryboardCompiler
import StoryboardModel
import XMLTree

/// A compiled document and its diagnostics.
struct CompiledDocument: Sendable {
    /// The path as given, or relative to the given folder.
    let path: String
    /// The folder of the language, such as `Base.lproj`, or an empty string.
    let language: String
    /// The name without extension.
    let name: String
    private(set) var isStoryboard: Bool
    /// The pieces, with paths in the output folder.
    private(set) var pieces: [Piece] = []
    var findings: [Diagnostic] = []
    /// The exit code if a file couldn't be read or written, which takes precedence over diagnostics.
    private(set) var failure: ExitCode?

    init(_ path: String) {
        let file = FilePath.name(of: path)
        let around = FilePath.name(of: FilePath.folder(of: path))
        let end = FilePath.fileExtension(of: file)
        self.path = path
        language = around.hasSuffix(".lproj") ? around : ""
        name = end.map { String(file.dropLast($0.count + 1)) } ?? file
        isStoryboard = end == "storyboard"
    }

    /// Whether there are no errors.
    var isComplete: Bool { !findings.contains { $0.severity == .error } }

    /// Whether the document could be read, so that an output can depend on it.
    var isReadable: Bool { failure != .unreadable }

    /// The path of the output in the output folder.
    var output: String { FilePath.join(language, isStoryboard ? "\(name).storyboardc" : "\(name).nib") }

    /// The pieces as files of the storyboard's folder.
    var files: [(name: String, bytes: [UInt8])] {
        pieces.map { (name: String($0.path.dropFirst(output.count + 1)), bytes: $0.bytes) }
    }

    mutating func add(_ failure: Failure) {
        findings.append(failure.problem.diagnostic)
        // An invalid document, or a missing scene, is reported like other errors.
        if [.unreadable, .unwritable, .changedOnDisk].contains(failure.code) { self.failure = failure.code }
    }

    mutating func treatWarningsAsErrors() {
        for index in findings.indices where findings[index].severity == .warning { findings[index].severity = .error }
    }

    // MARK: Compiling

    /// Compiles the document, or one of its scenes. Texts have keys for the tables of other languages if it is in `Base.lproj`, or
    /// `hasTables` is true.
    mutating func compile(_ document: Document, scene: String?, hasTables: Bool = false) {
        isStoryboard = document.kind.isStoryboard
        let compiler = StoryboardCompiler(document, name: name, isLocalized: hasTables || language == "Base.lproj")
        guard let scene else { return append(compiler.compile(), of: document) }
        guard let controller = document.controller(of: scene) else {
            return add(
                Failure(
                    .refused,
                    Problem(
                        message: "there is no scene '\(scene)' that has pieces", rule: "compile.no-scene",
                        hint: "`storyboard outline` lists the scenes and their controllers")))
        }
        append(compiler.compile(scene: controller), of: document)
    }

    private mutating func append(_ compilation: Compilation, of document: Document) {
        pieces = compilation.pieces.map { piece in
            var piece = piece
            piece.path = FilePath.join(language, piece.path)
            return piece
        }
        findings = compilation.diagnostics
    }
}

extension Document {
    /// Returns the id of the controller with an id or in the scene with an id.
    fileprivate func controller(of scene: String) -> String? {
        let found = controllers.first { $0["id"] == scene } ?? scenes.first { $0.node["sceneID"] == scene }?.controller
        guard let found, found.name != "viewControllerPlaceholder" else { return nil }
        return found["id"]
    }
}
