public import Foundation

/// Numbers of documents as they were at a time.
public final class AggregateQuerySnapshot: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The query.
    public let query: AggregateQuery
    /// The number of documents.
    public let count: NSNumber
    private let values: [AggregateField: Any]

    init(_ query: AggregateQuery, _ documents: [FoundDocument], _ fields: [AggregateField]) {
        (self.query, count) = (query, NSNumber(value: documents.count))
        values = Dictionary(fields.map { ($0, $0.value(documents)) }) { $1 }
    }

    /// Returns what was counted: a number, or `NSNull` for an average of nothing.
    public func get(_ aggregateField: AggregateField) -> Any? { values[aggregateField] }
}

extension Query {
    /// A query for the number of documents.
    public var count: AggregateQuery { AggregateQuery(self, [.count()]) }

    /// Returns a query for numbers of documents.
    public func aggregate(_ aggregateFields: [AggregateField]) -> AggregateQuery {
        AggregateQuery(self, aggregateFields)
    }
}
