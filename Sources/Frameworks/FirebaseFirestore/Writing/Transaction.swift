public import Foundation

/// Reads and writes that happen as if nobody else wrote meanwhile.
public final class Transaction: NSObject, @unchecked Sendable {
    // Only the block of the transaction uses it.
    let firestore: Firestore
    private var read: [String: Fields?] = [:]
    private var writes: [DocumentWrite] = []

    init(_ firestore: Firestore) { self.firestore = firestore }

    func commit() throws -> Bool { try firestore.store.commit(writes, read: read) }

    private func add(_ write: DocumentWrite) -> Transaction {
        writes.append(write)
        return self
    }

    /// Reads a document. A transaction reads before it writes.
    public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
        guard writes.isEmpty else {
            throw FirestoreErrorCode.error(
                .invalidArgument, "Firestore transactions require all reads to be executed before all writes.")
        }
        let fields = firestore.store.document(document.path)
        if read[document.path] == nil { read.updateValue(fields, forKey: document.path) }
        return DocumentSnapshot(document.path, fields, firestore)
    }

    // MARK: Writes

    /// Replaces a document.
    @discardableResult
    public func setData(_ documentData: [String: Any], forDocument document: DocumentReference) -> Transaction {
        add(.set(document.path, documentData))
    }

    /// Replaces a document, or sets the values that the data have.
    @discardableResult
    public func setData(_ documentData: [String: Any], forDocument document: DocumentReference, merge: Bool)
        -> Transaction
    {
        add(merge ? .merge(document.path, documentData) : .set(document.path, documentData))
    }

    /// Sets the values of some fields, which are texts with points or paths.
    @discardableResult
    public func setData(_ documentData: [String: Any], forDocument document: DocumentReference, mergeFields: [Any])
        -> Transaction
    {
        add(.merge(document.path, documentData, mergeFields.compactMap(FieldPath.path)))
    }

    /// Sets the values of fields, which are texts with points or paths. It must be there.
    @discardableResult
    public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> Transaction {
        add(.update(document.path, fields))
    }

    /// Removes a document.
    @discardableResult
    public func deleteDocument(_ document: DocumentReference) -> Transaction {
        add(DocumentWrite(path: document.path, kind: .delete))
    }
}
