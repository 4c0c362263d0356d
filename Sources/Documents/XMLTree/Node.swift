/// A read-only view of a node in one state of its tree.
public struct Node: Sendable {
    let storage: Storage
    /// The number of the node in its tree.
    public let id: NodeID

    private var record: Record { storage.records[id.index] }

    private func node(_ index: UInt32) -> Node? {
        index == Record.none ? nil : Node(storage: storage, id: NodeID(rawValue: index))
    }

    /// What the node is.
    public var kind: NodeKind { storage.records[id.index].kind }
    /// A Boolean value that indicates whether the node is an element.
    public var isElement: Bool { kind == .element }

    /// The element's name, or an empty string for other kinds of nodes.
    public var name: String { isElement ? storage.names[storage.records[id.index].name] : "" }

    /// The element's name as a number, for fast comparison.
    public var nameID: NameID { storage.records[id.index].name }

    /// The element that contains the node, or nil for the document itself.
    public var parent: Node? { node(storage.records[id.index].parent) }

    /// A Boolean value that indicates whether the node is part of the document.
    public var isAttached: Bool {
        var index = id.index
        while storage.records[index].parent != Record.none { index = Int(storage.records[index].parent) }
        return index == 0
    }

    /// The number of elements that contain the node.
    public var depth: Int {
        var count = 0
        var index = storage.records[id.index].parent
        while index != Record.none, storage.records[Int(index)].kind == .element {
            count += 1
            index = storage.records[Int(index)].parent
        }
        return count
    }

    // MARK: Attributes

    /// The value of an attribute with its entities resolved, or nil if there is none.
    public subscript(name: String) -> String? {
        guard let name = storage.names.find(name) else { return nil }
        return self[name]
    }

    /// Returns the value of an attribute, or nil if the element doesn't have it.
    public subscript(name: NameID) -> String? {
        guard let index = storage.attributeIndex(name, of: id.index) else { return nil }
        return storage.value(storage.attributes[index])
    }

    /// Returns whether the element has an attribute.
    public func has(_ attribute: String) -> Bool {
        guard let name = storage.names.find(attribute) else { return false }
        return storage.attributeIndex(name, of: id.index) != nil
    }

    /// Returns the name for a number that `forEachAttribute` passes.
    public func attributeName(_ name: NameID) -> String { storage.names[name] }

    /// The number of attributes.
    public var attributeCount: Int { Int(storage.records[id.index].attributeCount) }

    /// The attributes in the order they are written.
    public var attributes: [(name: String, value: String)] {
        record.attributes.map { index in
            let attribute = storage.attributes[index]
            return (storage.names[attribute.name], storage.value(attribute))
        }
    }

    /// Calls `body` for each attribute. The value is decoded only if the closure is called.
    public func forEachAttribute(_ body: (_ name: NameID, _ value: () -> String) -> Void) {
        for index in record.attributes {
            let attribute = storage.attributes[index]
            body(attribute.name) { storage.value(attribute) }
        }
    }

    // MARK: Content

    /// The child elements.
    public var children: Children { Children(storage: storage, first: storage.records[id.index].first) }

    /// The child nodes of every kind: elements, text and comments.
    public var content: Content { Content(storage: storage, first: storage.records[id.index].first) }

    /// Returns the first child element with a name and, if given, a `key`.
    public func child(_ name: String, key: String? = nil) -> Node? {
        guard let name = storage.names.find(name) else { return nil }
        for child in children where child.nameID == name {
            if key == nil || child["key"] == key { return child }
        }
        return nil
    }

    /// Returns the first child element with a `key`.
    public func child(key: String) -> Node? {
        guard let name = storage.names.find("key") else { return nil }
        return children.first { $0[name] == key }
    }

    /// The element and its descendants in document order.
    public var subtree: Subtree { Subtree(storage: storage, root: id.rawValue) }

    /// Returns the elements of the subtree with a name, in document order. Faster than filtering `subtree`.
    public func elements(named name: String) -> [Node] {
        guard let name = storage.names.find(name) else { return [] }
        var found: [Node] = []
        var index = id.rawValue
        while index != Record.none {
            let isFound = storage.records[Int(index)].name == name && storage.records[Int(index)].kind == .element
            if isFound { found.append(Node(storage: storage, id: NodeID(rawValue: index))) }
            index = storage.following(index, within: id.rawValue)
        }
        return found
    }

    /// The text of the node's children with entities resolved, or the text of a comment.
    public var text: String {
        let record = record
        switch record.kind {
        case .text: return Entities.decode(storage.text[record.text.bounds], foldingSpace: false)
        case .comment: return storage.lines(TextRange(Int(record.text.start) + 4, Int(record.text.end) - 3))
        case .characterData: return storage.lines(TextRange(Int(record.text.start) + 9, Int(record.text.end) - 3))
        case .instruction: return storage.string(record.text)
        case .document: return ""
        case .element:
            guard record.first != Record.none else { return record.isReadEmpty ? storage.lines(record.closing) : "" }
            return content.filter { $0.kind == .text || $0.kind == .characterData }.map(\.text).joined()
        }
    }

    /// The white space before the node.
    public var leadingSpace: String { storage.string(record.leading) }

    /// The white space before the end tag, or an empty string if the element has no content.
    package var closingSpace: String { record.first == Record.none ? "" : storage.string(record.closing) }

    /// The previous sibling of any kind.
    public var previous: Node? { node(storage.records[id.index].previous) }

    /// The next sibling of any kind.
    public var next: Node? { node(storage.records[id.index].next) }

    /// The previous sibling that is an element.
    public var previousElement: Node? {
        var candidate = previous
        while let node = candidate, !node.isElement { candidate = node.previous }
        return candidate
    }

    /// The next sibling that is an element.
    public var nextElement: Node? {
        var candidate = next
        while let node = candidate, !node.isElement { candidate = node.next }
        return candidate
    }
}

extension Node {
    /// Returns whether the node begins before another node of the same tree.
    package func precedes(_ other: Node) -> Bool {
        let own = lineage
        let others = other.lineage
        guard let fork = zip(own, others).first(where: { $0 != $1 }) else { return own.count < others.count }
        return storage.stands(fork.0, inFrontOf: fork.1)
    }

    /// The node's ancestors and the node itself, outermost first.
    private var lineage: [UInt32] {
        var result = [id.rawValue]
        while let last = result.last, storage.records[Int(last)].parent != Record.none {
            result.append(storage.records[Int(last)].parent)
        }
        return result.reversed()
    }
}

extension Storage {
    /// Returns whether `first` precedes its sibling `second`. Searches from both, so that siblings near each other are
    /// found quickly.
    fileprivate func stands(_ first: UInt32, inFrontOf second: UInt32) -> Bool {
        var forward = first
        var backward = first
        while forward != Record.none || backward != Record.none {
            if forward != Record.none { forward = records[Int(forward)].next }
            if backward != Record.none { backward = records[Int(backward)].previous }
            if forward == second { return true }
            if backward == second { return false }
        }
        return false
    }
}

extension Node: Equatable {
    /// Returns whether both are the same node, possibly in different states of the tree.
    public static func == (left: Node, right: Node) -> Bool { left.id == right.id }
}

/// A sequence of sibling elements.
public struct Children: Sequence, IteratorProtocol, Sendable {
    let storage: Storage
    var upcoming: UInt32

    init(storage: Storage, first: UInt32) {
        self.storage = storage
        upcoming = first
    }

    public mutating func next() -> Node? {
        while upcoming != Record.none {
            let index = upcoming
            upcoming = storage.records[Int(index)].next
            if storage.records[Int(index)].kind == .element {
                return Node(storage: storage, id: NodeID(rawValue: index))
            }
        }
        return nil
    }

    /// The first node of the sequence, or nil if it is empty.
    public var first: Node? {
        var copy = self
        return copy.next()
    }

    /// A Boolean value that indicates whether the sequence has no node.
    public var isEmpty: Bool { first == nil }
}

/// A sequence of sibling nodes of every kind.
public struct Content: Sequence, IteratorProtocol, Sendable {
    let storage: Storage
    var upcoming: UInt32

    init(storage: Storage, first: UInt32) {
        self.storage = storage
        upcoming = first
    }

    public mutating func next() -> Node? {
        guard upcoming != Record.none else { return nil }
        let index = upcoming
        upcoming = storage.records[Int(index)].next
        return Node(storage: storage, id: NodeID(rawValue: index))
    }
}

/// A sequence of an element and its descendants in document order.
public struct Subtree: Sequence, IteratorProtocol, Sendable {
    let storage: Storage
    let root: UInt32
    var upcoming: UInt32

    init(storage: Storage, root: UInt32) {
        self.storage = storage
        self.root = root
        upcoming = root
    }

    public mutating func next() -> Node? {
        while upcoming != Record.none {
            let index = upcoming
            upcoming = storage.following(index, within: root)
            let kind = storage.records[Int(index)].kind
            if kind == .element || kind == .document { return Node(storage: storage, id: NodeID(rawValue: index)) }
        }
        return nil
    }
}

extension Storage {
    /// Returns the node that follows `index` in document order within `root`.
    func following(_ index: UInt32, within root: UInt32) -> UInt32 {
        if records[Int(index)].first != Record.none { return records[Int(index)].first }
        var current = index
        while current != root {
            if records[Int(current)].next != Record.none { return records[Int(current)].next }
            current = records[Int(current)].parent
        }
        return Record.none
    }
}
