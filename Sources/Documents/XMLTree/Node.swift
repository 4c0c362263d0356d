/// A node as one state of its tree has it: to read, not to change.
public struct Node: Sendable {
    let storage: Storage
    public let id: NodeID

    private var record: Record { storage.records[id.index] }

    private func node(_ index: UInt32) -> Node? {
        index == Record.none ? nil : Node(storage: storage, id: NodeID(rawValue: index))
    }

    public var kind: NodeKind { storage.records[id.index].kind }
    public var isElement: Bool { kind == .element }

    /// An element's name; empty for other nodes.
    public var name: String { isElement ? storage.names[storage.records[id.index].name] : "" }

    /// An element's name as a number, quick to compare.
    public var nameID: NameID { storage.records[id.index].name }

    public var parent: Node? { node(storage.records[id.index].parent) }

    /// Whether the node hangs below the document, directly or further down.
    public var isAttached: Bool {
        var index = id.index
        while storage.records[index].parent != Record.none { index = Int(storage.records[index].parent) }
        return index == 0
    }

    /// How many elements stand around the node.
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

    /// The attribute's value with its entities resolved; nil where there is none.
    public subscript(name: String) -> String? {
        guard let name = storage.names.find(name) else { return nil }
        return self[name]
    }

    public subscript(name: NameID) -> String? {
        guard let index = storage.attributeIndex(name, of: id.index) else { return nil }
        return storage.value(storage.attributes[index])
    }

    public func has(_ attribute: String) -> Bool {
        guard let name = storage.names.find(attribute) else { return false }
        return storage.attributeIndex(name, of: id.index) != nil
    }

    /// The name behind a number that `forEachAttribute` gave.
    public func attributeName(_ name: NameID) -> String { storage.names[name] }

    public var attributeCount: Int { Int(storage.records[id.index].attributeCount) }

    /// Names and values in the order in which they are written.
    public var attributes: [(name: String, value: String)] {
        record.attributes.map { index in
            let attribute = storage.attributes[index]
            return (storage.names[attribute.name], storage.value(attribute))
        }
    }

    /// Calls `body` with every attribute's name and its value, which is read only when asked for.
    public func forEachAttribute(_ body: (_ name: NameID, _ value: () -> String) -> Void) {
        for index in record.attributes {
            let attribute = storage.attributes[index]
            body(attribute.name) { storage.value(attribute) }
        }
    }

    // MARK: Content

    /// The elements directly inside.
    public var children: Children { Children(storage: storage, first: storage.records[id.index].first) }

    /// Everything directly inside: elements, text, comments.
    public var content: Content { Content(storage: storage, first: storage.records[id.index].first) }

    /// The first element inside with a name and, if given, a `key`.
    public func child(_ name: String, key: String? = nil) -> Node? {
        guard let name = storage.names.find(name) else { return nil }
        for child in children where child.nameID == name {
            if key == nil || child["key"] == key { return child }
        }
        return nil
    }

    /// The first element inside with a `key`, whatever its name.
    public func child(key: String) -> Node? {
        guard let name = storage.names.find("key") else { return nil }
        return children.first { $0[name] == key }
    }

    /// The element and all elements inside it, in the order in which they stand.
    public var subtree: Subtree { Subtree(storage: storage, root: id.rawValue) }

    /// Those elements of the subtree that have a name, in the order in which they stand. Much quicker than to ask every node.
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

    /// The characters directly inside, with entities resolved. For a comment, its text.
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

    /// The white space in front of the node.
    public var leadingSpace: String { storage.string(record.leading) }

    /// The white space in front of the end tag of an element that holds something.
    package var closingSpace: String { record.first == Record.none ? "" : storage.string(record.closing) }

    /// The neighbour in front, of any kind.
    public var previous: Node? { node(storage.records[id.index].previous) }

    /// The neighbour behind, of any kind.
    public var next: Node? { node(storage.records[id.index].next) }

    /// The element in front, past text and comments.
    public var previousElement: Node? {
        var candidate = previous
        while let node = candidate, !node.isElement { candidate = node.previous }
        return candidate
    }

    /// The element behind, past text and comments.
    public var nextElement: Node? {
        var candidate = next
        while let node = candidate, !node.isElement { candidate = node.next }
        return candidate
    }
}

extension Node {
    /// Whether the node stands in front of another node of the same tree, or around it.
    package func precedes(_ other: Node) -> Bool {
        let own = lineage
        let others = other.lineage
        guard let fork = zip(own, others).first(where: { $0 != $1 }) else { return own.count < others.count }
        return storage.stands(fork.0, inFrontOf: fork.1)
    }

    /// The node and what stands around it, outermost first.
    private var lineage: [UInt32] {
        var result = [id.rawValue]
        while let last = result.last, storage.records[Int(last)].parent != Record.none {
            result.append(storage.records[Int(last)].parent)
        }
        return result.reversed()
    }
}

extension Storage {
    /// Whether, of two neighbours, `first` comes first. Looks from both at once, so close neighbours are quickly found.
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
    /// Whether both are the same node; their trees may be in different states.
    public static func == (left: Node, right: Node) -> Bool { left.id == right.id }
}

/// Elements that stand beside each other.
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

    public var first: Node? {
        var copy = self
        return copy.next()
    }

    public var isEmpty: Bool { first == nil }
}

/// Nodes of every kind that stand beside each other.
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

/// A walk over an element and everything inside it, outer before inner.
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
    /// The node after `index` in document order, not leaving `root`.
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
