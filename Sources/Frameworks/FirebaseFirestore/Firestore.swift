@_exported public import FirebaseCore
public import Foundation
public import UIKit

/// A database of documents in collections, in the app's home.
public final class Firestore: NSObject, FirebaseApp.Ending, @unchecked Sendable {
    // The store has a lock; only the app changes the settings.
    let store: DocumentStore
    private weak var owner: FirebaseApp?
    private let file: String

    /// Returns the database of the default app.
    public class func firestore() -> Firestore { firestore(app: FirebaseApp.required(by: "Firestore")) }
    /// Returns the database of an app.
    public class func firestore(app: FirebaseApp) -> Firestore { firestore(app: app, database: "(default)") }
    /// Returns a database of the default app.
    public class func firestore(database: String) -> Firestore {
        firestore(app: FirebaseApp.required(by: "Firestore"), database: database)
    }
    /// Returns a database of an app.
    public class func firestore(app: FirebaseApp, database: String) -> Firestore {
        app.service("Firestore \(database)") { Firestore($0, database) }
    }

    private init(_ app: FirebaseApp, _ database: String) {
        owner = app
        file = database == "(default)" ? "documents.json" : "documents \(LocalFile.name(for: database)).json"
        store = DocumentStore(app.folder.appendingPathComponent(file))
    }

    package func end() {
        store.removeListeners()
        store.flush()
    }

    /// The app, or a new one after it was deleted.
    public var app: FirebaseApp { owner ?? FirebaseApp.required(by: "Firestore") }
    /// The settings of the database.
    public var settings = FirestoreSettings()
    var queue: DispatchQueue { settings.dispatchQueue }

    /// Uses a local emulator, which is what happens here anyway.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Has no effect: few messages are logged.
    public class func enableLogging(_ enabled: Bool) {}

    // MARK: References

    /// Returns the collection at a path.
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(collectionPath, self)
    }

    /// Returns the document at a path.
    public func document(_ documentPath: String) -> DocumentReference { DocumentReference(documentPath, self) }

    /// Returns the documents of all collections with an identifier.
    public func collectionGroup(_ collectionID: String) -> Query {
        Query(QueryPlan(source: .group(collectionID)), self)
    }

    // MARK: Writing

    /// Returns a batch of writes that happen together.
    public func batch() -> WriteBatch { WriteBatch(self) }

    /// Performs a block that reads and writes documents on another thread, until nobody else has changed what it has read.
    public func runTransaction(
        _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
    ) {
        Answer.elsewhere { [self] in
            let result = Result { try perform(updateBlock) }
            Answer.later(on: queue) {
                switch result {
                case .success(let value): completion(value, nil)
                case .failure(let error): completion(nil, error)
                }
            }
        }
    }

    /// Performs a block that reads and writes documents on another thread, until nobody else has changed what it has read.
    @discardableResult
    public nonisolated(nonsending) func runTransaction(
        _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?
    ) async throws -> Any? {
        let result = await withCheckedContinuation { continuation in
            Answer.elsewhere { [self] in
                continuation.resume(returning: Handed(value: Result { try perform(updateBlock) }))
            }
        }
        await Answer.turn()
        return try result.value.get()
    }

    private func perform(_ block: (Transaction, NSErrorPointer) -> Any?) throws -> Any? {
        for _ in 0..<5 {
            let transaction = Transaction(self)
            var error: NSError?
            let result = block(transaction, &error)
            if let error { throw error }
            if try transaction.commit() { return result }
        }
        throw FirestoreErrorCode.error(.aborted, "Too many others have changed what the transaction has read.")
    }

    // MARK: The network

    /// Connects with the service. Here, it is always there.
    public func enableNetwork(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: queue, error: completion) {}
    }
    /// Connects with the service. Here, it is always there.
    public nonisolated(nonsending) func enableNetwork() async throws { await Answer.turn() }

    /// Disconnects from the service. Here, documents are always there.
    public func disableNetwork(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: queue, error: completion) {}
    }
    /// Disconnects from the service. Here, documents are always there.
    public nonisolated(nonsending) func disableNetwork() async throws { await Answer.turn() }

    /// Waits until the service has all writes, which is at once here.
    public func waitForPendingWrites(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: queue, error: completion) {}
    }
    /// Waits until the service has all writes, which is at once here.
    public nonisolated(nonsending) func waitForPendingWrites() async throws { await Answer.turn() }

    /// Forgets what was read of the service. The documents stay: this is where the service has them.
    public func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: queue, error: completion) {}
    }
    /// Forgets what was read of the service. The documents stay: this is where the service has them.
    public nonisolated(nonsending) func clearPersistence() async throws { await Answer.turn() }

    /// Ends all listeners.
    public func terminate(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: queue, error: completion) { end() }
    }
    /// Ends all listeners.
    public nonisolated(nonsending) func terminate() async throws { try await Answer.value { end() } }

    /// Adds a listener that is called once, as snapshots of all listeners are there.
    public func addSnapshotsInSyncListener(_ listener: @escaping () -> Void) -> any ListenerRegistration {
        Answer.later(on: queue, listener)
        return NoRegistration()
    }
}

/// What there is to remove of a listener that is called once.
private final class NoRegistration: NSObject, ListenerRegistration {
    func remove() {}
}
