import FirebaseCore
import Foundation

/// A place of the tree: a value, or children by key. One with neither isn't there.
struct Node: Equatable, Sendable {
    var leaf: Leaf?
    var children: [String: Node] = [:]
    var priority: Leaf?

    var isEmpty: Bool { leaf == nil && children.isEmpty }

    subscript(path: ArraySlice<String>) -> Node {
        get {
            guard let key = path.first else { return self }
            return children[key]?[path.dropFirst()] ?? Node()
        }
        set {
            guard let key = path.first else {
                self = newValue
                return
            }
            var child = children[key] ?? Node()
            child[path.dropFirst()] = newValue
            if child.isEmpty {
                children[key] = nil
            } else {
                (children[key], leaf) = (child, nil)
            }
            if isEmpty { priority = nil }
        }
    }

    // MARK: Values

    /// Reads what an app passes, and leaves out what can't be in the database. What the server is to find out follows from
    /// what is there.
    ///
    /// - Parameter old: The node that is there now.
    init(_ value: Any?, over old: Node = Node()) {
        guard let value = LocalValue.unwrapped(value) else { return }
        if let leaf = Leaf(value) {
            self.leaf = leaf
        } else if let map = LocalValue.dictionary(value) {
            if let request = map[".sv"] {
                leaf = ServerValue.leaf(request, old.leaf)
                return
            }
            priority = map[".priority"].flatMap(LocalValue.unwrapped).flatMap(Leaf.init)
            if let value = map[".value"] { leaf = LocalValue.unwrapped(value).flatMap(Leaf.init) }
            for (key, value) in map where !key.hasPrefix(".") { add(value, key, old) }
        } else if let list = LocalValue.array(value) {
            for (place, value) in list.enumerated() { add(value, String(place), old) }
        } else if LocalValue.number(value) == nil {
            FirebaseLog.report(
                "a value of the type '\(type(of: value))' can't be in the database; Firebase raises an exception")
        }
    }

    init() {}

    private mutating func add(_ value: Any, _ key: String, _ old: Node) {
        guard TreePath.isKey(key) else {
            return FirebaseLog.report("'\(key)' can't be a key of the database; Firebase raises an exception")
        }
        let child = Node(value, over: old.children[key] ?? Node())
        if !child.isEmpty { children[key] = child }
    }

    /// The value as apps read it: children whose keys are mostly numbers from 0 are an array.
    var value: Any {
        if let leaf { return leaf.value }
        if children.isEmpty { return NSNull() }
        return list ?? children.mapValues(\.value) as Any
    }

    private var list: Any? {
        var greatest = 0
        for key in children.keys {
            guard let number = TreePath.number(key), number >= 0 else { return nil }
            greatest = max(greatest, number)
        }
        guard greatest < 2 * children.count else { return nil }
        return (0...greatest).map { children[String($0)]?.value ?? NSNull() }
    }

    /// The value with its priorities, as the file has it.
    var exported: Any {
        if let leaf {
            guard let priority else { return leaf.value }
            return [".value": leaf.value, ".priority": priority.value]
        }
        var map: [String: Any] = children.mapValues(\.exported)
        if let priority { map[".priority"] = priority.value }
        return map.isEmpty ? NSNull() : map
    }
}
