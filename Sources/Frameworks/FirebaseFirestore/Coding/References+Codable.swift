import FirebaseCore
import Foundation

extension DocumentSnapshot {
    /// Returns the document as a value.
    public func data<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = .init()
    ) throws -> T {
        let value: Any = fields?.mapValues { $0.value(reference.firestore) } ?? NSNull()
        return try decoder.decode(type, from: value, in: reference)
    }
}

extension DocumentReference {
    /// Replaces the document with a value.
    public func setData<T: Encodable>(
        from value: T, encoder: Firestore.Encoder = .init(), completion: (((any Error)?) -> Void)? = nil
    ) throws {
        setData(try encoder.encode(value), completion: completion)
    }

    /// Replaces the document, or sets the fields that a value has.
    public func setData<T: Encodable>(
        from value: T, merge: Bool, encoder: Firestore.Encoder = .init(),
        completion: (((any Error)?) -> Void)? = nil
    ) throws {
        setData(try encoder.encode(value), merge: merge, completion: completion)
    }

    /// Sets some fields that a value has.
    public func setData<T: Encodable>(
        from value: T, mergeFields: [Any], encoder: Firestore.Encoder = .init(),
        completion: (((any Error)?) -> Void)? = nil
    ) throws {
        setData(try encoder.encode(value), mergeFields: mergeFields, completion: completion)
    }

    /// Reads the document as a value.
    public func getDocument<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = .init(), completion: @escaping (Result<T, any Error>) -> Void
    ) {
        let snapshot = snapshot
        Answer.later(on: firestore.queue) {
            completion(Result { try snapshot.data(as: type, decoder: decoder) })
        }
    }

    /// Reads the document as a value.
    public nonisolated(nonsending) func getDocument<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = .init()
    ) async throws -> T {
        try await getDocument().data(as: type, decoder: decoder)
    }
}

extension CollectionReference {
    /// Adds a document with a value.
    @discardableResult
    public func addDocument<T: Encodable>(
        from value: T, encoder: Firestore.Encoder = .init(), completion: (((any Error)?) -> Void)? = nil
    ) throws -> DocumentReference {
        addDocument(data: try encoder.encode(value), completion: completion)
    }
}

extension WriteBatch {
    /// Replaces a document with a value.
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument document: DocumentReference, encoder: Firestore.Encoder = .init()
    ) throws -> WriteBatch {
        setData(try encoder.encode(value), forDocument: document)
    }

    /// Replaces a document, or sets the fields that a value has.
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument document: DocumentReference, merge: Bool, encoder: Firestore.Encoder = .init()
    ) throws -> WriteBatch {
        setData(try encoder.encode(value), forDocument: document, merge: merge)
    }
}

extension Transaction {
    /// Replaces a document with a value.
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument document: DocumentReference, encoder: Firestore.Encoder = .init()
    ) throws -> Transaction {
        setData(try encoder.encode(value), forDocument: document)
    }

    /// Replaces a document, or sets the fields that a value has.
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument document: DocumentReference, merge: Bool, encoder: Firestore.Encoder = .init()
    ) throws -> Transaction {
        setData(try encoder.encode(value), forDocument: document, merge: merge)
    }
}
