/// Edits only add text. What no node refers to any more is dropped from time to time, so that a tree that is edited for days
/// stays about as large as its document and the steps that can be undone.
extension XMLTree {
    /// The size in bytes of a text that isn't worth compacting.
    private static let roomyEnough = 256 << 10

    /// Drops unused text if there are more than `limit` bytes of text; without a limit, if the unused one may be more than half
    /// of all. Nodes keep their identities and what is written.
    public mutating func dropUnusedText(beyond limit: Int? = nil) {
        let limit = limit ?? max(Self.roomyEnough, 2 * storage.usedCount)
        guard storage.text.count > limit else { return }
        makeUnique()
        storage.dropUnusedText()
    }

    /// The size in bytes of the text that is kept, for tests.
    package var textSize: Int { storage.text.count }
}

extension Storage {
    /// Keeps the text and the attributes that nodes have.
    fileprivate func dropUnusedText() {
        let used = usedRanges()
        var kept: [UInt8] = []
        kept.reserveCapacity(used.reduce(0) { $0 + $1.count })
        var starts: [Int] = []
        for range in used {
            starts.append(kept.count)
            kept += text[range]
        }
        func moved(_ range: TextRange) -> TextRange {
            guard !range.isEmpty else { return TextRange() }
            // The last one that begins at the range or before it has all of it.
            var (low, high) = (0, used.count)
            while low + 1 < high {
                let middle = (low + high) / 2
                if used[middle].lowerBound <= range.bounds.lowerBound { low = middle } else { high = middle }
            }
            let start = starts[low] + range.bounds.lowerBound - used[low].lowerBound
            return TextRange(start, start + Int(range.count))
        }
        var keptAttributes: [AttributeRecord] = []
        for index in records.indices {
            let start = UInt32(keptAttributes.count)
            for attribute in records[index].attributes {
                keptAttributes.append(attributes[attribute].moved(to: moved(attributes[attribute].spelling)))
            }
            records[index].attributeStart = start
            for part in Record.texts { records[index][keyPath: part] = moved(records[index][keyPath: part]) }
        }
        (text, attributes) = (kept, keptAttributes)
        readCount = min(readCount, kept.count)
        usedCount = kept.count
    }

    /// Returns the parts of the text that nodes refer to, in order and apart. An unchanged element is one part, which is written at
    /// once.
    private func usedRanges() -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for record in records {
            for part in Record.texts { ranges.append(record[keyPath: part].bounds) }
            if record.kind == .element, record.isWhole { ranges.append(record.whole.bounds) }
            for attribute in record.attributes { ranges.append(attributes[attribute].spelling.bounds) }
        }
        ranges.removeAll(where: \.isEmpty)
        ranges.sort { $0.lowerBound < $1.lowerBound }
        var merged: [Range<Int>] = []
        for range in ranges {
            if let last = merged.last, range.lowerBound < last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}

extension Record {
    /// The texts that a node has of its own.
    fileprivate static var texts: [WritableKeyPath<Record, TextRange>] {
        [\.leading, \.text, \.tagEnd, \.closing, \.end]
    }
}

extension AttributeRecord {
    /// Returns the attribute with its spelling elsewhere, and its value in that.
    fileprivate func moved(to place: TextRange) -> AttributeRecord {
        var moved = self
        let start = Int(place.start + value.start - spelling.start)
        (moved.spelling, moved.value) = (place, TextRange(start, start + Int(value.count)))
        return moved
    }
}
