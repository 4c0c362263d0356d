public import Foundation

/// A document as it was at a time.
public class DocumentSnapshot: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The document.
    public let reference: DocumentReference
    /// Where the snapshot comes from.
    public let metadata = SnapshotMetadata()
    let fields: Fields?

    init(_ path: String, _ fields: Fields?, _ firestore: Firestore) {
        (reference, self.fields) = (DocumentReference(path, firestore), fields)
    }

    /// Whether the document was there.
    public var exists: Bool { fields != nil }
    /// The identifier of the document.
    public var documentID: String { reference.documentID }

    /// Returns the fields of the document, or nil if it wasn't there.
    public func data() -> [String: Any]? { fields?.mapValues { $0.value(reference.firestore) } }
    /// Returns the fields of the document, or nil if it wasn't there.
    public func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? { data() }

    /// Returns the value of a field, which is a text with points or a path. Returns nil without such a field.
    public func get(_ field: Any) -> Any? {
        guard let path = FieldPath.path(field) else { return nil }
        if path.isID { return documentID }
        return fields?[path.names[...]]?.value(reference.firestore)
    }

    /// Returns the value of a field.
    public func get(_ field: Any, serverTimestampBehavior: ServerTimestampBehavior) -> Any? { get(field) }

    /// The value of a field.
    public subscript(field: Any) -> Any? { self.get(field) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? DocumentSnapshot).map { $0.reference == reference && $0.fields == fields } ?? false
    }

    public override var hash: Int { reference.hash }
}
