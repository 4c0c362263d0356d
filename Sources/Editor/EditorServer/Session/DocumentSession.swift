import FileAccess
import StoryboardEditing
import StoryboardModel
import XMLTree

/// A document that is being edited, with its undo history and its state on disk.
struct DocumentSession {
    /// The path of the file.
    let path: String
    private(set) var document: Document
    private(set) var history = EditHistory()
    /// The number of steps, including undone ones.
    private(set) var revision = 0
    /// The bytes that would be saved.
    private(set) var text: [UInt8]
    /// The last known bytes on disk.
    private(set) var saved: [UInt8]
    private(set) var stamp: FileStamp
    private(set) var journal: Journal

    /// The changes of a step.
    struct Step {
        var scenes: SceneChanges
        /// The objects that the step created or restored.
        var objects: [String]
        var created: [String] = []
    }

    var isDirty: Bool { text != saved }

    /// Reads the file and recovers unsaved changes of an earlier session.
    init(_ path: String, in files: any FileStore) throws(SessionError) {
        self.path = path
        let contents: FileContents
        do throws(FileError) {
            contents = try files.read(path)
        } catch {
            throw .unreadable(Refusal(error))
        }
        stamp = contents.stamp
        saved = contents.bytes
        text = contents.bytes
        journal = Journal(of: path)
        document = try Self.parse(contents.bytes)
        if let recovered = journal.recover(from: contents.bytes, in: files), let known = try? Self.parse(recovered) {
            document = known
            text = recovered
        } else {
            journal.clear(in: files)
        }
    }

    private static func parse(_ bytes: [UInt8]) throws(SessionError) -> Document {
        do throws(DocumentError) {
            return try Document(bytes)
        } catch {
            throw .noDocument(text: bytes, Diagnostic(error))
        }
    }

    // MARK: Editing

    /// Commits a draft as one step.
    mutating func take(_ draft: Draft, files: any FileStore) -> Step {
        document = draft.document
        history.record(draft.transaction)
        var step = finish(draft.transaction, files)
        step.created = draft.created
        return step
    }

    /// Applies the changes that fix a problem.
    mutating func mend(_ fix: Fix, files: any FileStore) throws(Refusal) -> Step {
        do throws(ChangeError) {
            let transaction = try document.transaction(fix.title) { document throws(ChangeError) in
                for change in fix.changes { try document.apply(change) }
            }.transaction
            history.record(transaction)
            return finish(transaction, files)
        } catch {
            throw Refusal(error)
        }
    }

    mutating func undo(files: any FileStore) throws(Refusal) -> Step { try step(back: true, files) }

    mutating func redo(files: any FileStore) throws(Refusal) -> Step { try step(back: false, files) }

    private mutating func step(back: Bool, _ files: any FileStore) throws(Refusal) -> Step {
        let transaction: Transaction?
        do throws(ChangeError) {
            transaction = try back ? history.undo(in: &document) : history.redo(in: &document)
        } catch {
            throw Refusal(error)
        }
        guard let transaction else { throw Refusal("there is nothing to \(back ? "undo" : "redo")") }
        return finish(transaction, files)
    }

    private mutating func finish(_ transaction: Transaction, _ files: any FileStore) -> Step {
        revision += 1
        let old = text
        text = document.write()
        journal.add(from: old, to: text, saved: saved, in: files)
        return Step(
            scenes: SceneChanges(transaction, in: document), objects: SceneChanges.arrivals(transaction, in: document))
    }

    // MARK: The file

    /// Saves the document atomically. Without `overwriting`, throws if another program has changed the file.
    mutating func save(overwriting: Bool, files: any FileStore) throws(FileError) {
        stamp = try files.replace(path, with: text, expecting: overwriting ? nil : stamp)
        saved = text
        journal.clear(in: files)
    }

    /// Returns the external change of the file since it was last read or written.
    func outsideChange(in files: any FileStore) -> OutsideChange? {
        guard let entry = try? files.look(at: path) else { return nil }
        if entry.kind == .missing { return .deleted }
        return (try? files.hasChanged(path, since: stamp)) == true ? .changed : nil
    }

    /// Reloads the file from disk. Unsaved changes and the undo history are lost.
    mutating func reload(in files: any FileStore) throws(SessionError) {
        journal.clear(in: files)
        let revision = revision
        self = try DocumentSession(path, in: files)
        self.revision = revision + 1
    }
}

extension DocumentSession {
    /// Merges external changes, and returns the conflicts; if there are any, the document is unchanged. The undo
    /// history is lost.
    mutating func merge(in files: any FileStore) throws(Refusal) -> [String] {
        let theirs: FileContents
        do throws(FileError) {
            theirs = try files.read(path)
        } catch {
            throw Refusal(error)
        }
        let merge = TextMerge(base: saved, mine: text, theirs: theirs.bytes)
        guard merge.conflicts.isEmpty else { return merge.conflicts }
        do throws(DocumentError) {
            document = try Document(merge.text)
        } catch {
            throw Refusal("both changes together would be no document: \(error.message)", hint: "reload or overwrite")
        }
        (saved, stamp, text) = (theirs.bytes, theirs.stamp, merge.text)
        history = EditHistory()
        revision += 1
        journal.clear(in: files)
        journal.add(from: saved, to: text, saved: saved, in: files)
        return []
    }
}

enum OutsideChange: String {
    case changed, deleted
}

/// An error that prevents a session.
enum SessionError: Error {
    case unreadable(Refusal)
    /// The file can be read, but isn't a valid document.
    case noDocument(text: [UInt8], Diagnostic)
}
