public import Foundation

/// A place that a transaction changes.
public final class MutableData: NSObject {
    let box: TreeBox
    private let path: [String]

    init(_ box: TreeBox, _ path: [String]) { (self.box, self.path) = (box, path) }

    private var node: Node {
        get { box.root[path[...]] }
        set { box.root[path[...]] = newValue }
    }

    /// The value. Setting nil removes it.
    public var value: Any? {
        get { node.value }
        set { node = Node(newValue, over: node) }
    }

    /// The priority.
    public var priority: Any? {
        get { node.priority?.value }
        set { node.priority = newValue.flatMap { $0 is NSNull ? nil : Leaf($0) } }
    }

    /// The key of the place, or nil for that of the transaction.
    public var key: String? { path.last }
    /// Whether there are children.
    public func hasChildren() -> Bool { !node.children.isEmpty }
    /// Returns whether there is something at a path.
    public func hasChild(atPath path: String) -> Bool { !node[TreePath.keys(path)[...]].isEmpty }
    /// The number of children.
    public var childrenCount: UInt { UInt(node.children.count) }

    /// The children, by priority and key.
    public var children: NSEnumerator {
        NSArray(array: node.sorted(.priority).map { MutableData(box, path + [$0.key]) }).objectEnumerator()
    }

    /// Returns what is at a path.
    public func childData(byAppendingPath path: String) -> MutableData {
        MutableData(box, self.path + TreePath.keys(path))
    }
}
