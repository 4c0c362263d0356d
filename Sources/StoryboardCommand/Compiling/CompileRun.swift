import Dispatch
import FileAccess
import StoryboardCompiler
import StoryboardModel
import Synchronization

/// A document that was compiled, as far as it could be.
struct CompiledDocument {
    var path: String
    /// The part of the path that the output keeps: `Base.lproj`, or nothing.
    var folder: String
    /// The name without extension.
    var name: String
    var isStoryboard: Bool
    var pieces: [Piece] = []
    var problems: [Problem] = []
    var diagnostics: [Diagnostic] = []
    /// Nil once something went wrong with the file itself.
    var failure: ExitCode?

    var isComplete: Bool { failure == nil && !diagnostics.contains { $0.severity == .error } }

    /// Where the output goes, below the output folder.
    var output: String {
        let file = isStoryboard ? "\(name).storyboardc" : "\(name).nib"
        return folder.isEmpty ? file : "\(folder)/\(file)"
    }
}

/// Compiles all documents that were asked for, on all cores.
struct CompileRun {
    private let environment: CommandEnvironment
    private var tasks: [(path: String, isNamed: Bool)] = []
    private var known: Set<String> = []

    init(in environment: CommandEnvironment) {
        self.environment = environment
    }

    mutating func add(_ path: String) throws(Failure) {
        do throws(FileError) {
            guard try environment.files.look(at: path).kind == .folder else { return add(file: path, isNamed: true) }
            for file in try CheckRun.documents(in: path, environment.files) { add(file: file, isNamed: false) }
        } catch {
            throw Failure(reading: path, error)
        }
    }

    private mutating func add(file path: String, isNamed: Bool) {
        if known.insert(environment.absolute(path)).inserted { tasks.append((path, isNamed)) }
    }

    /// What became of the documents, in the order of the paths.
    func run() -> [CompiledDocument] {
        let results = Mutex([CompiledDocument?](repeating: nil, count: tasks.count))
        let (files, tasks) = (environment.files, tasks)
        DispatchQueue.concurrentPerform(iterations: tasks.count) { number in
            let result = Self.compile(tasks[number].path, isNamed: tasks[number].isNamed, files)
            results.withLock { $0[number] = result }
        }
        return results.withLock { $0.compactMap(\.self) }
    }

    /// Nil for a document of another platform that nobody named.
    private static func compile(_ path: String, isNamed: Bool, _ files: any FileStore) -> CompiledDocument? {
        var result = CompiledDocument(path)
        do throws(FileError) {
            let bytes = try files.read(path).bytes
            do throws(DocumentError) {
                let document = try Document(bytes)
                if !isNamed, !document.kind.isUIKit { return nil }
                result.isStoryboard = document.kind.isStoryboard
                let compiler = StoryboardCompiler(
                    document, name: result.name, isLocalized: result.folder == "Base.lproj")
                let compilation = compiler.compile()
                result.pieces = compilation.pieces
                result.diagnostics = compilation.diagnostics
                result.problems = compilation.diagnostics.map { Problem($0, in: path) }
            } catch {
                let failure = Failure(path, error)
                result.failure = failure.code
                result.problems = [failure.problem]
            }
        } catch {
            let failure = Failure(reading: path, error)
            result.failure = failure.code
            result.problems = [failure.problem]
        }
        return result
    }
}

extension CompiledDocument {
    fileprivate init(_ path: String) {
        let parts = path.split(separator: "/").map(String.init)
        let file = parts.last ?? path
        let around = parts.dropLast().last ?? ""
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        self.init(
            path: path, folder: around == "Base.lproj" ? around : "", name: stem,
            isStoryboard: file.hasSuffix(".storyboard"))
    }
}
