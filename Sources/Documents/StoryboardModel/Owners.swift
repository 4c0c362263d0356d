import XMLTree

/// The elements by id, in document order; in a valid document, each id has one.
struct Owners: Hashable, Sendable {
    private(set) var first: [String: NodeID] = [:]
    /// The ids that more than one element has, with the elements after the first.
    private(set) var others: [String: [NodeID]] = [:]

    mutating func enter(_ id: String, _ element: Node) {
        guard let holder = first[id] else { return first[id] = element.id }
        let tree = XMLTree(of: element)
        if element.precedes(tree[holder]) {
            first[id] = element.id
            others[id, default: []].insert(holder, at: 0)
        } else {
            // New elements mostly come last, so the search begins there.
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
    /// Removes the first matching element from the list under `key`, and the list if it becomes empty.
    mutating func strike<Element>(_ key: Key, where fits: (Element) -> Bool) where Value == [Element] {
        guard let position = self[key]?.firstIndex(where: fits) else { return }
        self[key]?.remove(at: position)
        if self[key]?.isEmpty == true { self[key] = nil }
    }
}
