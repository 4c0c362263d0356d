import FileAccess
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Documents on disk that a step over several of them may change.
struct DocumentsOnDisk {
    private(set) var loaded: [String: LoadedDocument] = [:]

    var group: DocumentGroup { DocumentGroup(loaded.mapValues(\.document)) }

    /// Reads a document, and fails if it can't be read.
    mutating func add(_ path: String, in environment: CommandEnvironment) throws(Failure) {
        guard loaded[path] == nil else { return }
        loaded[path] = try environment.load(path)
    }

    /// Adds a document without a file yet.
    mutating func add(new path: String, _ document: Document) {
        loaded[path] = LoadedDocument(path: path, name: path, stamp: .missing, original: [], document: document)
    }

    /// Reads the documents below a folder; those that can't be read are left out.
    mutating func addAll(
        in folder: String, extensions: Set<String> = ["storyboard"], _ environment: CommandEnvironment
    ) throws(Failure) {
        let known = Set(loaded.keys.compactMap { try? environment.files.resolve($0) })
        let paths: [String]
        do throws(FileError) {
            paths = try environment.files.walk(folder, extensions: extensions)
        } catch {
            throw Failure(reading: folder, error)
        }
        for path in paths {
            let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
            if let whole = try? environment.files.resolve(path), known.contains(whole) { continue }
            if let document = try? environment.load(path) { loaded[path] = document }
        }
    }

    /// What a step did, and the names of the files that it has written or removed.
    struct Step {
        var outcome: DocumentGroup.Outcome
        var written: [String] = []
    }

    /// Performs a command, and writes all documents that it changes, what is beside them, and further files: all of them or none.
    func perform(
        _ command: GroupCommand, writing: Bool = true, with further: [(name: String, change: FileChange)] = [],
        in environment: CommandEnvironment
    ) throws(Failure) -> Step {
        var group = group
        var outcome: DocumentGroup.Outcome
        do throws(GroupError) {
            outcome = try group.perform(command)
        } catch {
            throw Failure(error.path ?? "storyboard", error.error, at: SourceLocation(line: 1, column: 1))
        }
        guard writing else { return Step(outcome: outcome) }
        let besides = BesideFiles(following: outcome.moves, in: environment)
        outcome.notes += besides.notes
        let documents = outcome.transactions.keys.sorted().compactMap { path -> BesideFiles.Change? in
            guard let document = loaded[path], let new = group.documents[path] else { return nil }
            let stamp = document.stamp ?? .missing
            return BesideFiles.Change(name: path, path: path, new: new.write(), stamp: stamp)
        }
        let all = documents + besides.changes
        try environment.replaceAll(all.map { ($0.name, FileChange($0.path, $0.new, expecting: $0.stamp)) } + further)
        return Step(outcome: outcome, written: all.map(\.name))
    }
}
