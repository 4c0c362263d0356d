extension XMLTree {
    /// Returns the text of the document.
    public func write() -> [UInt8] {
        var writer = XMLWriter(storage: storage)
        writer.write(subtree: 0)
        return writer.finish()
    }

    /// Returns the text of a node with its content, without the white space before it.
    public func write(_ node: NodeID) -> [UInt8] {
        var writer = XMLWriter(storage: storage)
        writer.write(subtree: node.rawValue, withLeading: false)
        return writer.finish()
    }

    /// Returns the locations of nodes in the text that `write` returns. Detached nodes are omitted.
    public func locations(of nodes: some Sequence<NodeID>) -> [NodeID: SourceLocation] {
        let wanted = Set(nodes)
        guard !wanted.isEmpty else { return [:] }
        var writer = XMLWriter(storage: storage)
        writer.wanted = Set(wanted.map(\.rawValue))
        writer.write(subtree: 0)
        let starts = writer.starts
        let bytes = writer.finish()
        return Self.locations(of: starts, in: bytes)
    }

    /// Returns the locations of offsets that are in ascending order, in one pass over the text.
    private static func locations(of starts: [(UInt32, Int)], in bytes: [UInt8]) -> [NodeID: SourceLocation] {
        var result: [NodeID: SourceLocation] = [:]
        var location = SourceLocation(line: 1, column: 1)
        var offset = bytes.starts(with: XMLTree.byteOrderMark) ? XMLTree.byteOrderMark.count : 0
        bytes.withUnsafeBufferPointer { bytes in
            for (node, start) in starts {
                while offset < start {
                    if bytes[offset] == UInt8(ascii: "\n") {
                        location.line += 1
                        location.column = 1
                    } else if bytes[offset] & 0xC0 != 0x80 {
                        location.column += 1
                    }
                    offset += 1
                }
                result[NodeID(rawValue: node)] = location
            }
        }
        return result
    }
}

/// Writes a tree. Ranges that are also adjacent in the text that was read are copied at once, and an unchanged element
/// is one range, so writing costs a copy and a walk around the edits.
struct XMLWriter {
    private let storage: Storage
    private var result: [UInt8] = []
    private var pending = TextRange()
    /// The nodes whose offsets are recorded, and the offsets.
    var wanted: Set<UInt32> = []
    private(set) var starts: [(UInt32, Int)] = []

    init(storage: Storage) {
        self.storage = storage
        result.reserveCapacity(storage.readCount + 256)
    }

    mutating func finish() -> [UInt8] {
        flush()
        return result
    }

    /// Writes a subtree without recursion: a node is entered, and left after its last child.
    mutating func write(subtree root: UInt32, withLeading: Bool = true) {
        var index = root
        while true {
            let hasLeading = withLeading || index != root
            if !putWhole(Int(index), withLeading: hasLeading) {
                open(Int(index), withLeading: hasLeading)
                if storage.records[Int(index)].first != Record.none {
                    index = storage.records[Int(index)].first
                    continue
                }
                close(Int(index))
            }
            while index != root, storage.records[Int(index)].next == Record.none {
                index = storage.records[Int(index)].parent
                close(Int(index))
            }
            if index == root { return }
            index = storage.records[Int(index)].next
        }
    }

    /// Writes an element at once if it is unchanged and no node's offset is requested. Returns whether it did.
    private mutating func putWhole(_ index: Int, withLeading: Bool) -> Bool {
        let record = storage.records[index]
        guard record.isWhole, record.kind == .element, wanted.isEmpty else { return false }
        if withLeading { put(record.leading) }
        put(record.whole)
        return true
    }

    private mutating func open(_ index: Int, withLeading: Bool) {
        let record = storage.records[index]
        if withLeading { put(record.leading) }
        if !wanted.isEmpty, wanted.contains(UInt32(index)) {
            starts.append((UInt32(index), result.count + Int(pending.count)))
        }
        guard record.kind == .element else { return put(record.text) }
        if record.isEdited {
            putName(record)
            for attribute in record.attributes { put(storage.attributes[attribute].spelling) }
        } else {
            put(TextRange(Int(record.text.start), Int(record.tagEnd.start)))
        }
        switch (record.isSelfClosing, isWrittenClosed(record)) {
        case (true, false): put(">")
        case (false, true): put("/>")
        default: put(record.tagEnd)
        }
    }

    private mutating func close(_ index: Int) {
        let record = storage.records[index]
        switch record.kind {
        case .document: put(record.closing)
        case .element:
            guard !isWrittenClosed(record) else { return }
            if record.isReadEmpty, record.first != Record.none {
                putFilledClosing(of: index)
            } else {
                put(record.closing)
            }
            if record.isSelfClosing {
                put("</")
                putBareName(record)
                put(">")
            } else {
                put(record.end)
            }
        default: return
        }
    }

    /// Writes the end tag of an element that was read without content on its own line if any child begins a line.
    private mutating func putFilledClosing(of index: Int) {
        guard storage.holdsLines(index) else { return }
        if let line = storage.lineStart(of: index) { return put(line) }
        flush()
        result.append(contentsOf: storage.newline)
    }

    /// Returns whether the element is written as `<name/>`: as it was read, or because its content was removed.
    private func isWrittenClosed(_ record: Record) -> Bool {
        record.first == Record.none && (record.isSelfClosing || !record.isReadEmpty)
    }

    private mutating func putName(_ record: Record) {
        let length = storage.names[record.name].utf8.count + 1
        put(TextRange(Int(record.text.start), Int(record.text.start) + length))
    }

    private mutating func putBareName(_ record: Record) {
        let length = storage.names[record.name].utf8.count
        put(TextRange(Int(record.text.start) + 1, Int(record.text.start) + 1 + length))
    }

    private mutating func put(_ range: TextRange) {
        if range.isEmpty { return }
        if pending.end == range.start, !pending.isEmpty {
            pending.count += range.count
        } else {
            flush()
            pending = range
        }
    }

    private mutating func put(_ text: StaticString) {
        flush()
        text.withUTF8Buffer { result.append(contentsOf: $0) }
    }

    private mutating func flush() {
        if pending.isEmpty { return }
        storage.text.withUnsafeBufferPointer { result.append(contentsOf: $0[pending.bounds]) }
        pending = TextRange()
    }
}
