/// What a document must have to be found.
indirect enum Condition: Hashable, Sendable {
    case field([String], Comparison, Stored)
    case all([Condition])
    case any([Condition])

    enum Comparison: Hashable, Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case contains, containsAny, within, notWithin
    }

    /// The fields that the result is also ordered by: those that are compared, and not only equal.
    var inequalityFields: Set<[String]> {
        switch self {
        case .field(let names, let comparison, _):
            switch comparison {
            case .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .notWithin: [names]
            default: []
            }
        case .all(let conditions), .any(let conditions): Set(conditions.flatMap(\.inequalityFields))
        }
    }

    func fits(_ document: FoundDocument) -> Bool {
        switch self {
        case .all(let conditions): conditions.allSatisfy { $0.fits(document) }
        case .any(let conditions): conditions.contains { $0.fits(document) }
        case .field(let names, let comparison, let wanted):
            document.value(names).map { Self.fits($0, comparison, wanted) } ?? false
        }
    }

    private static func fits(_ value: Stored, _ comparison: Comparison, _ wanted: Stored) -> Bool {
        let order = value.compare(wanted)
        let isComparable = value.rank == wanted.rank
        return switch comparison {
        case .equal: order == 0
        case .notEqual: order != 0 && value != .null
        case .less: isComparable && order < 0
        case .lessOrEqual: isComparable && order <= 0
        case .greater: isComparable && order > 0
        case .greaterOrEqual: isComparable && order >= 0
        case .contains: value.elements?.contains { $0.equals(wanted) } ?? false
        case .containsAny:
            value.elements?.contains { one in wanted.elements?.contains { $0.equals(one) } ?? false } ?? false
        case .within: wanted.elements?.contains { $0.equals(value) } ?? false
        case .notWithin: value != .null && !(wanted.elements?.contains { $0.equals(value) } ?? false)
        }
    }

    /// Returns the condition for a query, in which identifiers are paths.
    func resolved(for plan: QueryPlan) -> Condition {
        switch self {
        case .all(let conditions): return .all(conditions.map { $0.resolved(for: plan) })
        case .any(let conditions): return .any(conditions.map { $0.resolved(for: plan) })
        case .field(let names, let comparison, let value):
            guard names == QueryPlan.id else { return self }
            if let elements = value.elements { return .field(names, comparison, .list(elements.map(plan.identifier))) }
            return .field(names, comparison, plan.identifier(value))
        }
    }
}
