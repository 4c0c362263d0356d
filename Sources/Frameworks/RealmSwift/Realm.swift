public import Foundation

/// A stand-in for Realm's database: objects in memory, and in a JSON file that each transaction replaces.
///
/// A Realm belongs to the thread that opened it, or to its queue. It sees one version of the contents until it is
/// refreshed, which happens by itself on the main thread.
public struct Realm: Equatable {
    let context: RealmContext

    init(_ context: RealmContext) { self.context = context }

    /// Opens the Realm of a configuration for the current thread.
    ///
    /// - Parameter queue: The queue that the Realm belongs to, if it is none of a thread.
    public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil) throws {
        let store = try Store.at(configuration)
        if let queue, queue !== DispatchQueue.main {
            context = store.context(of: queue, configuration)
        } else {
            context = store.context(configuration)
            // The thread of a queue may have had it since another block.
            if !context.hasRunLoop { _ = context.refresh() }
        }
    }

    /// Opens the Realm of the default configuration.
    public init(queue: DispatchQueue? = nil) throws {
        try self.init(configuration: .defaultConfiguration, queue: queue)
    }

    /// Opens the Realm in a file.
    public init(fileURL: URL) throws {
        var configuration = Configuration.defaultConfiguration
        configuration.fileURL = fileURL
        try self.init(configuration: configuration)
    }

    public static func == (left: Realm, right: Realm) -> Bool { left.context === right.context }

    public var configuration: Configuration { context.configuration }
    public var schema: Schema { Schema(context) }

    /// Whether the Realm holds no objects.
    public var isEmpty: Bool { context.contents.tables.values.allSatisfy(\.rows.isEmpty) }

    public var autorefresh: Bool {
        get { context.autorefresh }
        nonmutating set { context.autorefresh = newValue }
    }

    /// Shows the latest version of the contents. Returns whether it is another one.
    @discardableResult
    public func refresh() -> Bool {
        context.checkThread()
        return context.refresh()
    }

    /// Ends what the Realm holds in memory, which is nothing here.
    public func invalidate() { if context.isWriting { cancelWrite() } }

    public var isFrozen: Bool { context.isFrozen }

    /// Returns a Realm that never changes.
    public func freeze() -> Realm { Realm(context.frozen) }

    /// Returns the Realm of the current thread.
    public func thaw() -> Realm { isFrozen ? Realm(context.store.context(configuration)) : self }

    // MARK: Transactions

    public var isInWriteTransaction: Bool { context.isWriting }

    /// Calls a block whose changes are kept together, or not at all if it throws.
    @discardableResult
    public func write<Result>(
        withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
    ) throws -> Result {
        beginWrite()
        let result: Result
        do {
            result = try block()
        } catch {
            if isInWriteTransaction { cancelWrite() }
            throw error
        }
        if isInWriteTransaction { try commitWrite(withoutNotifying: tokens) }
        return result
    }

    public func beginWrite() { context.beginWrite() }

    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
        try context.commitWrite(withoutNotifying: tokens)
    }

    public func cancelWrite() { context.cancelWrite() }

    /// Performs a transaction later on the Realm's queue.
    @discardableResult
    public func writeAsync(_ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil) -> UInt32 {
        guard context.hasRunLoop else { fatalError("Can only write asynchronously from within runloops.") }
        // Called by the queue that the Realm belongs to.
        nonisolated(unsafe) let call = (realm: self, block: block, end: onComplete)
        (context.queue ?? .main).async {
            do {
                try call.realm.write(call.block)
                call.end?(nil)
            } catch {
                call.end?(error)
            }
        }
        return 0
    }

    /// Performs a transaction.
    @MainActor
    public func asyncWrite<Result>(_ block: () throws -> Result) async throws -> Result { try write(block) }

    public var isPerformingAsynchronousWriteOperations: Bool { false }

    // MARK: Other threads

    /// Returns what a reference of another thread refers to, or nil if it is gone.
    public func resolve<Confined: ThreadConfined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
        context.checkThread()
        if !context.isWriting { _ = context.refresh() }
        return reference.resolve(in: context)
    }

    // MARK: Files

    /// Writes a copy of the contents to a file.
    public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {
        if FileManager.default.fileExists(atPath: fileURL.path) {
            throw Error(.fileExists, "File at path '\(fileURL.path)' already exists.")
        }
        do {
            try StoreFile(url: fileURL).write(context.contents)
        } catch {
            throw Error(.fileAccess, "Unable to write a Realm at path '\(fileURL.path)': \(error).")
        }
    }

    public func writeCopy(configuration: Configuration) throws {
        guard let url = configuration.fileURL else { throw Error(.fail, "A copy needs a file.") }
        try writeCopy(toFile: url)
    }

    public static func fileExists(for configuration: Configuration) -> Bool {
        configuration.fileURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    /// Deletes the file of a configuration, which no Realm uses. Returns whether there was one.
    @discardableResult
    public static func deleteFiles(for configuration: Configuration) throws -> Bool {
        guard let url = configuration.fileURL, fileExists(for: configuration) else { return false }
        try Store.whileUnused(configuration) { try FileManager.default.removeItem(at: url) }
        return true
    }

    /// Opens a Realm later, and passes it to a block on a queue.
    @discardableResult
    public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Swift.Result<Realm, any Swift.Error>) -> Void
    ) -> AsyncOpenTask {
        let task = AsyncOpenTask()
        // Called by the queue once.
        nonisolated(unsafe) let call = (configuration: configuration, callback: callback)
        callbackQueue.async {
            guard !task.isCanceled else { return }
            call.callback(Swift.Result { try Realm(configuration: call.configuration, queue: callbackQueue) })
        }
        return task
    }

    /// A Realm that will be opened.
    public final class AsyncOpenTask: @unchecked Sendable {
        // Guarded by the lock.
        private var canceled = false
        private let lock = Foundation.NSLock()

        var isCanceled: Bool { lock.withLock { canceled } }

        public func cancel() { lock.withLock { canceled = true } }
    }
}
