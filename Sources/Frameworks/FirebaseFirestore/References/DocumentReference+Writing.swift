import FirebaseCore

extension DocumentReference {
    /// Replaces the document.
    public func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: firestore.queue, error: completion) { try write(.set(path, documentData)) }
    }

    /// Replaces the document.
    public nonisolated(nonsending) func setData(_ documentData: [String: Any]) async throws {
        try await Answer.value { try write(.set(path, documentData)) }
    }

    /// Replaces the document, or sets the values that the data have.
    public func setData(_ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: firestore.queue, error: completion) {
            try write(merge ? .merge(path, documentData) : .set(path, documentData))
        }
    }

    /// Replaces the document, or sets the values that the data have.
    public nonisolated(nonsending) func setData(_ documentData: [String: Any], merge: Bool) async throws {
        try await Answer.value { try write(merge ? .merge(path, documentData) : .set(path, documentData)) }
    }

    /// Sets the values of some fields, which are texts with points or paths.
    public func setData(_ documentData: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)? = nil)
    {
        Answer.send(on: firestore.queue, error: completion) {
            try write(.merge(path, documentData, mergeFields.compactMap(FieldPath.path)))
        }
    }

    /// Sets the values of some fields, which are texts with points or paths.
    public nonisolated(nonsending) func setData(_ documentData: [String: Any], mergeFields: [Any]) async throws {
        try await Answer.value { try write(.merge(path, documentData, mergeFields.compactMap(FieldPath.path))) }
    }

    /// Sets the values of fields, which are texts with points or paths. The document must be there.
    public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: firestore.queue, error: completion) { try write(.update(path, fields)) }
    }

    /// Sets the values of fields, which are texts with points or paths. The document must be there.
    public nonisolated(nonsending) func updateData(_ fields: [AnyHashable: Any]) async throws {
        try await Answer.value { try write(.update(path, fields)) }
    }

    /// Removes the document.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        Answer.send(on: firestore.queue, error: completion) { try write(DocumentWrite(path: path, kind: .delete)) }
    }

    /// Removes the document.
    public nonisolated(nonsending) func delete() async throws {
        try await Answer.value { try write(DocumentWrite(path: path, kind: .delete)) }
    }
}
