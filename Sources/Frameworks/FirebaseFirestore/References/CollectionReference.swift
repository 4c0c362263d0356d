import FirebaseCore

/// A collection of documents, which are also found as by a query without conditions.
public final class CollectionReference: Query, @unchecked Sendable {
    /// The names of collections and documents that lead to it.
    public let path: String

    init(_ path: String, _ firestore: Firestore) {
        let names = DocumentPath.names(path)
        precondition(
            !names.count.isMultiple(of: 2),
            "the path of a collection has an odd number of names, such as users, and not '\(path)'")
        self.path = names.joined(separator: "/")
        super.init(QueryPlan(source: .collection(self.path)), firestore)
    }

    /// The identifier of the collection.
    public var collectionID: String { DocumentPath.last(path) }
    /// The document that the collection is in, or nil if it is in none.
    public var parent: DocumentReference? { DocumentPath.parent(path).map { DocumentReference($0, firestore) } }

    /// Returns a new document with an identifier that nobody has.
    public func document() -> DocumentReference { document(LocalIdentifier.random(20)) }

    /// Returns the document with an identifier, or at a path.
    public func document(_ documentPath: String) -> DocumentReference {
        precondition(!documentPath.isEmpty, "the identifier of a document isn't empty")
        return DocumentReference("\(path)/\(documentPath)", firestore)
    }

    /// Adds a document.
    @discardableResult
    public func addDocument(
        data: [String: Any], completion: (((any Error)?) -> Void)? = nil
    ) -> DocumentReference {
        let document = document()
        document.setData(data, completion: completion)
        return document
    }

    /// Adds a document.
    @discardableResult
    public nonisolated(nonsending) func addDocument(data: [String: Any]) async throws -> DocumentReference {
        let document = document()
        try await document.setData(data)
        return document
    }
}
