import FileAccess
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// A document that is being edited, with its undo history and its state on disk.
struct DocumentSession {
    /// The path of the file, without links. Links that appear in it later aren't followed.
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
    /// Whether unsaved changes of an earlier session were found.
    private(set) var isRecovered = false

    /// The changes of a step.
    struct Step {
        var scenes: SceneChanges
        /// The objects that the step created or restored.
        var objects: [String]
        var created: [String] = []
    }

    var isDirty: Bool { text != saved }

    /// Whether there are changes that the file doesn't have.
    var hasUnsavedWork: Bool { isDirty || journal.leftOut > 0 }

    /// Reads the file and recovers unsaved changes of an earlier session. If the file has changed since, this counts as an external
    /// change. Steps that crashed the editor are left out, unless `takingAll` is true.
    init(_ path: String, takingAll: Bool = false, in files: any FileStore) throws(SessionError) {
        self.path = path
        let (contents, document) = try Self.load(path, files)
        self.document = document
        stamp = contents.stamp
        saved = contents.bytes
        text = contents.bytes
        journal = Journal(of: path)
        guard let found = journal.find(saved: saved, takingAll: takingAll, in: files) else { return }
        guard let known = try? Self.parse(found.text) else {
            journal.refuse()
            return
        }
        (self.document, text, isRecovered) = (known, found.text, true)
        if found.base != saved {
            saved = found.base
            stamp = FileStamp(
                identity: stamp.identity, size: saved.count, modified: nil, contentHash: FileStamp.hash(of: saved))
        }
    }

    private static func load(_ path: String, _ files: any FileStore) throws(SessionError) -> (FileContents, Document) {
        let contents: FileContents
        do throws(FileError) {
            contents = try files.withoutLinks(path) { files, path throws(FileError) in try files.read(path) }
        } catch {
            throw .unreadable(Refusal(error))
        }
        return (contents, try parse(contents.bytes))
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
    mutating func take(_ draft: Draft, files: any FileStore) throws(Refusal) -> Step {
        try journal.prepare(in: files)
        document = draft.document
        history.record(draft.transaction)
        var step = finish(draft.transaction)
        step.created = draft.created
        return step
    }

    /// Applies the changes that fix a problem.
    mutating func mend(_ fix: Fix, files: any FileStore) throws(Refusal) -> Step {
        try journal.prepare(in: files)
        do throws(ChangeError) {
            let transaction = try document.transaction(fix.title) { document throws(ChangeError) in
                for change in fix.changes { try document.apply(change) }
            }.transaction
            history.record(transaction)
            return finish(transaction)
        } catch {
            throw Refusal(error)
        }
    }

    mutating func undo(files: any FileStore) throws(Refusal) -> Step { try step(back: true, files) }

    mutating func redo(files: any FileStore) throws(Refusal) -> Step { try step(back: false, files) }

    private mutating func step(back: Bool, _ files: any FileStore) throws(Refusal) -> Step {
        guard (back ? history.undoName : history.redoName) != nil else {
            throw Refusal("there is nothing to \(back ? "undo" : "redo")")
        }
        try journal.prepare(in: files)
        let transaction: Transaction?
        do throws(ChangeError) {
            transaction = try back ? history.undo(in: &document) : history.redo(in: &document)
        } catch {
            throw Refusal(error)
        }
        guard let transaction else { throw Refusal("there is nothing to \(back ? "undo" : "redo")") }
        return finish(transaction)
    }

    private mutating func finish(_ transaction: Transaction) -> Step {
        revision += 1
        text = document.write()
        journal.add(text, saved: saved)
        return Step(
            scenes: SceneChanges(transaction, in: document), objects: SceneChanges.arrivals(transaction, in: document))
    }

    // MARK: The file

    /// Saves the document atomically. Without `overwriting`, throws if another program has changed the file.
    mutating func save(overwriting: Bool, files: any FileStore) throws(FileError) {
        let wasDirty = isDirty
        stamp = try files.withoutLinks(path) { files, path throws(FileError) in
            try files.replace(path, with: text, expecting: overwriting ? nil : stamp)
        }
        saved = text
        if wasDirty { journal.clear() }
    }

    /// Returns the external change of the file since it was last read or written.
    func outsideChange(in files: any FileStore) -> OutsideChange? {
        guard let entry = try? files.look(at: path) else { return nil }
        if entry.kind == .missing { return .deleted }
        return (try? files.hasChanged(path, since: stamp)) == true ? .changed : nil
    }

    /// Reloads the file from disk. Unsaved changes and the undo history are lost.
    mutating func reload(in files: any FileStore) throws(SessionError) {
        // Unsaved changes are discarded only if there is something to take their place.
        _ = try Self.load(path, files)
        journal.clear()
        try startAnew(takingAll: false, in: files)
    }

    /// Recovers all steps of an earlier session, including those that crashed the editor.
    mutating func takeAll(in files: any FileStore) throws(Refusal) {
        guard journal.leftOut > 0 else { throw Refusal("nothing was left out") }
        journal.letGo()
        do throws(SessionError) {
            try startAnew(takingAll: true, in: files)
        } catch {
            throw Refusal("the file cannot be read as a document any more", hint: "mend it, and open it again")
        }
    }

    private mutating func startAnew(takingAll: Bool, in files: any FileStore) throws(SessionError) {
        let revision = revision
        self = try DocumentSession(path, takingAll: takingAll, in: files)
        self.revision = revision + 1
    }

    /// Records that the document was displayed.
    mutating func confirm() { journal.confirm() }
}

extension DocumentSession {
    /// Merges external changes as one step, and returns the conflicts; if there are any, the document is unchanged.
    mutating func merge(in files: any FileStore) throws(Refusal) -> [String] {
        let theirs: FileContents
        do throws(FileError) {
            theirs = try files.withoutLinks(path) { files, path throws(FileError) in try files.read(path) }
        } catch {
            throw Refusal(error)
        }
        let merge = try merge(with: theirs.bytes)
        guard merge.conflicts.isEmpty else { return merge.conflicts.map(\.sentence) }
        (document, saved, stamp) = (merge.document, theirs.bytes, theirs.stamp)
        if let transaction = merge.transaction { history.record(transaction) } else { history = EditHistory() }
        text = document.write()
        revision += 1
        journal.rewrite(text, saved: saved)
        return []
    }

    private func merge(with theirs: [UInt8]) throws(Refusal) -> DocumentMerge {
        let other: Document
        do throws(DocumentError) {
            other = try Document(theirs)
        } catch {
            throw Refusal(
                "the changed file is not a document: \(error.message)", hint: "overwrite it, or mend it first")
        }
        do throws(MergeError) {
            return try DocumentMerge(base: try? Document(saved), ours: document, theirs: other)
        } catch {
            throw Refusal(error.message, hint: error.hint)
        }
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
