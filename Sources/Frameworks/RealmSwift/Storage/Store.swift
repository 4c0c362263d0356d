import Foundation
import UIKit

/// The contents of a file or of memory, which the Realms of all threads share.
final class Store: @unchecked Sendable {
    // Everything that changes is guarded by the lock, and the right to write by its condition.
    let key: String
    private let file: StoreFile?
    private let isReadOnly: Bool
    private let lock = NSCondition()
    private var committed = Contents()
    private var number = 0
    private var lastNumber = 0
    private var writer: ObjectIdentifier?
    private var contexts: [WeakContext] = []
    /// Whether the file is one of Realm's own, which the first commit keeps under another name.
    private var hidesOriginal = false

    /// A Realm of a thread, unless nobody uses it any more.
    private struct WeakContext {
        weak var context: RealmContext?
        /// The thread, or nil for the Realm of a queue.
        let thread: UInt?
    }

    private init(_ configuration: Realm.Configuration) throws {
        key = configuration.storeKey
        file = configuration.inMemoryIdentifier == nil ? configuration.fileURL.map(StoreFile.init) : nil
        isReadOnly = configuration.readOnly
        RealmLog.introduce()
        try open(configuration)
    }

    private init(scratch contents: Contents) {
        (key, file, isReadOnly, committed) = ("", nil, false, contents)
        lastNumber = contents.lastNumber
    }

    /// Returns a store that nobody else knows, for a migration.
    static func scratch(_ contents: Contents) -> Store { Store(scratch: contents) }

    // MARK: Stores

    // Guarded by the lock of stores.
    nonisolated(unsafe) private static var stores: [String: WeakStore] = [:]
    private static let storesLock = Foundation.NSRecursiveLock()

    private struct WeakStore {
        weak var store: Store?
    }

    /// Returns the store of a configuration, which is read unless it is in use.
    static func at(_ configuration: Realm.Configuration) throws -> Store {
        try storesLock.withLock {
            if let known = stores[configuration.storeKey]?.store {
                if known.lock.withLock({ known.committed.schemaVersion }) != configuration.schemaVersion {
                    throw Realm.Error(
                        .fail, "Realm at path '\(known.key)' already opened with different schema version.")
                }
                if known.isReadOnly != configuration.readOnly {
                    throw Realm.Error(
                        .fail, "Realm at path '\(known.key)' already opened with different read permissions.")
                }
                return known
            }
            let store = try Store(configuration)
            stores[configuration.storeKey] = WeakStore(store: store)
            return store
        }
    }

    /// Calls what needs that no Realm of a configuration is in use.
    static func whileUnused(_ configuration: Realm.Configuration, _ body: () throws -> Void) throws {
        try storesLock.withLock {
            guard stores[configuration.storeKey]?.store == nil else {
                throw Realm.Error(.alreadyOpen, "Realm at path '\(configuration.storeKey)' is in use.")
            }
            try body()
        }
    }

    private func open(_ configuration: Realm.Configuration) throws {
        switch try find() {
        case .nothing:
            if isReadOnly { throw Realm.Error(.fileNotFound, "Directory or file at path '\(key)' does not exist.") }
            committed.schemaVersion = configuration.schemaVersion
            try file?.write(committed)
        case .original:
            RealmLog.report("the file \(key) is one of Realm's own, which can't be read here: the Realm begins empty")
            committed.schemaVersion = configuration.schemaVersion
            hidesOriginal = true
        case .contents(let contents):
            let migrated = try StoreMigration(configuration).migrated(contents)
            committed = migrated.contents
            if migrated.isChanged, !isReadOnly { try save(committed) }
        }
        lastNumber = committed.lastNumber
    }

    private func find() throws -> StoreFile.Found {
        guard let file else { return .nothing }
        do {
            return try file.read()
        } catch let damage as StoreFile.Damage {
            throw Realm.Error(.invalidDatabase, "Unable to open a Realm at path '\(key)': \(damage.text).")
        } catch {
            throw Realm.Error(.fileAccess, "Unable to open a Realm at path '\(key)': \(error).")
        }
    }

    private func save(_ contents: Contents) throws {
        guard let file else { return }
        do {
            if hidesOriginal, FileManager.default.fileExists(atPath: key) {
                try FileManager.default.moveItem(at: file.url, to: URL(fileURLWithPath: nameForOriginal))
            }
            hidesOriginal = false
            try file.write(contents)
        } catch {
            throw Realm.Error(.fileAccess, "Unable to write a Realm at path '\(key)': \(error).")
        }
    }

    /// A name that no file has, for one of Realm's own.
    private var nameForOriginal: String {
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { [key] in "\(key).original\($0 == 1 ? "" : " \($0)")" }
        return names.first { !FileManager.default.fileExists(atPath: $0) } ?? key + ".original"
    }

    // MARK: Versions

    var latest: (contents: Contents, version: Int) { lock.withLock { (committed, number) } }
    var version: Int { lock.withLock { number } }

    /// Returns a number for a new object, which no other one gets.
    func nextNumber() -> Int {
        lock.withLock {
            lastNumber += 1
            return lastNumber
        }
    }

    /// Waits until nobody else writes.
    func beginWrite(_ context: RealmContext) {
        lock.lock()
        while writer != nil { lock.wait() }
        writer = ObjectIdentifier(context)
        lock.unlock()
    }

    func endWrite() {
        lock.lock()
        writer = nil
        lock.signal()
        lock.unlock()
    }

    /// Makes what a transaction has changed the latest version, after it was written to the file. Returns its number.
    func commit(_ contents: Contents) throws -> Int {
        try save(contents)
        return lock.withLock {
            committed = contents
            number += 1
            return number
        }
    }

    // MARK: Realms

    /// Returns the Realm of the current thread.
    func context(_ configuration: Realm.Configuration) -> RealmContext {
        let thread = RealmContext.currentThread
        return lock.withLock {
            contexts.removeAll { $0.context == nil }
            let own = contexts.filter { $0.thread == thread }.compactMap(\.context)
            if let known = own.first(where: { $0.configuration.hasTypes(of: configuration) }) { return known }
            let context = RealmContext(self, configuration, committed, number)
            contexts.append(WeakContext(context: context, thread: thread))
            return context
        }
    }

    /// Returns the Realm of a queue, whose thread may change.
    func context(of queue: DispatchQueue, _ configuration: Realm.Configuration) -> RealmContext {
        lock.withLock {
            let context = RealmContext(self, configuration, committed, number, queue: queue)
            contexts.append(WeakContext(context: context, thread: nil))
            return context
        }
    }

    /// Tells the Realms that are in use of a new version.
    func announce() {
        for context in lock.withLock({ contexts.compactMap(\.context) }) { context.scheduleUpdate() }
    }
}

/// The messages of this module.
enum RealmLog {
    static func report(_ message: String) {
        MainThread.perform { UIEnvironment.current.reportOnce("RealmSwift: \(message)") }
    }

    static func introduce() {
        report(
            "this is a stand-in for Realm; its files are JSON, Realm's own can't be read, and nothing is encrypted or synced"
        )
    }
}
