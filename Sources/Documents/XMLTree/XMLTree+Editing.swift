/// The text of an attribute and its position among the others.
public struct AttributeSpelling: Hashable, Sendable {
    /// The value without quotes and entities.
    public var value: String
    /// The bytes from the white space before the name to the closing quote, or nil to write the attribute as Xcode
    /// does.
    public var bytes: [UInt8]?
    /// The index at which the attribute is inserted, or nil to append it.
    public var position: Int?

    /// Creates the spelling of a value.
    public init(_ value: String, bytes: [UInt8]? = nil, position: Int? = nil) {
        self.value = value
        self.bytes = bytes
        self.position = position
    }
}

/// The place of a node: a parent and the child before which it is, or nil if it is the last.
public struct Place: Hashable, Sendable {
    /// The parent.
    public var parent: NodeID
    /// The child after the node, or nil if the node is the last one.
    public var before: NodeID?

    /// Creates a place in a parent, before a child or at the end.
    public init(in parent: NodeID, before: NodeID? = nil) {
        self.parent = parent
        self.before = before
    }
}

/// Edits. Each leaves all other bytes of the document as they were.
extension XMLTree {
    // MARK: Attributes

    /// Returns how a node spells an attribute, or nil if it doesn't have it.
    public func spelling(of attribute: String, in node: NodeID) -> AttributeSpelling? {
        guard let name = storage.names.find(attribute), let index = storage.attributeIndex(name, of: node.index) else {
            return nil
        }
        let record = storage.attributes[index]
        return AttributeSpelling(
            storage.value(record), bytes: Array(storage.text[record.spelling.bounds]),
            position: index - Int(storage.records[node.index].attributeStart))
    }

    /// Sets an attribute, or removes it if `spelling` is nil. An attribute that has the value already keeps its text.
    public mutating func setAttribute(_ attribute: String, of node: NodeID, to spelling: AttributeSpelling?) {
        precondition(storage.records[node.index].kind == .element, "only an element has attributes")
        makeUnique()
        let name = storage.names.id(of: attribute)
        let existing = storage.attributeIndex(name, of: node.index)
        guard let spelling else {
            if let existing { removeAttribute(at: existing, of: node.index) }
            return
        }
        if let existing {
            if spelling.bytes == nil, storage.value(storage.attributes[existing]) == spelling.value { return }
            let quoted = spelling.bytes ?? respelled(existing, as: spelling.value)
            storage.attributes[existing] = record(name, spelledAs: quoted)
            markEdited(node.index)
        } else {
            let bytes =
                spelling.bytes
                ?? Array(" \(attribute)=\"".utf8) + Entities.encodeAttribute(spelling.value) + Array("\"".utf8)
            insert(record(name, spelledAs: bytes), at: spelling.position, of: node.index)
        }
    }

    /// Returns the text of an attribute with a new value, keeping its white space and quotes.
    private func respelled(_ attribute: Int, as value: String) -> [UInt8] {
        let old = storage.attributes[attribute]
        var bytes = Array(storage.text[Int(old.spelling.start)..<Int(old.value.start)])
        var encoded = Entities.encodeAttribute(value)
        if bytes.last == UInt8(ascii: "'"), encoded.contains(UInt8(ascii: "'")) {
            encoded = encoded.flatMap { $0 == UInt8(ascii: "'") ? Array("&apos;".utf8) : [$0] }
        }
        bytes += encoded
        bytes.append(storage.text[Int(old.value.end)])
        return bytes
    }

    private func record(_ name: NameID, spelledAs bytes: [UInt8]) -> AttributeRecord {
        let range = storage.append(bytes)
        guard let quote = bytes.last, let open = bytes.firstIndex(of: quote) else {
            preconditionFailure("an attribute is spelled without quotes")
        }
        let value = TextRange(Int(range.start) + open + 1, Int(range.end) - 1)
        let isEncoded = storage.text[value.bounds].contains { $0 == .ampersand || ($0.isXMLSpace && $0 != 0x20) }
        return AttributeRecord(name: name, spelling: range, value: value, isEncoded: isEncoded)
    }

    private func removeAttribute(at index: Int, of node: Int) {
        for later in index..<(storage.records[node].attributes.upperBound - 1) {
            storage.attributes[later] = storage.attributes[later + 1]
        }
        storage.records[node].attributeCount -= 1
        markEdited(node)
    }

    /// Inserts an attribute. An element's attributes are contiguous, so they are moved to the end of the table unless
    /// they are there.
    private func insert(_ attribute: AttributeRecord, at position: Int?, of node: Int) {
        let range = storage.records[node].attributes
        let offset = min(position ?? range.count, range.count)
        if range.upperBound != storage.attributes.count {
            storage.records[node].attributeStart = UInt32(storage.attributes.count)
            for index in range { storage.attributes.append(storage.attributes[index]) }
        }
        storage.attributes.insert(attribute, at: Int(storage.records[node].attributeStart) + offset)
        storage.records[node].attributeCount += 1
        markEdited(node)
    }

    private func markEdited(_ node: Int) {
        storage.breakUp(UInt32(node))
        storage.records[node].isEdited = true
    }

    // MARK: Making nodes

    /// Reads text as detached nodes. White space around them is dropped, unless `keepsSpace` is true; then it remains before
    /// each of them.
    public mutating func makeNodes(
        _ xml: some Collection<UInt8>, keepsSpace: Bool = false, limits: XMLLimits = XMLLimits()
    ) throws(XMLError) -> [NodeID] {
        guard xml.count <= limits.size, storage.text.count + xml.count <= Int(UInt32.max) else {
            throw XMLError(.tooLarge(bytes: xml.count, limit: limits.size), at: SourceLocation(line: 1, column: 1))
        }
        makeUnique()
        let range = storage.append(xml)
        let scratch = try XMLParser.parse(range.bounds, into: storage, limits: limits, isFragment: true)
        let nodes = self[NodeID(scratch)].content.map(\.id)
        for node in nodes {
            detach(node)
            if !keepsSpace { storage.records[node.index].leading = TextRange() }
        }
        return nodes
    }

    /// Creates a detached text node.
    public mutating func makeText(_ text: String) -> NodeID { make(.text, Entities.encodeContent(text)) }

    /// Creates a detached comment. Two hyphens, which XML forbids in a comment, are separated.
    public mutating func makeComment(_ text: String) -> NodeID {
        var safe = ""
        var endsInHyphen = false
        for scalar in text.unicodeScalars {
            if scalar == "-", endsInHyphen { safe.append(" ") }
            safe.unicodeScalars.append(scalar)
            endsInHyphen = scalar == "-"
        }
        if endsInHyphen { safe.append(" ") }
        return make(.comment, Array("<!--\(safe)-->".utf8))
    }

    private mutating func make(_ kind: NodeKind, _ bytes: [UInt8]) -> NodeID {
        makeUnique()
        var record = Record(kind: kind)
        record.text = storage.append(bytes)
        storage.records.append(record)
        return NodeID(storage.records.count - 1)
    }

    // MARK: Structure

    /// Detaches a node. It keeps its content and the white space before it.
    public mutating func detach(_ node: NodeID) {
        makeUnique()
        let record = storage.records[node.index]
        guard record.parent != Record.none else { return }
        storage.breakUp(record.parent)
        if record.previous == Record.none {
            storage.records[Int(record.parent)].first = record.next
        } else {
            storage.records[Int(record.previous)].next = record.next
        }
        if record.next == Record.none {
            storage.records[Int(record.parent)].last = record.previous
        } else {
            storage.records[Int(record.next)].previous = record.previous
        }
        storage.records[node.index].parent = Record.none
        storage.records[node.index].previous = Record.none
        storage.records[node.index].next = Record.none
    }

    /// Attaches a detached node. The caller ensures that `canAttach` allows the place.
    public mutating func attach(_ node: NodeID, at place: Place) {
        precondition(canAttach(node, at: place), "node \(node.rawValue) is not allowed there")
        makeUnique()
        storage.breakUp(place.parent.rawValue)
        let parent = place.parent.index
        let next = place.before?.rawValue ?? Record.none
        let previous = next == Record.none ? storage.records[parent].last : storage.records[Int(next)].previous
        storage.records[node.index].parent = place.parent.rawValue
        storage.records[node.index].previous = previous
        storage.records[node.index].next = next
        if previous == Record.none {
            storage.records[parent].first = node.rawValue
        } else {
            storage.records[Int(previous)].next = node.rawValue
        }
        if next == Record.none {
            storage.records[parent].last = node.rawValue
        } else {
            storage.records[Int(next)].previous = node.rawValue
        }
    }

    /// Returns a Boolean value that indicates whether a detached node may be attached at a place: in an element that
    /// isn't part of the node, with `before` among its children. A document may contain comments, instructions and one
    /// element.
    public func canAttach(_ node: NodeID, at place: Place) -> Bool {
        guard place.parent.index < storage.records.count, node.index < storage.records.count,
            storage.records[node.index].parent == Record.none, canHold(node, in: place.parent)
        else { return false }
        if let before = place.before {
            guard before.index < storage.records.count, storage.records[before.index].parent == place.parent.rawValue
            else {
                return false
            }
        }
        var ancestor = place.parent.rawValue
        while ancestor != Record.none {
            if ancestor == node.rawValue { return false }
            ancestor = storage.records[Int(ancestor)].parent
        }
        return true
    }

    private func canHold(_ node: NodeID, in parent: NodeID) -> Bool {
        switch (storage.records[parent.index].kind, storage.records[node.index].kind) {
        case (_, .document): false
        case (.element, _): true
        case (.document, .comment), (.document, .instruction): parent.index == 0
        case (.document, .element): parent.index == 0 && document.children.isEmpty
        default: false
        }
    }

    // MARK: White space

    /// Returns the last line break before a node and the indentation after it, or a line break if there is none.
    public func lineStart(of node: NodeID) -> ArraySlice<UInt8> {
        storage.lineStart(of: node.index).map { storage.text[$0.bounds] } ?? storage.newline[...]
    }

    /// Returns the line break and indentation for a new child of `parent`: those of its children, otherwise one step
    /// deeper than the parent.
    public func lineStart(inside parent: NodeID) -> [UInt8] {
        for neighbor in self[parent].content where neighbor.kind != .text {
            if storage.text[storage.records[neighbor.id.index].leading.bounds].contains(UInt8(ascii: "\n")) {
                return Array(lineStart(of: neighbor.id))
            }
        }
        return Array(lineStart(of: parent)) + indentationStep(inside: parent)
    }

    /// Returns the indentation that a child adds to that of `parent`, taken from its children or the nearest ancestor,
    /// or four spaces.
    public func indentationStep(inside parent: NodeID) -> [UInt8] {
        for inner in self[parent].content where inner.kind != .text {
            if let step = step(from: parent, to: inner.id) { return step }
        }
        var outer = self[parent]
        while let around = outer.parent {
            if let step = step(from: around.id, to: outer.id) { return step }
            outer = around
        }
        return Array("    ".utf8)
    }

    private func step(from outer: NodeID, to inner: NodeID) -> [UInt8]? {
        guard self[outer].isElement, let range = storage.lineStart(of: inner.index) else { return nil }
        let line = storage.text[range.bounds]
        let start = lineStart(of: outer)
        return line.count > start.count && line.starts(with: start) ? Array(line.dropFirst(start.count)) : nil
    }

    /// Sets the white space before a node.
    public mutating func setLeadingSpace(of node: NodeID, to space: some Collection<UInt8>) {
        makeUnique()
        storage.breakUp(storage.records[node.index].parent)
        storage.records[node.index].leading = storage.append(space)
    }

    /// The white space after the last node of the document.
    public var finalSpace: String { storage.string(storage.records[0].closing) }

    /// Sets the white space after the last node of the document.
    public mutating func setFinalSpace(to space: String) {
        guard space != finalSpace else { return }
        makeUnique()
        storage.records[0].closing = storage.append(space.utf8)
        storage.breakUp(0)
    }

    /// Places each descendant of `node` on its own line, one step deeper at each level. Elements that contain text are
    /// unchanged.
    public mutating func layOutLines(of node: NodeID, from start: [UInt8]) {
        makeUnique()
        storage.breakUp(node.rawValue)
        storage.records[node.index].leading = storage.append(start)
        guard storage.records[node.index].kind == .element else { return }
        // Identifiers, not nodes: a node held across an edit would make the edit copy the tree.
        let content = self[node].content.map { (id: $0.id, isText: $0.kind == .text || $0.kind == .characterData) }
        if content.isEmpty || content.contains(where: \.isText) { return }
        for child in content { layOutLines(of: child.id, from: start + Array("    ".utf8)) }
        if !storage.records[node.index].isReadEmpty { storage.records[node.index].closing = storage.append(start) }
    }

    /// Replaces the indentation of every line of a subtree, and returns true, if all its lines begin with the old one.
    @discardableResult
    public mutating func reindent(_ node: NodeID, from old: [UInt8], to new: [UInt8]) -> Bool {
        guard old != new else { return true }
        makeUnique()
        var places: [(Int, WritableKeyPath<Record, TextRange>)] = []
        var index = node.rawValue
        while index != Record.none {
            let record = storage.records[Int(index)]
            // The space in an element that was read without content is text; that of an emptied element isn't written.
            let hasClosing = !record.isReadEmpty && record.first != Record.none
            for space in hasClosing ? [\Record.leading, \Record.closing] : [\Record.leading] {
                let text = storage.text[record[keyPath: space].bounds]
                guard let newline = text.lastIndex(of: UInt8(ascii: "\n")) else { continue }
                guard text[(newline + 1)...].starts(with: old) else { return false }
                places.append((Int(index), space))
            }
            index = storage.following(index, within: node.rawValue)
        }
        for (record, space) in places {
            storage.breakUp(space == \.closing ? UInt32(record) : storage.records[record].parent)
            let text = storage.text[storage.records[record][keyPath: space].bounds]
            guard let newline = text.lastIndex(of: UInt8(ascii: "\n")) else { continue }
            let shifted = Array(text[...newline]) + new + Array(text[(newline + 1)...].dropFirst(old.count))
            storage.records[record][keyPath: space] = storage.append(shifted)
        }
        return true
    }
}
