public import Foundation

/// A place of the tree as it was at a time.
public class DataSnapshot: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    /// The place.
    public let ref: DatabaseReference
    private let node: Node
    private let order: TreeOrder

    init(_ ref: DatabaseReference, _ node: Node, _ order: TreeOrder) {
        (self.ref, self.node, self.order) = (ref, node, order)
    }

    /// The key of the place, which is empty for the root.
    public var key: String { ref.key ?? "" }
    /// The value: a number, a text, an array, a dictionary, or `NSNull` where nothing is.
    public var value: Any? { node.value }
    /// The value with its priorities.
    public var valueInExportFormat: Any? { node.exported }
    /// The priority of the place.
    public var priority: Any? { node.priority?.value }

    /// Returns whether there is something.
    public func exists() -> Bool { !node.isEmpty }
    /// Returns whether there are children.
    public func hasChildren() -> Bool { !node.children.isEmpty }
    /// Returns whether there is something at a path.
    public func hasChild(_ childPathString: String) -> Bool { !node[TreePath.keys(childPathString)[...]].isEmpty }
    /// The number of children.
    public var childrenCount: UInt { UInt(node.children.count) }

    /// The children, in the order of the query.
    public var children: NSEnumerator {
        SnapshotEnumerator(node.sorted(order).map { DataSnapshot(ref.child(key: $0.key), $0.node, .priority) })
    }

    /// Returns what is at a path.
    public func childSnapshot(forPath childPathString: String) -> DataSnapshot {
        let keys = TreePath.keys(childPathString)
        return DataSnapshot(ref.child(childPathString), node[keys[...]], .priority)
    }

    /// Returns the value as one of a type.
    public func data<T: Decodable>(as type: T.Type) throws -> T {
        let data = try JSONSerialization.data(withJSONObject: node.value, options: .fragmentsAllowed)
        return try JSONDecoder().decode(type, from: data)
    }

    public override var description: String { "Snap (\(key)) \(node.value)" }
}

/// Returns snapshots one after the other.
private final class SnapshotEnumerator: NSEnumerator {
    private var rest: ArraySlice<DataSnapshot>

    init(_ snapshots: [DataSnapshot]) { rest = snapshots[...] }

    override func nextObject() -> Any? { rest.popFirst() }
}
