import FileAccess

/// A session of a file whose steps other files may have as well, and that is saved together with them.
protocol JointSession {
    /// The path of the file, without links.
    var path: String { get }
    var revision: Int { get }
    /// The bytes that would be saved.
    var text: [UInt8] { get }
    /// The last known bytes on disk.
    var saved: [UInt8] { get set }
    var stamp: FileStamp { get set }
    var journal: Journal { get set }

    /// Returns the steps that can be undone, or redone; the next one is the last.
    func linkedSteps(back: Bool) -> [LinkedStep]
    /// Called when the file has become what would be saved.
    mutating func didSave()
}

extension DocumentSession: JointSession {}

extension JointSession {
    var isDirty: Bool { text != saved }

    /// Whether there are changes that the file doesn't have.
    var hasUnsavedWork: Bool { isDirty || journal.leftOut > 0 }

    // MARK: Steps

    /// What ties the next step to undo, or to redo, to those of other files, or nil if it is this file's own.
    func link(back: Bool) -> JointStep? { linkedSteps(back: back).last?.link }

    /// The files with which this one has steps that can be undone or redone.
    var linked: Set<String> {
        let steps = linkedSteps(back: true) + linkedSteps(back: false)
        return Set(steps.compactMap(\.link).flatMap(\.partners)).union(journal.partners)
    }

    /// Returns how many steps have to be undone, or redone, so that a step of several files is, or nil if others are in its
    /// way. Those that together leave the file as it was are not: an edit that was taken back.
    func distance(to link: JointStep, back: Bool) -> Int? {
        let steps = linkedSteps(back: back)
        guard let index = steps.lastIndex(where: { $0.link?.id == link.id }) else {
            // It was undone, or redone, in this file before.
            return linkedSteps(back: !back).contains { $0.link?.id == link.id } ? 0 : nil
        }
        let between = steps[(index + 1)...]
        guard let first = between.first else { return 1 }
        let isClear = between.allSatisfy { $0.link == nil } && first.textHash == FileStamp.hash(of: text)
        return isClear ? steps.count - index : nil
    }

    /// Prepares a step. Throws if the file can't be changed. A new file gets its folder, for the journal in it.
    mutating func prepare(files: any FileStore) throws(Refusal) {
        if stamp == .missing { try? files.createFolder(FilePath.folder(of: path)) }
        try journal.prepare(in: files)
    }

    /// Records that all files have a step.
    mutating func settle(_ joint: JointStep) { journal.settle(joint) }

    /// Removes the journal if the file is as it is saved, after a step is settled everywhere.
    mutating func endJointStep() { if !isDirty { journal.clear() } }

    // MARK: The file

    /// Records what the file on disk has, after a step that has made the text the same.
    mutating func become(_ contents: FileContents) {
        (saved, stamp) = (contents.bytes, contents.stamp)
        didSave()
        if !isDirty { journal.clear() }
    }

    /// Returns the external change of the file since it was last read or written.
    func outsideChange(in files: any FileStore) -> OutsideChange? {
        guard let entry = try? files.look(at: path) else { return nil }
        // A new file isn't there until it is saved.
        if entry.kind == .missing { return stamp == .missing ? nil : .deleted }
        return (try? files.hasChanged(path, since: stamp)) == true ? .changed : nil
    }

    /// Saves the file atomically. Without `overwriting`, throws if another program has changed it.
    mutating func save(overwriting: Bool, files: any FileStore) throws(FileError) {
        let wasDirty = isDirty
        stamp = try write(text, expecting: overwriting ? nil : stamp, files)
        saved = text
        didSave()
        if wasDirty { journal.clear() }
    }

    // Saving together with other files, in this order.

    /// Records that the file is being saved together with others.
    mutating func beginSaving(_ joint: JointStep) throws(FileError) { try journal.record(saving: joint) }

    /// Removes the journal when all files are replaced.
    mutating func endSaving() {
        saved = text
        didSave()
        journal.clear()
    }

    /// Restores the file if it was replaced, because another one couldn't be.
    mutating func cancelSaving(hasReplaced: Bool, files: any FileStore) {
        if hasReplaced, let restored = try? write(saved, expecting: stamp, files) { stamp = restored }
        try? journal.record(saving: nil)
    }

    private func write(_ bytes: [UInt8], expecting: FileStamp?, _ files: any FileStore) throws(FileError) -> FileStamp {
        try files.withoutLinks(path) { files, path throws(FileError) in
            try files.replace(path, with: bytes, expecting: expecting)
        }
    }
}

/// An open file with a session.
@MainActor
protocol JointFile: AnyObject {
    associatedtype Session: JointSession
    var session: Session { get set }
}

extension OpenDocument: JointFile {}
extension OpenSource: JointFile {}
extension OpenTable: JointFile {}

/// What changes a session, which Swift doesn't let one do through a protocol with an associated type.
extension JointFile {
    func prepare(files: any FileStore) throws(Refusal) { try session.prepare(files: files) }
    func settle(_ joint: JointStep) { session.settle(joint) }
    func become(_ contents: FileContents) { session.become(contents) }
    func endJointStep() { session.endJointStep() }
    func save(overwriting: Bool, files: any FileStore) throws(FileError) {
        try session.save(overwriting: overwriting, files: files)
    }
    func beginSaving(_ joint: JointStep) throws(FileError) { try session.beginSaving(joint) }
    /// Prepares the file and passes a closure that replaces it, and leaves the journal.
    func preparingFile(
        overwriting: Bool, files: any FileStore,
        _ body: (@escaping () throws(FileError) -> Void) throws(FileError) -> Void
    ) throws(FileError) {
        try files.withoutLinks(session.path) { files, path throws(FileError) in
            let new = try files.prepare(path, with: session.text, expecting: overwriting ? nil : session.stamp)
            defer { new.discard() }
            try body { () throws(FileError) in self.session.stamp = try new.commit() }
        }
    }
    func endSaving() { session.endSaving() }
    func cancelSaving(hasReplaced: Bool, files: any FileStore) {
        session.cancelSaving(hasReplaced: hasReplaced, files: files)
    }
}

/// A document or source that is open, with the name that pages know, or a table of a document's texts.
@MainActor
enum OpenFile {
    case document(path: String, OpenDocument)
    case source(OpenSource)
    case table(OpenTable, path: String, OpenDocument)

    var file: any JointFile {
        switch self {
        case .document(_, let document): document
        case .source(let source): source
        case .table(let table, _, _): table
        }
    }
}

/// What a step changes in a file.
@MainActor
enum StepPart {
    case document(path: String, OpenDocument, Draft)
    case source(OpenSource, text: [UInt8], name: String)
    case table(OpenTable, OpenDocument, text: [UInt8], name: String)

    var file: any JointFile {
        switch self {
        case .document(_, let document, _): document
        case .source(let source, _, _): source
        case .table(let table, _, _, _): table
        }
    }
}
