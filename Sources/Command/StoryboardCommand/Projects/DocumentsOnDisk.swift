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

    /// Performs a command, and writes all documents that it changes: all of them or, after an error, none.
    func perform(_ command: GroupCommand, writing: Bool = true, in environment: CommandEnvironment) throws(Failure)
        -> DocumentGroup.Outcome
    {
        var group = group
        let outcome: DocumentGroup.Outcome
        do throws(GroupError) {
            outcome = try group.perform(command)
        } catch {
            throw Failure(error.path ?? "storyboard", error.error, at: SourceLocation(line: 1, column: 1))
        }
        guard writing else { return outcome }
        // New files and those that get scenes come first: what is interrupted has too much, not too little.
        let paths = outcome.transactions.keys.sorted {
            (outcome.created[$0] == nil ? 1 : 0, $0) < (outcome.created[$1] == nil ? 1 : 0, $1)
        }
        var written: [(document: LoadedDocument, stamp: FileStamp)] = []
        for path in paths {
            guard let document = loaded[path], let new = group.documents[path] else { continue }
            do throws(FileError) {
                written.append(
                    (document, try environment.files.replace(path, with: new.write(), expecting: document.stamp)))
            } catch {
                for (document, stamp) in written.reversed() {
                    if document.stamp == .missing {
                        try? environment.files.remove(document.path)
                    } else {
                        _ = try? environment.files.replace(document.path, with: document.original, expecting: stamp)
                    }
                }
                throw Failure(writing: path, error)
            }
        }
        return outcome
    }
}
