public import Foundation

/// The documents of a query as they were at a time.
public final class QuerySnapshot: NSObject, @unchecked Sendable {
    // What changes is guarded by the lock.
    /// The query.
    public let query: Query
    /// Where the snapshot comes from.
    public let metadata = SnapshotMetadata()
    /// The documents in their order.
    public let documents: [QueryDocumentSnapshot]
    private let found: [FoundDocument]
    private let last: [FoundDocument]
    private let lock = NSLock()
    private var changes: [DocumentChange]?

    init(_ query: Query, _ found: [FoundDocument], since last: [FoundDocument]) {
        (self.query, self.found, self.last) = (query, found, last)
        documents = found.map { QueryDocumentSnapshot($0, query.firestore) }
    }

    /// What has changed since the snapshot before, or all documents in a first one.
    public var documentChanges: [DocumentChange] {
        lock.withLock {
            let changes = changes ?? DocumentChange.changes(from: last, to: found, query)
            self.changes = changes
            return changes
        }
    }

    /// Whether there is no document.
    public var isEmpty: Bool { documents.isEmpty }
    /// The number of documents.
    public var count: Int { documents.count }

    /// Returns what has changed since the snapshot before.
    public func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] { documentChanges }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? QuerySnapshot).map { $0.query == query && $0.documents == documents } ?? false
    }

    public override var hash: Int { query.hash }
}
