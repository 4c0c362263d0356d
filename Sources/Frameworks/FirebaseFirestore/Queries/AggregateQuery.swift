import FirebaseCore
public import Foundation

/// A query for numbers of documents.
public final class AggregateQuery: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The query for the documents.
    public let query: Query
    private let fields: [AggregateField]

    init(_ query: Query, _ fields: [AggregateField]) { (self.query, self.fields) = (query, fields) }

    private var snapshot: AggregateQuerySnapshot {
        AggregateQuerySnapshot(self, query.plan.documents(query.firestore.store), fields)
    }

    /// Counts.
    public func getAggregation(
        source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
    ) {
        Answer.send(on: query.firestore.queue, completion) { snapshot }
    }

    /// Counts.
    public nonisolated(nonsending) func getAggregation(
        source: AggregateSource
    ) async throws -> AggregateQuerySnapshot {
        try await Answer.value { snapshot }
    }
}
