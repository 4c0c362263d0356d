import FirebaseCore
public import Foundation

/// What is called with a document.
public typealias FIRDocumentSnapshotBlock = (DocumentSnapshot?, (any Error)?) -> Void

/// A document, which need not be there.
public final class DocumentReference: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The database.
    public let firestore: Firestore
    /// The names of collections and documents that lead to it.
    public let path: String

    init(_ path: String, _ firestore: Firestore) {
        let names = DocumentPath.names(path)
        precondition(
            !names.isEmpty && names.count.isMultiple(of: 2),
            "the path of a document has an even number of names, such as users/ada, and not '\(path)'")
        (self.path, self.firestore) = (names.joined(separator: "/"), firestore)
    }

    /// The identifier of the document.
    public var documentID: String { DocumentPath.last(path) }
    /// The collection of the document.
    public var parent: CollectionReference { CollectionReference(DocumentPath.parent(path) ?? path, firestore) }

    /// Returns a collection in the document.
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference("\(path)/\(collectionPath)", firestore)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? DocumentReference).map { $0.path == path && $0.firestore === firestore } ?? false
    }

    public override var hash: Int { path.hashValue }
    public override var description: String { path }

    // MARK: Reading

    var snapshot: DocumentSnapshot { DocumentSnapshot(path, firestore.store.document(path), firestore) }

    /// Reads the document.
    public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
        Answer.send(on: firestore.queue, completion) { snapshot }
    }

    /// Reads the document.
    public func getDocument(
        source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) {
        getDocument(completion: completion)
    }

    /// Reads the document.
    public nonisolated(nonsending) func getDocument(
        source: FirestoreSource = .default
    ) async throws -> DocumentSnapshot {
        try await Answer.value { snapshot }
    }

    /// Adds a listener, which is called soon, and when the document changes.
    @discardableResult
    public func addSnapshotListener(
        includeMetadataChanges: Bool = false, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        DocumentListener(self, listener)
    }

    /// Adds a listener, which is called soon, and when the document changes.
    @discardableResult
    public func addSnapshotListener(
        _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        DocumentListener(self, listener)
    }

    // MARK: Writing

    func write(_ write: DocumentWrite) throws { try firestore.store.commit([write]) }
}

/// Tells of the changes of one document.
private final class DocumentListener: NSObject, StoreListener, ListenerRegistration, @unchecked Sendable {
    // What changes is used with the lock of the store only.
    private let reference: DocumentReference
    private let listener: (DocumentSnapshot?, (any Error)?) -> Void
    private var last: Fields??
    private let state = ListenerState()

    init(_ reference: DocumentReference, _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
        (self.reference, self.listener) = (reference, listener)
        super.init()
        reference.firestore.store.add(self)
    }

    func isConcerned(by path: String) -> Bool { path == reference.path }

    func update(_ store: DocumentStore) {
        let fields = store.document(reference.path)
        if let last, last == fields { return }
        last = .some(fields)
        let snapshot = DocumentSnapshot(reference.path, fields, reference.firestore)
        Answer.later(on: reference.firestore.queue) { [self] in
            if !state.isRemoved { listener(snapshot, nil) }
        }
    }

    func remove() {
        state.remove()
        reference.firestore.store.remove(self)
    }
}
