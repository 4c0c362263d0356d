/// The result of a query while documents leave and enter it.
struct OrderedResult {
    private var documents: [FoundDocument]
    private let plan: QueryPlan
    private let orders: [QueryPlan.Order]

    init(_ documents: [FoundDocument], _ plan: QueryPlan) {
        (self.documents, self.plan, orders) = (documents, plan, plan.allOrders)
    }

    /// Returns the first place whose document doesn't come before another one.
    private func place(_ document: FoundDocument) -> Int {
        var (start, end) = (0, documents.count)
        while start < end {
            let middle = (start + end) / 2
            if plan.compare(documents[middle], document, orders) < 0 { start = middle + 1 } else { end = middle }
        }
        return start
    }

    /// Removes a document, and returns its place, or nil if it isn't there.
    mutating func remove(_ document: FoundDocument) -> Int? {
        var found: Int? = place(document)
        // Large integers and decimals may have no order, since a decimal can equal several integers.
        if let place = found, place == documents.count || documents[place].path != document.path {
            found = documents.firstIndex { $0.path == document.path }
        }
        if let found { documents.remove(at: found) }
        return found
    }

    /// Adds a document that isn't there, and returns its place.
    mutating func insert(_ document: FoundDocument) -> Int {
        let place = place(document)
        documents.insert(document, at: place)
        return place
    }
}
