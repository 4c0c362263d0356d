/// What the children of a place are ordered by.
enum TreeOrder: Hashable, Sendable {
    case key, value, priority
    case child([String])

    /// Returns the node of a child that decides about its place.
    func node(_ child: Node) -> Node {
        switch self {
        case .key: Node()
        case .value: child
        case .child(let path): child[path[...]]
        case .priority: Node(child.priority?.value)
        }
    }

    /// Whether the first of two children comes before the second one.
    func areOrdered(_ one: (key: String, node: Node), _ two: (key: String, node: Node)) -> Bool {
        compare(one.key, node(one.node).leafOrder, two.key, node(two.node).leafOrder) < 0
    }

    /// Compares two places by value, then by key.
    func compare(_ key: String, _ value: LeafOrder, _ otherKey: String, _ otherValue: LeafOrder) -> Int {
        if self != .key {
            let order = value.compare(otherValue)
            if order != 0 { return order }
        }
        return Self.compareKeys(key, otherKey)
    }

    /// Compares keys: numbers come before texts.
    static func compareKeys(_ one: String, _ two: String) -> Int {
        switch (TreePath.number(one), TreePath.number(two)) {
        case (let one?, let two?): return one < two ? -1 : one > two ? 1 : 0
        case (_?, nil): return -1
        case (nil, _?): return 1
        case (nil, nil):
            let bytes = (Array(one.utf8), Array(two.utf8))
            return bytes.0.lexicographicallyPrecedes(bytes.1) ? -1 : bytes.1.lexicographicallyPrecedes(bytes.0) ? 1 : 0
        }
    }
}
