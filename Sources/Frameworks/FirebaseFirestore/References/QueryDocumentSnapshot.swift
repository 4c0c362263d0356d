/// A document that a query has found.
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
    private let found: Fields

    init(_ document: FoundDocument, _ firestore: Firestore) {
        found = document.fields
        super.init(document.path, document.fields, firestore)
    }

    /// Returns the fields of the document.
    public override func data() -> [String: Any] { found.mapValues { $0.value(reference.firestore) } }
    /// Returns the fields of the document.
    public override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] { data() }
}
