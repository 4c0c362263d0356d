extension XMLTree {
    /// Returns a description of an inconsistency in the tree, or nil if there is none. For tests and debug builds.
    public func invariantViolation() -> String? {
        var held = 0
        for (index, record) in storage.records.enumerated() {
            if let fault = linkFault(index, record) ?? rangeFault(index, record) ?? wholeFault(index, record) {
                return fault
            }
            held += self[NodeID(index)].content.reduce(0) { count, _ in count + 1 }
        }
        let hanging = storage.records.count { $0.parent != Record.none }
        return held == hanging ? nil : "\(hanging) nodes have a parent, but parents hold \(held)"
    }

    private func linkFault(_ index: Int, _ record: Record) -> String? {
        var previous = Record.none
        var child = record.first
        while child != Record.none {
            let inner = storage.records[Int(child)]
            if inner.parent != UInt32(index) { return "node \(child) does not know its parent \(index)" }
            if inner.previous != previous { return "node \(child) does not know the node before it" }
            previous = child
            child = inner.next
        }
        if record.last != previous { return "node \(index) does not know its last child" }
        if record.parent == Record.none, record.previous != Record.none || record.next != Record.none {
            return "node \(index) is detached but has siblings"
        }
        return nil
    }

    private func rangeFault(_ index: Int, _ record: Record) -> String? {
        for range in [record.leading, record.text, record.tagEnd, record.closing, record.end]
        where range.bounds.upperBound > storage.text.count {
            return "node \(index) points past the text"
        }
        if record.attributes.upperBound > storage.attributes.count { return "node \(index) points past the attributes" }
        let names = record.attributes.map { storage.attributes[$0].name }
        if Set(names).count != names.count { return "node \(index) has an attribute twice" }
        return nil
    }

    private func wholeFault(_ index: Int, _ record: Record) -> String? {
        guard record.kind == .element, record.isWhole else { return nil }
        var end = record.tagEnd.end
        var child = record.first
        while child != Record.none {
            let inner = storage.records[Int(child)]
            let isElement = inner.kind == .element
            if isElement, !inner.isWhole { return "node \(index) is whole, but node \(child) inside is not" }
            if !inner.leading.isEmpty, inner.leading.start != end { return "node \(index) is whole, but has a gap" }
            let text = isElement ? inner.whole : inner.text
            if text.start != end + inner.leading.count { return "node \(index) is whole, but has a gap" }
            end = text.end
            child = inner.next
        }
        let isClosed = record.isSelfClosing || end + record.closing.count == record.end.start || record.isReadEmpty
        return record.isEdited || !isClosed ? "node \(index) is whole, but was edited" : nil
    }
}
