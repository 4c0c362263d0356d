/// A type of the identifiers of documents.
public protocol DocumentIDWrappable {
    /// Returns the identifier of a document.
    static func wrap(_ documentReference: DocumentReference) throws -> Self
}

extension String: DocumentIDWrappable {
    public static func wrap(_ documentReference: DocumentReference) -> String { documentReference.documentID }
}

extension DocumentReference: DocumentIDWrappable {
    public static func wrap(_ documentReference: DocumentReference) throws -> Self {
        guard let reference = documentReference as? Self else {
            throw FirestoreDecodingError.decodingIsNotSupported("a reference has another class")
        }
        return reference
    }
}
