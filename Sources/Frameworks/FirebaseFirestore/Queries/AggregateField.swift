public import Foundation

/// What is counted of documents.
public class AggregateField: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    enum Kind: Hashable {
        case count, sum, average
    }

    let kind: Kind
    let names: [String]

    private init(_ kind: Kind, _ path: FieldPath?) { (self.kind, names) = (kind, path?.names ?? []) }

    /// The number of documents.
    public class func count() -> AggregateField { AggregateField(.count, nil) }
    /// The sum of the numbers of a field.
    public class func sum(_ field: String) -> AggregateField { AggregateField(.sum, FieldPath(dotted: field)) }
    /// The sum of the numbers of a field.
    public class func sum(_ path: FieldPath) -> AggregateField { AggregateField(.sum, path) }
    /// The average of the numbers of a field.
    public class func average(_ field: String) -> AggregateField { AggregateField(.average, FieldPath(dotted: field)) }
    /// The average of the numbers of a field.
    public class func average(_ path: FieldPath) -> AggregateField { AggregateField(.average, path) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? AggregateField).map { $0.kind == kind && $0.names == names } ?? false
    }

    public override var hash: Int { names.hashValue ^ kind.hashValue }

    func value(_ documents: [FoundDocument]) -> Any {
        if kind == .count { return NSNumber(value: documents.count) }
        let numbers: [Stored] = documents.compactMap { document in
            guard let value = document.value(names), value.rank == Stored.integer(0).rank else { return nil }
            return value
        }
        let sum = numbers.reduce(Stored.integer(0)) { $0.adding($1) ?? $0 }
        let total: NSNumber =
            switch sum {
            case .integer(let value): NSNumber(value: value)
            case .decimal(let value): NSNumber(value: value)
            default: 0
            }
        if kind == .sum { return total }
        return numbers.isEmpty ? NSNull() : NSNumber(value: total.doubleValue / Double(numbers.count))
    }
}
