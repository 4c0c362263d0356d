/// What a query looks for: a place of the tree, and which of its children in which order.
struct TreePlan: Hashable, Sendable {
    let path: [String]
    var order: TreeOrder?
    var start: Bound?
    var end: Bound?
    var limit: Int?
    var isLimitedToLast = false

    /// Where the children begin or end.
    struct Bound: Hashable, Sendable {
        let value: LeafOrder
        let key: String?
        /// Whether what has the value and the key is there.
        let isIncluded: Bool
    }

    /// The order of the children: by priority, unless the app asks for another one.
    var childOrder: TreeOrder { order ?? .priority }
    /// Whether it is for all of the place.
    var isWhole: Bool { start == nil && end == nil && limit == nil }

    /// Returns what the query finds in the tree.
    func view(_ root: Node) -> Node {
        var node = root[path[...]]
        if isWhole { return node }
        let order = childOrder
        var kept = node.sorted(order).filter { isInBounds($0.key, order.node($0.node).leafOrder) }
        if let limit { kept = isLimitedToLast ? kept.suffix(limit) : kept.prefix(limit).map { $0 } }
        node.children = Dictionary(kept.map { ($0.key, $0.node) }) { $1 }
        node.leaf = nil
        return node
    }

    private func isInBounds(_ key: String, _ value: LeafOrder) -> Bool {
        if let start {
            let order = compare(key, value, start)
            guard start.isIncluded ? order >= 0 : order > 0 else { return false }
        }
        guard let end else { return true }
        let order = compare(key, value, end)
        return end.isIncluded ? order <= 0 : order < 0
    }

    private func compare(_ key: String, _ value: LeafOrder, _ bound: Bound) -> Int {
        if childOrder == .key {
            guard case .text(let wanted) = bound.value else { return 0 }
            return TreeOrder.compareKeys(key, wanted)
        }
        let order = value.compare(bound.value)
        guard order == 0, let wanted = bound.key else { return order }
        return TreeOrder.compareKeys(key, wanted)
    }

    /// Whether a change at a path may change what the query finds.
    func isConcerned(by changed: [String]) -> Bool {
        changed.starts(with: path) || path.starts(with: changed)
    }
}
