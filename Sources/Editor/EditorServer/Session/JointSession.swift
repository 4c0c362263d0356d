import FileAccess

/// A session of a file whose steps other files may have as well, and that is saved together with them.
protocol JointSession {
    var path: String { get }
    var revision: Int { get }
    var isDirty: Bool { get }
    var journal: Journal { get }
    /// What ties the next step to undo, or to redo, to those of other files, or nil if it is this file's own.
    var undoLink: JointStep? { get }
    var redoLink: JointStep? { get }
    /// The files with which this one has steps that can be undone or redone.
    var linked: Set<String> { get }

    /// Prepares a step. Throws if the file can't be changed.
    mutating func prepare(files: any FileStore) throws(Refusal)
    /// Records that all files have a step.
    mutating func settle(_ joint: JointStep)
    /// Removes the journal if the file is as it is saved, after a step is settled everywhere.
    mutating func endJointStep()

    func outsideChange(in files: any FileStore) -> OutsideChange?
    mutating func save(overwriting: Bool, files: any FileStore) throws(FileError)

    // Saving together with others, in this order.

    mutating func beginSaving(_ joint: JointStep) throws(FileError)
    mutating func replaceFile(overwriting: Bool, files: any FileStore) throws(FileError)
    mutating func endSaving()
    /// Restores the file if it was replaced, because another one couldn't be.
    mutating func cancelSaving(hasReplaced: Bool, files: any FileStore)
}

extension DocumentSession: JointSession {}

/// An open file with a session.
@MainActor
protocol JointFile: AnyObject {
    associatedtype Session: JointSession
    var session: Session { get set }
}

extension OpenDocument: JointFile {}
extension OpenSource: JointFile {}

extension JointFile {
    var location: String { session.path }
    var revision: Int { session.revision }
    var isDirty: Bool { session.isDirty }
    /// The files with unsaved steps that this one has as well.
    var partners: Set<String> { session.journal.partners }

    func link(back: Bool) -> JointStep? { back ? session.undoLink : session.redoLink }
    func prepare(files: any FileStore) throws(Refusal) { try session.prepare(files: files) }
    func settle(_ joint: JointStep) { session.settle(joint) }
    func endJointStep() { session.endJointStep() }
    func outsideChange(in files: any FileStore) -> OutsideChange? { session.outsideChange(in: files) }
    func save(overwriting: Bool, files: any FileStore) throws(FileError) {
        try session.save(overwriting: overwriting, files: files)
    }
    func beginSaving(_ joint: JointStep) throws(FileError) { try session.beginSaving(joint) }
    func replaceFile(overwriting: Bool, files: any FileStore) throws(FileError) {
        try session.replaceFile(overwriting: overwriting, files: files)
    }
    func endSaving() { session.endSaving() }
    func cancelSaving(hasReplaced: Bool, files: any FileStore) {
        session.cancelSaving(hasReplaced: hasReplaced, files: files)
    }
}

/// A document or source that is open, with the name that pages know.
@MainActor
enum OpenFile {
    case document(path: String, OpenDocument)
    case source(OpenSource)

    var file: any JointFile {
        switch self {
        case .document(_, let document): document
        case .source(let source): source
        }
    }
}

/// What a step changes in a file.
@MainActor
enum StepPart {
    case document(path: String, OpenDocument, Draft)
    case source(OpenSource, text: [UInt8], name: String)

    var file: any JointFile {
        switch self {
        case .document(_, let document, _): document
        case .source(let source, _, _): source
        }
    }
}
