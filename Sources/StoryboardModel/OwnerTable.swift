import XMLTree

/// Which node has which id. A damaged document may give one id to several.
struct OwnerTable: Sendable {
    private var firsts: [String: NodeID] = [:]
    /// Ids that stand at more than one node, with the further nodes.
    private(set) var doubles: [String: [NodeID]] = [:]

    subscript(id: String) -> NodeID? { firsts[id] }

    mutating func add(_ id: String, _ node: NodeID) {
        if firsts[id] == nil {
            firsts[id] = node
        } else {
            doubles[id, default: []].append(node)
        }
    }

    mutating func remove(_ id: String, _ node: NodeID) {
        guard firsts[id] == node else { return doubles.strike(id) { $0 == node } }
        firsts[id] = doubles[id]?.first
        if let heir = firsts[id] { doubles.strike(id) { $0 == heir } }
    }

    /// All nodes with each id, whichever came first.
    var owners: [String: Set<NodeID>] {
        firsts.reduce(into: [:]) { result, entry in
            result[entry.key] = Set([entry.value] + (doubles[entry.key] ?? []))
        }
    }
}

extension Dictionary {
    /// Removes the first element that fits from the list under `key`, and the list when nothing is left of it.
    mutating func strike<Element>(_ key: Key, where fits: (Element) -> Bool) where Value == [Element] {
        guard let position = self[key]?.firstIndex(where: fits) else { return }
        self[key]?.remove(at: position)
        if self[key]?.isEmpty == true { self[key] = nil }
    }
}
