import FirebaseCore
public import Foundation

/// Writes that happen together, or not at all.
public final class WriteBatch: NSObject, @unchecked Sendable {
    // What changes is guarded by the lock.
    let firestore: Firestore
    private let lock = NSLock()
    private var writes: [DocumentWrite] = []
    private var isCommitted = false

    init(_ firestore: Firestore) { self.firestore = firestore }

    private func add(_ write: DocumentWrite) -> WriteBatch {
        lock.withLock {
            precondition(!isCommitted, "a batch that was committed takes no more writes; begin another one")
            writes.append(write)
        }
        return self
    }

    private func perform() throws {
        let writes = lock.withLock {
            isCommitted = true
            return self.writes
        }
        try firestore.store.commit(writes)
    }

    /// Performs the writes.
    public func commit(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: firestore.queue, error: completion) { try perform() }
    }

    /// Performs the writes.
    public nonisolated(nonsending) func commit() async throws { try await Answer.value { try perform() } }

    // MARK: Writes

    /// Replaces a document.
    @discardableResult
    public func setData(_ documentData: [String: Any], forDocument document: DocumentReference) -> WriteBatch {
        add(.set(document.path, documentData))
    }

    /// Replaces a document, or sets the values that the data have.
    @discardableResult
    public func setData(_ documentData: [String: Any], forDocument document: DocumentReference, merge: Bool)
        -> WriteBatch
    {
        add(merge ? .merge(document.path, documentData) : .set(document.path, documentData))
    }

    /// Sets the values of some fields, which are texts with points or paths.
    @discardableResult
    public func setData(_ documentData: [String: Any], forDocument document: DocumentReference, mergeFields: [Any])
        -> WriteBatch
    {
        add(.merge(document.path, documentData, mergeFields.compactMap(FieldPath.path)))
    }

    /// Sets the values of fields, which are texts with points or paths. It must be there.
    @discardableResult
    public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> WriteBatch {
        add(.update(document.path, fields))
    }

    /// Removes a document.
    @discardableResult
    public func deleteDocument(_ document: DocumentReference) -> WriteBatch {
        add(DocumentWrite(path: document.path, kind: .delete))
    }
}
