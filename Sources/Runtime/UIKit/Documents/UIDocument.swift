public import Foundation
import QuartzCore
import UniformTypeIdentifiers

/// A file that an app edits: read, changed, and saved by itself.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
    }

    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The key of the document's address in the information of an activity.
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

    open internal(set) var fileURL: URL
    open internal(set) var fileModificationDate: Date?
    open internal(set) var documentState: State = .closed {
        didSet { if documentState != oldValue { postStateChange() } }
    }
    open var userActivity: NSUserActivity?
    private let environment = UIEnvironment.current
    /// The number of changes since the document was saved; one more that can't be taken back.
    private var changes = 0
    private var autosaving: HostClock.Ticket?
    private var undoObservers: [any NSObjectProtocol] = []
    private var ownUndoManager: UndoManager?

    /// The seconds after a change in which the document is saved. Apple doesn't publish them.
    private static let autosaveDelay: TimeInterval = 15

    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    /// The name of the document for people.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The type of the file by its extension.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The progress of a transfer, which local files don't need.
    open var progress: Progress? { nil }

    private func postStateChange() {
        NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }

    // MARK: Content

    /// Takes the content of the file: data, or a file wrapper of a folder.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Returns the content of the file: data or a file wrapper.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(.fileWriteUnknown)
    }

    /// Reads the file, and loads its content.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let contents: Any = isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
    }

    // MARK: Opening and closing

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        environment.schedule(after: 0) { [self] in
            let isOpen = perform { try read(from: fileURL) }
            if isOpen {
                recordModification()
                documentState.remove(.closed)
            }
            completionHandler?(isOpen)
        }
    }

    /// Saves what was changed, and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        stopAutosaving()
        let end: (Bool) -> Void = { [self] done in
            if done { documentState = .closed }
            completionHandler?(done)
        }
        if hasUnsavedChanges {
            save(to: fileURL, for: .forOverwriting, completionHandler: end)
        } else {
            environment.schedule(after: 0) { end(true) }
        }
    }

    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        environment.schedule(after: 0) { [self] in
            let done = perform { try read(from: url) }
            if done { updateChangeCount(.cleared) }
            enableEditing()
            completionHandler?(done)
        }
    }

    /// Called when a person must not change the document for a while.
    open func disableEditing() { documentState.insert(.editingDisabled) }
    open func enableEditing() { documentState.remove(.editingDisabled) }

    // MARK: Changes

    /// The undo manager, whose changes are those of the document.
    open var undoManager: UndoManager! {
        get {
            if ownUndoManager == nil { observeUndoManager(UndoManager()) }
            return ownUndoManager
        }
        set { observeUndoManager(newValue) }
    }

    private func observeUndoManager(_ manager: UndoManager?) {
        let center = NotificationCenter.default
        for observer in undoObservers { center.removeObserver(observer) }
        undoObservers = []
        ownUndoManager = manager
        guard let manager else { return }
        let kinds: [(Notification.Name, ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        undoObservers = kinds.map { name, kind in
            center.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
                MainThread.perform { self?.recordUndo(kind) }
            }
        }
    }

    /// A group that closes during an undo isn't another change.
    private func recordUndo(_ kind: ChangeKind) {
        if kind == .done, ownUndoManager?.isUndoing == true || ownUndoManager?.isRedoing == true { return }
        updateChangeCount(kind)
    }

    open var hasUnsavedChanges: Bool { changes != 0 }

    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
        if hasUnsavedChanges { startAutosaving() } else { stopAutosaving() }
    }

    /// Returns what stands for the changes that a save writes.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    /// Takes the changes of a save, which may be fewer than there are now.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changes -= changeCountToken as? Int ?? 0
        if !hasUnsavedChanges { stopAutosaving() }
    }

    // MARK: Saving

    private func startAutosaving() {
        guard autosaving == nil, !documentState.contains(.closed) else { return }
        autosaving = environment.schedule(after: Self.autosaveDelay, keepsAwake: false) { [weak self] in
            self?.autosaving = nil
            self?.autosave()
        }
    }

    private func stopAutosaving() {
        if let autosaving { environment.clock.cancel(autosaving) }
        autosaving = nil
    }

    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return completionHandler?(true) ?? () }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// The type that the file is saved as.
    open var savingFileType: String? { fileType }
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let token = changeCountToken(for: saveOperation)
        let isSaved = perform {
            let contents = try contents(forType: savingFileType ?? "public.data")
            let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
        }
        environment.schedule(after: 0) { [self] in
            if isSaved {
                if saveOperation == .forCreating {
                    (fileURL, documentState) = (url, documentState.subtracting(.closed))
                }
                updateChangeCount(withToken: token, for: saveOperation)
                recordModification()
                documentState.remove(.savingError)
            } else {
                documentState.insert(.savingError)
            }
            completionHandler?(isSaved)
        }
    }

    /// Writes the content so that the file is whole at any time.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    }

    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try Data(referencing: data).write(to: url, options: .atomic)
        case let wrapper as FileWrapper:
            try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// Performs what accesses files. On iOS it is done in the background; here at once.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    private func recordModification() {
        let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
        fileModificationDate = attributes?[.modificationDate] as? Date
    }

    // MARK: Errors

    /// Tries something, and handles its error. Returns whether there was none.
    private func perform(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    /// Handles an error of opening or saving: says it to the developer.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        environment.report("the document \(fileURL.lastPathComponent): \(error.localizedDescription)")
        finishedHandlingError(error, recovered: false)
    }

    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Activities

    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

extension UIDocument {
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { done in open { done.resume(returning: $0) } }
    }

    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    @discardableResult
    public func autosave() async -> Bool {
        await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
    }
}
