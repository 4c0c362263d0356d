import XMLTree

/// Which elements carry an id, in the order in which they stand; in a sound document one each.
struct Owners: Hashable, Sendable {
    private(set) var first: [String: NodeID] = [:]
    /// Ids that more than one element carries, with the elements beyond the first.
    private(set) var others: [String: [NodeID]] = [:]

    mutating func enter(_ id: String, _ element: Node) {
        guard let holder = first[id] else { return first[id] = element.id }
        let tree = XMLTree(of: element)
        if element.precedes(tree[holder]) {
            first[id] = element.id
            others[id, default: []].insert(holder, at: 0)
        } else {
            // New ones mostly come last, so the search begins there.
            let position = others[id]?.lastIndex { tree[$0].precedes(element) }.map { $0 + 1 } ?? 0
            others[id, default: []].insert(element.id, at: position)
        }
    }

    mutating func leave(_ id: String, _ element: NodeID) {
        guard first[id] == element else { return others.strike(id) { $0 == element } }
        first[id] = others[id]?.first
        if let heir = first[id] { others.strike(id) { $0 == heir } }
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
