import FirebaseCore
public import Foundation

/// What is called with the documents of a query.
public typealias FIRQuerySnapshotBlock = (QuerySnapshot?, (any Error)?) -> Void

/// A query for documents.
public class Query: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The database.
    public let firestore: Firestore
    let plan: QueryPlan

    init(_ plan: QueryPlan, _ firestore: Firestore) { (self.plan, self.firestore) = (plan, firestore) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? Query).map { $0.plan == plan && $0.firestore === firestore } ?? false
    }

    public override var hash: Int { plan.hashValue }

    private func changed(_ body: (inout QueryPlan) -> Void) -> Query {
        var plan = plan
        body(&plan)
        return Query(plan, firestore)
    }

    // MARK: Conditions

    func adding(_ path: FieldPath, _ comparison: Condition.Comparison, _ value: Any) -> Query {
        adding(.field(path.names, comparison, StoredReader.value(value)))
    }

    private func adding(_ condition: Condition) -> Query {
        changed { $0.conditions.append(condition.resolved(for: plan)) }
    }

    /// Returns a query for documents that fit a condition.
    public func whereFilter(_ filter: Filter) -> Query { adding(filter.condition) }

    // MARK: Order

    /// Returns a query whose documents are ordered by a field.
    public func order(by field: String) -> Query { order(by: field, descending: false) }
    /// Returns a query whose documents are ordered by a field.
    public func order(by path: FieldPath) -> Query { order(by: path, descending: false) }
    /// Returns a query whose documents are ordered by a field.
    public func order(by field: String, descending: Bool) -> Query {
        order(by: FieldPath(dotted: field), descending: descending)
    }
    /// Returns a query whose documents are ordered by a field.
    public func order(by path: FieldPath, descending: Bool) -> Query {
        changed { $0.orders.append(QueryPlan.Order(names: path.names, isDescending: descending)) }
    }

    // MARK: Limits

    /// Returns a query for the first documents.
    public func limit(to limit: Int) -> Query {
        changed { ($0.limit, $0.isLimitedToLast) = (max(limit, 0), false) }
    }
    /// Returns a query for the last documents.
    public func limit(toLast limit: Int) -> Query {
        changed { ($0.limit, $0.isLimitedToLast) = (max(limit, 0), true) }
    }

    /// Returns a query that begins with values of the orders.
    public func start(at fieldValues: [Any]) -> Query { changed { $0.start = bound(fieldValues, true) } }
    /// Returns a query that begins behind values of the orders.
    public func start(after fieldValues: [Any]) -> Query { changed { $0.start = bound(fieldValues, false) } }
    /// Returns a query that ends with values of the orders.
    public func end(at fieldValues: [Any]) -> Query { changed { $0.end = bound(fieldValues, false) } }
    /// Returns a query that ends before values of the orders.
    public func end(before fieldValues: [Any]) -> Query { changed { $0.end = bound(fieldValues, true) } }
    /// Returns a query that begins with a document.
    public func start(atDocument document: DocumentSnapshot) -> Query { changed { $0.start = bound(document, true) } }
    /// Returns a query that begins behind a document.
    public func start(afterDocument document: DocumentSnapshot) -> Query {
        changed { $0.start = bound(document, false) }
    }
    /// Returns a query that ends with a document.
    public func end(atDocument document: DocumentSnapshot) -> Query { changed { $0.end = bound(document, false) } }
    /// Returns a query that ends before a document.
    public func end(beforeDocument document: DocumentSnapshot) -> Query { changed { $0.end = bound(document, true) } }

    private func bound(_ values: [Any], _ isBefore: Bool) -> QueryPlan.Bound {
        QueryPlan.Bound(values: values.map(StoredReader.value), isBefore: isBefore)
    }

    private func bound(_ document: DocumentSnapshot, _ isBefore: Bool) -> QueryPlan.Bound {
        let found = FoundDocument(path: document.reference.path, fields: document.fields ?? [:])
        let values = plan.allOrders.map { found.value($0.names) ?? .null }
        return QueryPlan.Bound(values: values, isBefore: isBefore)
    }

    // MARK: Reading

    var snapshot: QuerySnapshot { QuerySnapshot(self, plan.documents(firestore.store), since: []) }

    /// Reads the documents.
    public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        Answer.send(on: firestore.queue, completion) { snapshot }
    }

    /// Reads the documents.
    public func getDocuments(source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        getDocuments(completion: completion)
    }

    /// Reads the documents.
    public nonisolated(nonsending) func getDocuments(
        source: FirestoreSource = .default
    ) async throws -> QuerySnapshot {
        try await Answer.value { snapshot }
    }

    /// Adds a listener, which is called soon, and when the documents change.
    @discardableResult
    public func addSnapshotListener(
        _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        QueryListener(self, listener)
    }

    /// Adds a listener, which is called soon, and when the documents change.
    @discardableResult
    public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        QueryListener(self, listener)
    }
}

/// Tells of the changes of a query's documents.
private final class QueryListener: NSObject, StoreListener, ListenerRegistration, @unchecked Sendable {
    // What changes is used with the lock of the store only.
    private let query: Query
    private let listener: (QuerySnapshot?, (any Error)?) -> Void
    private var last: [FoundDocument]?
    private let state = ListenerState()

    init(_ query: Query, _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        (self.query, self.listener) = (query, listener)
        super.init()
        query.firestore.store.add(self)
    }

    func isConcerned(by path: String) -> Bool { query.plan.includes(path) }

    func update(_ store: DocumentStore) {
        let documents = query.plan.documents(store)
        if let last, last == documents { return }
        let snapshot = QuerySnapshot(query, documents, since: last ?? [])
        last = documents
        Answer.later(on: query.firestore.queue) { [self] in
            if !state.isRemoved { listener(snapshot, nil) }
        }
    }

    func remove() {
        state.remove()
        query.firestore.store.remove(self)
    }
}
