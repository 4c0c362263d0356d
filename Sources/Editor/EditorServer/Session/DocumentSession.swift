import FileAccess
import GitAccess
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
    var saved: [UInt8]
    var stamp: FileStamp
    var journal: Journal
    /// Whether unsaved changes of an earlier session were found.
    private(set) var isRecovered = false
    /// The merge that isn't marked as resolved, which undoing a decision or the merge itself brings back or takes away.
    private(set) var merge: OpenMerge?
    /// What `merge` was before each step that can be undone, and after each that can be redone.
    private var earlierMerges: [OpenMerge?] = []
    private var laterMerges: [OpenMerge?] = []
    /// The steps that can be undone, and redone, as other documents may have them.
    private var earlierSteps: [LinkedStep] = []
    private var laterSteps: [LinkedStep] = []
    /// The number of the oldest steps that can't be undone any more.
    private var givenUp = 0
    /// Returns what git has of the file if it is unmerged.
    private let unmerged: @Sendable (_ path: String) -> UnmergedFile?

    /// The changes of a step.
    struct Step {
        var scenes: SceneChanges
        /// The objects that the step created or restored.
        var objects: [String]
        var created: [String] = []
    }

    /// Reads the file and recovers unsaved changes of an earlier session. If the file has changed since, this counts as an external
    /// change. Steps that crashed the editor are left out, unless `takingAll` is true. A file with conflict markers is
    /// merged by objects.
    init(
        _ path: String, takingAll: Bool = false, in files: any FileStore,
        unmerged: @escaping @Sendable (_ path: String) -> UnmergedFile? = { _ in nil }
    ) throws(SessionError) {
        (self.path, self.unmerged) = (path, unmerged)
        let contents = try Self.read(path, files)
        stamp = contents.stamp
        saved = contents.bytes
        (document, merge) = try Self.parse(contents.bytes, at: path, unmerged)
        text = merge == nil ? contents.bytes : document.write()
        journal = Journal(of: path)
        guard let found = journal.find(saved: saved, takingAll: takingAll, in: files) else { return }
        guard let known = try? Document(found.text) else {
            journal.refuse()
            return
        }
        (document, text, isRecovered) = (known, found.text, true)
        if found.base != saved {
            saved = found.base
            stamp = FileStamp(
                identity: stamp.identity, size: saved.count, modified: nil, contentHash: FileStamp.hash(of: saved))
        }
    }

    /// Creates a session that only shows a version of a document; `path` is that of the document.
    init(version bytes: [UInt8], of path: String) throws(SessionError) {
        (self.path, unmerged) = (path, { _ in nil })
        do throws(DocumentError) {
            document = try Document(bytes)
        } catch {
            throw .noDocument(text: bytes, Diagnostic(error))
        }
        (text, saved, stamp, journal) = (bytes, bytes, .missing, Journal(of: path))
    }

    private static func read(_ path: String, _ files: any FileStore) throws(SessionError) -> FileContents {
        do throws(FileError) {
            return try files.withoutLinks(path) { files, path throws(FileError) in try files.read(path) }
        } catch {
            throw .unreadable(Refusal(error))
        }
    }

    private static func parse(
        _ bytes: [UInt8], at path: String, _ unmerged: (String) -> UnmergedFile?
    ) throws(SessionError) -> (Document, OpenMerge?) {
        do throws(DocumentError) {
            return (try Document(bytes), nil)
        } catch {
            guard MergeSides.hasMarkers(in: bytes) else { throw .noDocument(text: bytes, Diagnostic(error)) }
            let versions = unmerged(path)
            // The markers may be fewer than git left.
            guard let sides = MergeSides(markedText: bytes, base: versions?.base) ?? versions.flatMap(Self.sides),
                let merge = try? sides.merged()
            else { throw .noDocument(text: bytes, Diagnostic(error)) }
            let list = ConflictList(merge.conflicts, isUnmerged: versions != nil)
            return (merge.document, OpenMerge(list: list, sides: sides, isUnmerged: versions != nil))
        }
    }

    private static func sides(of file: UnmergedFile) -> MergeSides? {
        MergeSides(base: file.base, ours: file.ours, theirs: file.theirs)
    }

    // MARK: Editing

    /// The number of steps that weren't undone.
    var stepCount: Int { givenUp + earlierSteps.count }

    func linkedSteps(back: Bool) -> [LinkedStep] { back ? earlierSteps : laterSteps }

    /// Commits a draft as one step, which others have as well if `joint` isn't nil; it is then to be settled.
    mutating func commit(_ draft: Draft, jointly joint: JointStep? = nil, files: any FileStore) throws(Refusal) -> Step
    {
        try journal.prepare(in: files)
        document = draft.document
        // A step of other files only is undone with the document, too.
        record(draft.transaction, merge, isKept: joint != nil, jointly: joint)
        var step = finish(draft.transaction, jointly: joint)
        step.created = draft.created
        return step
    }

    /// Commits a decision about conflicts as one step, also if it changes nothing in the document.
    mutating func commit(_ draft: Draft, deciding next: OpenMerge, files: any FileStore) throws(Refusal) -> Step {
        try journal.prepare(in: files)
        document = draft.document
        record(draft.transaction, next, isKept: true)
        return finish(draft.transaction)
    }

    /// Adds a transaction to the history, and what `merge` is after it.
    private mutating func record(
        _ transaction: Transaction, _ next: OpenMerge?, isKept: Bool = false, jointly joint: JointStep? = nil
    ) {
        if transaction.isEmpty, !isKept { return }
        earlierSteps.append(LinkedStep(link: joint, before: earlierSteps.last, leadsTo: text))
        laterSteps = []
        earlierMerges.append(merge)
        let count = history.record(transaction, isKept: isKept)
        earlierSteps.removeFirst(count)
        earlierMerges.removeFirst(count)
        givenUp += count
        laterMerges = []
        merge = next
    }

    /// Applies the changes that fix a problem.
    mutating func mend(_ fix: Fix, files: any FileStore) throws(Refusal) -> Step {
        try journal.prepare(in: files)
        do throws(ChangeError) {
            let transaction = try document.transaction(fix.title) { document throws(ChangeError) in
                for change in fix.changes { try document.apply(change) }
            }.transaction
            record(transaction, merge)
            return finish(transaction)
        } catch {
            throw Refusal(error)
        }
    }

    /// Undoes a step, or redoes it; with others if `joint` isn't nil, as which it is then to be settled.
    mutating func step(back: Bool, jointly joint: JointStep? = nil, files: any FileStore) throws(Refusal) -> Step {
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
        if back {
            let link = earlierSteps.removeLast().link
            laterSteps.append(LinkedStep(link: link, before: laterSteps.last, leadsTo: text))
            laterMerges.append(merge)
            merge = earlierMerges.popLast() ?? nil
        } else {
            let link = laterSteps.removeLast().link
            earlierSteps.append(LinkedStep(link: link, before: earlierSteps.last, leadsTo: text))
            earlierMerges.append(merge)
            merge = laterMerges.popLast() ?? nil
        }
        return finish(transaction, jointly: joint)
    }

    private mutating func finish(_ transaction: Transaction, jointly joint: JointStep? = nil) -> Step {
        revision += 1
        text = document.write()
        journal.add(text, saved: saved, jointly: joint)
        return Step(
            scenes: SceneChanges(transaction, in: document), objects: SceneChanges.arrivals(transaction, in: document))
    }

    // MARK: The file

    /// Reloads the file from disk. Unsaved changes and the undo history are lost.
    mutating func reload(in files: any FileStore) throws(SessionError) {
        // Unsaved changes are discarded only if there is something to take their place.
        _ = try Self.parse(Self.read(path, files).bytes, at: path, unmerged)
        journal.clear()
        try startAnew(takingAll: false, in: files)
    }

    /// Recovers all steps of an earlier session, including those that crashed the editor.
    mutating func recoverAll(in files: any FileStore) throws(Refusal) {
        guard journal.leftOut > 0 else { throw Refusal("nothing was left out") }
        journal.letGo()
        do throws(SessionError) {
            try startAnew(takingAll: true, in: files)
        } catch {
            throw Refusal("the file cannot be read as a document any more", hint: "fix it, and open it again")
        }
    }

    private mutating func startAnew(takingAll: Bool, in files: any FileStore) throws(SessionError) {
        let revision = revision
        self = try DocumentSession(path, takingAll: takingAll, in: files, unmerged: unmerged)
        self.revision = revision + 1
    }

    /// Records that the document was displayed.
    mutating func confirm() { journal.confirm() }

    mutating func didSave() { merge?.list.isSaved = true }
}

// MARK: Merges

extension DocumentSession {
    /// Merges external changes as one step. Where both changed the same, the document remains as it is, with conflicts.
    /// `layOut` lays out what both sides changed the layout of.
    mutating func mergeOutside(
        in files: any FileStore, layOut: (DocumentMerge) -> DocumentMerge
    ) throws(Refusal) {
        let theirs: FileContents
        do throws(FileError) {
            theirs = try files.withoutLinks(path) { files, path throws(FileError) in try files.read(path) }
        } catch {
            throw Refusal(error)
        }
        let sides = MergeSides(base: try? Document(saved), ours: document, theirs: try Self.theirs(theirs.bytes))
        let result: DocumentMerge
        do throws(MergeError) {
            result = layOut(
                try DocumentMerge(base: sides.base, ours: sides.ours, theirs: sides.theirs, asChanges: true))
        } catch {
            throw Refusal(error.message, hint: error.hint)
        }
        (document, saved, stamp) = (result.document, theirs.bytes, theirs.stamp)
        let added = (merge ?? OpenMerge(list: ConflictList([]))).adding(result.conflicts, of: sides)
        let next = result.conflicts.isEmpty ? merge : added
        record(result.transaction ?? Transaction(name: "Merge", inverse: []), next, isKept: next != nil)
        text = document.write()
        revision += 1
        journal.rewrite(text, saved: saved)
    }

    private static func theirs(_ bytes: [UInt8]) throws(Refusal) -> Document {
        do throws(DocumentError) {
            return try Document(bytes)
        } catch {
            throw Refusal(
                "the changed file is not a document: \(error.message)", hint: "overwrite it, or fix it first")
        }
    }

    /// Accepts a file that another program changed while nothing was unsaved, as one step that can be undone. Returns
    /// whether that was possible.
    mutating func acceptOutsideChange(in files: any FileStore) -> Bool {
        // Another editor that saves lets go of the document, which a new session finds out.
        guard let contents = try? Self.read(path, files),
            let draft = draft(of: contents, named: "Outside Change", isMerged: merge != nil)
        else { return false }
        document = draft.document
        record(draft.transaction, merge)
        (saved, text, stamp) = (contents.bytes, contents.bytes, contents.stamp)
        revision += 1
        return true
    }

    /// Returns the step that makes the document what a file has, byte for byte, or nil if there is none: the file isn't a
    /// document, or there is more to discard than a step, such as a merge.
    func draft(of contents: FileContents, named name: String, isMerged: Bool = false) -> Draft? {
        guard journal.fault == nil, journal.leftOut == 0, isMerged || merge == nil,
            let new = try? Document(contents.bytes), let script = try? CommandScript(from: document, to: new)
        else { return nil }
        var draft = Draft(of: document, name: name, layout: DocumentLayout())
        guard (try? draft.perform(script.commands)) != nil, draft.document.write() == contents.bytes else { return nil }
        return draft
    }

    /// Sets the merge that was found beside the file or in git, or ends it. Steps that are undone don't change that.
    mutating func setMerge(_ found: OpenMerge?) {
        merge = found
        earlierMerges = earlierMerges.map { _ in found }
        laterMerges = laterMerges.map { _ in found }
    }

    /// Adds what git knows to the merge.
    mutating func setSides(_ sides: MergeSides?, isUnmerged: Bool) {
        func with(_ merge: OpenMerge?) -> OpenMerge? {
            guard var merge else { return nil }
            merge.sides = merge.sides ?? sides
            merge.isUnmerged = isUnmerged
            return merge
        }
        merge = with(merge)
        earlierMerges = earlierMerges.map(with)
        laterMerges = laterMerges.map(with)
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
