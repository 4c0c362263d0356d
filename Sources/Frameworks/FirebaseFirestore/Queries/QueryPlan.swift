/// What a query looks for, and in which order.
struct QueryPlan: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case collection(String)
        case group(String)
    }

    struct Order: Hashable, Sendable {
        let names: [String]
        let isDescending: Bool
    }

    /// Where the result begins or ends: the values of the orders, and whether it is before or behind what has them.
    struct Bound: Hashable, Sendable {
        let values: [Stored]
        let isBefore: Bool
    }

    let source: Source
    var conditions: [Condition] = []
    var orders: [Order] = []
    var limit: Int?
    /// Whether the limit is for the end of the result.
    var isLimitedToLast = false
    var start: Bound?
    var end: Bound?

    static let id = ["__name__"]

    /// The orders that the app asks for, and those that follow in the direction of the last one: by the other fields of
    /// inequalities, which are ordered by name, and by identifier.
    var allOrders: [Order] {
        let asked = Set(orders.map(\.names))
        let compared = conditions.reduce(into: Set<[String]>()) { $0.formUnion($1.inequalityFields) }
        let implied = compared.subtracting(asked).subtracting([Self.id]).sorted(by: Self.arePathsOrdered)
        let isDescending = orders.last?.isDescending ?? false
        return orders
            + (implied + (asked.contains(Self.id) ? [] : [Self.id])).map {
                Order(names: $0, isDescending: isDescending)
            }
    }

    private static func arePathsOrdered(_ one: [String], _ two: [String]) -> Bool {
        one.lexicographicallyPrecedes(two) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether the collections of the query have a document.
    func includes(_ path: String) -> Bool {
        guard let collection = DocumentPath.parent(path) else { return false }
        return switch source {
        case .collection(let path): path == collection
        case .group(let id): DocumentPath.last(collection) == id
        }
    }

    /// Returns the documents that the query finds.
    func documents(_ store: DocumentStore) -> [FoundDocument] {
        let all =
            switch source {
            case .collection(let path): store.documents(in: path)
            case .group(let id): store.documents(inGroup: id)
            }
        let orders = allOrders
        let found = all.filter { document in
            conditions.allSatisfy { $0.fits(document) } && orders.allSatisfy { document.value($0.names) != nil }
                && isInBounds(document, orders)
        }
        let sorted = found.sorted { compare($0, $1, orders) < 0 }
        guard let limit else { return sorted }
        return Array(isLimitedToLast ? sorted.suffix(limit) : sorted.prefix(limit))
    }

    /// Compares the places of two documents in a result with orders.
    func compare(_ one: FoundDocument, _ two: FoundDocument, _ orders: [Order]) -> Int {
        for order in orders {
            guard let first = one.value(order.names), let second = two.value(order.names) else { continue }
            let result = first.compare(second)
            if result != 0 { return order.isDescending ? -result : result }
        }
        return 0
    }

    private func isInBounds(_ document: FoundDocument, _ orders: [Order]) -> Bool {
        if let start {
            let place = compare(document, start, orders)
            guard start.isBefore ? place >= 0 : place > 0 else { return false }
        }
        guard let end else { return true }
        let place = compare(document, end, orders)
        return end.isBefore ? place < 0 : place <= 0
    }

    private func compare(_ document: FoundDocument, _ bound: Bound, _ orders: [Order]) -> Int {
        for (order, value) in zip(orders, bound.values) {
            let wanted = order.names == Self.id ? identifier(value) : value
            let result = document.value(order.names)?.compare(wanted) ?? 0
            if result != 0 { return order.isDescending ? -result : result }
        }
        return 0
    }

    /// Returns the path of a document whose identifier is a text.
    func identifier(_ value: Stored) -> Stored {
        guard case .text(let id) = value else { return value }
        if case .collection(let path) = source, !id.contains("/") { return .reference("\(path)/\(id)") }
        return .reference(id)
    }
}

extension FoundDocument {
    /// Returns the value of a field, or the document's path for its identifier.
    func value(_ names: [String]) -> Stored? {
        names == QueryPlan.id ? .reference(path) : fields[names[...]]
    }
}
