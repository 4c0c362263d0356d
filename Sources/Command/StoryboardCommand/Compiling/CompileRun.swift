import Dispatch
import FileAccess
import CrashNotes
import StoryboardCompiler
import StoryboardModel
import Synchronization
import XMLTree

/// Compiles documents on all cores, and writes those without errors.
struct CompileRun {
    private struct Task {
        var document: CompiledDocument
        /// Whether the path was given as an argument rather than found in a folder.
        var isNamed: Bool
    }

    private let environment: CommandEnvironment
    /// The scene to compile, or nil for all.
    private let scene: String?
    /// Whether warnings are errors.
    private let isStrict: Bool
    private var tasks: [Task] = []
    private var known: Set<String> = []

    init(in environment: CommandEnvironment, scene: String? = nil, isStrict: Bool = false) {
        self.environment = environment
        self.scene = scene
        self.isStrict = isStrict
    }

    mutating func add(_ path: String) {
        do throws(FileError) {
            guard try environment.files.look(at: path).kind == .folder else { return add(file: path, isNamed: true) }
            var closed: [FileError] = []
            for file in try CheckRun.documents(in: path, environment.files, closed: &closed) {
                add(file: file, isNamed: false)
            }
            for folder in closed { environment.report(.closed(folder)) }
        } catch {
            var document = CompiledDocument(path)
            document.add(Failure(reading: path, error))
            tasks.append(Task(document: document, isNamed: true))
        }
    }

    private mutating func add(file path: String, isNamed: Bool) {
        guard known.insert(environment.absolute(path)).inserted else { return }
        tasks.append(Task(document: CompiledDocument(path), isNamed: isNamed))
    }

    /// Returns the results in the order of the paths. Nothing is written without an output folder.
    func run(output: String?) throws(Failure) -> [CompiledDocument] {
        if let output { try createFolder(output) }
        let (files, scene) = (environment.files, scene)
        var documents = concurrently(tasks, "compiling") { Self.compile($0, scene: scene, files) }.compactMap(\.self)
        if isStrict { for index in documents.indices { documents[index].treatWarningsAsErrors() } }
        reportSameOutputs(&documents)
        guard let output else { return documents }
        return concurrently(documents, "writing") { document in
            var document = document
            if document.isComplete { document.save(below: output, onlyPieces: scene != nil, files) }
            return document
        }
    }

    private func createFolder(_ path: String) throws(Failure) {
        do throws(FileError) {
            try environment.files.createFolder(path)
        } catch {
            throw Failure(writing: path, error)
        }
    }

    private func concurrently<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], _ work: String, _ body: @Sendable (Input) -> Output
    ) -> [Output] {
        let progress = Progress(work, total: inputs.count, on: environment.statusLine)
        defer { progress.finish() }
        let results = Mutex([Output?](repeating: nil, count: inputs.count))
        DispatchQueue.concurrentPerform(iterations: inputs.count) { number in
            let result = body(inputs[number])
            progress.step()
            results.withLock { $0[number] = result }
        }
        return results.withLock { $0.compactMap(\.self) }
    }

    /// Compiles a document. Returns nil for one of another platform that wasn't given as an argument.
    private static func compile(_ task: Task, scene: String?, _ files: any FileStore) -> CompiledDocument? {
        var result = task.document
        guard result.isComplete else { return result }
        do throws(Failure) {
            if !CrashNotes.begin(result.path) { throw .crashed(result.path, in: "compile") }
            let document = try parse(result.path, files)
            if !task.isNamed, !document.kind.isUIKit { return nil }
            result.compile(document, scene: scene)
        } catch {
            result.add(error)
        }
        return result
    }

    private static func parse(_ path: String, _ files: any FileStore) throws(Failure) -> Document {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read(path).bytes
        } catch {
            throw Failure(reading: path, error)
        }
        do throws(DocumentError) {
            return try Document(bytes)
        } catch {
            throw Failure(path, error)
        }
    }

    /// Reports documents with the same output, none of which is written.
    private func reportSameOutputs(_ documents: inout [CompiledDocument]) {
        let groups = Dictionary(grouping: documents.indices.filter { documents[$0].isReadable }) {
            documents[$0].output
        }
        for group in groups.values where group.count > 1 {
            for index in group {
                let others = group.filter { $0 != index }.map { "'\(documents[$0].path)'" }.joined(separator: ", ")
                documents[index].findings.append(
                    Diagnostic(
                        rule: "compile.same-output", severity: .error,
                        message: "'\(documents[index].output)' is also the output of \(others)",
                        location: SourceLocation(line: 1, column: 1),
                        hint: "compile them into different folders, or rename one"))
            }
        }
    }
}

extension CompiledDocument {
    /// Saves the output. A storyboard's folder is replaced as a whole, unless only some pieces were compiled.
    fileprivate mutating func save(below folder: String, onlyPieces: Bool, _ files: any FileStore) {
        let place = FilePath.join(folder, output)
        do throws(FileError) {
            if !language.isEmpty { try files.createFolder(FilePath.join(folder, language)) }
            if isStoryboard, !onlyPieces { return try files.put(self.files, asFolder: place) }
            if isStoryboard { try files.createFolder(place) }
            for piece in pieces { try files.put(piece.bytes, asFile: FilePath.join(folder, piece.path)) }
        } catch {
            add(Failure(writing: place, error))
        }
    }
}
