import FirebaseCore
import Foundation

/// The documents of a database, in the app's home.
final class DocumentStore: @unchecked Sendable {
    // Everything that changes is guarded by the lock.
    private let file: LocalFile
    private let lock = Foundation.NSRecursiveLock()
    private var collections: [String: [String: Fields]] = [:]
    private var listeners: [any StoreListener] = []

    init(_ url: URL) {
        file = LocalFile(url)
        guard let object = file.read() else { return }
        if let documents = object["documents"] as? [String: Any] { read(documents) } else { file.setAside() }
    }

    private func read(_ documents: [String: Any]) {
        for (path, value) in documents {
            guard let fields = value as? [String: Any], let collection = DocumentPath.parent(path) else { continue }
            collections[collection, default: [:]][DocumentPath.last(path)] = fields.compactMapValues(Stored.init(json:))
        }
    }

    private var contents: [String: Any] {
        var documents: [String: Any] = [:]
        for (collection, all) in lock.withLock({ collections }) {
            for (id, fields) in all { documents["\(collection)/\(id)"] = fields.mapValues(\.json) }
        }
        return ["documents": documents]
    }

    func flush() { file.flush() }

    // MARK: Reading

    /// Returns the fields of a document, or nil if it isn't there.
    func document(_ path: String) -> Fields? {
        guard let collection = DocumentPath.parent(path) else { return nil }
        return lock.withLock { collections[collection]?[DocumentPath.last(path)] }
    }

    /// Returns the documents of a collection.
    func documents(in collection: String) -> [FoundDocument] {
        lock.withLock { collections[collection] ?? [:] }.map {
            FoundDocument(path: "\(collection)/\($0.key)", fields: $0.value)
        }
    }

    /// Returns the documents of all collections with an identifier.
    func documents(inGroup id: String) -> [FoundDocument] {
        lock.withLock { collections.keys.filter { DocumentPath.last($0) == id } }.flatMap(documents(in:))
    }

    // MARK: Writing

    /// Performs writes, of which all or none happen.
    ///
    /// - Parameter read: What a transaction has read. If a document isn't as it was, nothing happens, and the result is false.
    @discardableResult
    func commit(_ writes: [DocumentWrite], read: [String: Fields?] = [:]) throws -> Bool {
        try lock.withLock {
            for (path, fields) in read where document(path) != fields { return false }
            var results: [String: Fields?] = [:]
            for write in writes {
                let known = results[write.path] ?? document(write.path)
                results.updateValue(try write.applied(to: known), forKey: write.path)
            }
            for (path, fields) in results { keep(fields, at: path) }
            if !results.isEmpty { file.save { [self] in contents } }
            for listener in listeners where results.keys.contains(where: listener.isConcerned) {
                listener.update(self)
            }
            return true
        }
    }

    private func keep(_ fields: Fields?, at path: String) {
        guard let collection = DocumentPath.parent(path) else { return }
        collections[collection, default: [:]][DocumentPath.last(path)] = fields
        if collections[collection]?.isEmpty == true { collections[collection] = nil }
    }

    // MARK: Listeners

    func add(_ listener: any StoreListener) {
        lock.withLock {
            listeners.append(listener)
            listener.update(self)
        }
    }

    func remove(_ listener: any StoreListener) { lock.withLock { listeners.removeAll { $0 === listener } } }
    func removeListeners() { lock.withLock { listeners = [] } }
}
