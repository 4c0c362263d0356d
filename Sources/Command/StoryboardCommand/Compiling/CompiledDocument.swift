import FileAccess
import StoryboardCompiler
import StoryboardModel
import XMLTree

/// A document that was compiled, as far as it could be.
struct CompiledDocument: Sendable {
    /// As it was given, or below the folder that was given.
    let path: String
    /// The part of the path that the output keeps, such as `Base.lproj`; empty where there is none.
    let language: String
    /// The name without extension.
    let name: String
    private(set) var isStoryboard: Bool
    /// With paths below the output folder.
    private(set) var pieces: [Piece] = []
    var findings: [Diagnostic] = []
    /// Set when a file could not be read or written, which weighs more than findings.
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

    /// Whether all of it is in the pieces.
    var isComplete: Bool { !findings.contains { $0.severity == .error } }

    /// Whether there is something that an output could depend on.
    var isReadable: Bool { failure != .unreadable }

    /// Where the output goes, below the output folder.
    var output: String { FilePath.join(language, isStoryboard ? "\(name).storyboardc" : "\(name).nib") }

    /// The pieces as files of the storyboard's folder.
    var files: [(name: String, bytes: [UInt8])] {
        pieces.map { (name: String($0.path.dropFirst(output.count + 1)), bytes: $0.bytes) }
    }

    mutating func add(_ failure: Failure) {
        findings.append(failure.problem.diagnostic)
        // A document that is malformed or lacks a scene is a finding among others.
        if [.unreadable, .unwritable, .changedOnDisk].contains(failure.code) { self.failure = failure.code }
    }

    mutating func takeWarningsForErrors() {
        for index in findings.indices where findings[index].severity == .warning { findings[index].severity = .error }
    }

    // MARK: Compiling

    mutating func compile(_ document: Document, scene: String?) {
        isStoryboard = document.kind.isStoryboard
        let compiler = StoryboardCompiler(document, name: name, isLocalized: language == "Base.lproj")
        guard let scene else { return take(compiler.compile(), of: document) }
        guard let controller = document.controller(of: scene) else {
            return add(
                Failure(
                    .refused,
                    Problem(
                        message: "there is no scene '\(scene)' that has pieces", rule: "compile.no-scene",
                        hint: "`storyboard outline` lists the scenes and their controllers")))
        }
        take(compiler.compile(scene: controller), of: document)
    }

    private mutating func take(_ compilation: Compilation, of document: Document) {
        pieces = compilation.pieces.map { piece in
            var piece = piece
            piece.path = FilePath.join(language, piece.path)
            return piece
        }
        findings = compilation.diagnostics
    }
}

extension Document {
    /// The id of the controller that is meant by its own id or by that of its scene.
    fileprivate func controller(of scene: String) -> String? {
        let found = controllers.first { $0["id"] == scene } ?? scenes.first { $0.node["sceneID"] == scene }?.controller
        guard let found, found.name != "viewControllerPlaceholder" else { return nil }
        return found["id"]
    }
}
