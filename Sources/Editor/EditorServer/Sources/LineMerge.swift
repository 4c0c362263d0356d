/// Merges two versions of a text by lines.
enum LineMerge {
    /// Returns the text with the changes of both, or nil if they changed the same or adjacent lines differently.
    static func merged(base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> [UInt8]? {
        if ours == base || ours == theirs { return theirs }
        if theirs == base { return ours }
        let lines = split(base)
        var (own, others) = (changes(from: lines, to: split(ours)), changes(from: lines, to: split(theirs)))
        var (result, at) = ([UInt8](), 0)
        while let next = nearest(own.first, others.first) {
            let isBoth = own.first == others.first
            if !isBoth, let one = own.first, let other = others.first, one.touches(other) { return nil }
            result += lines[at..<next.range.lowerBound].joined()
            result += next.lines.joined()
            at = next.range.upperBound
            if own.first == next { own.removeFirst() }
            if others.first == next { others.removeFirst() }
        }
        return result + lines[at...].joined()
    }

    private struct Change: Equatable {
        var range: Range<Int>
        var lines: [ArraySlice<UInt8>]

        func touches(_ other: Change) -> Bool {
            range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
        }
    }

    private static func nearest(_ one: Change?, _ other: Change?) -> Change? {
        guard let one, let other else { return one ?? other }
        return one.range.lowerBound <= other.range.lowerBound ? one : other
    }

    /// Returns the lines with their ends.
    private static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        let newline = newline(of: text)
        var (lines, start, offset) = ([ArraySlice<UInt8>](), 0, 0)
        while offset + newline.count <= text.count {
            let end = offset + newline.count
            if text[offset..<end].elementsEqual(newline) {
                lines.append(text[start..<end])
                start = end
            }
            offset = end
        }
        if start < text.count { lines.append(text[start...]) }
        return lines
    }

    /// Returns a line break in the encoding that a byte order mark says, or in UTF-8.
    private static func newline(of text: [UInt8]) -> [UInt8] {
        switch text.prefix(2) {
        case [0xFF, 0xFE]: [0x0A, 0x00]
        case [0xFE, 0xFF]: [0x00, 0x0A]
        default: [0x0A]
        }
    }

    private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var changes: [Change] = []
        var (from, to) = (0, 0)
        while from < old.count || to < new.count {
            let (start, first) = (from, to)
            while removed.contains(from) { from += 1 }
            while inserted.contains(to) { to += 1 }
            if from > start || to > first {
                changes.append(Change(range: start..<from, lines: Array(new[first..<to])))
            } else {
                (from, to) = (from + 1, to + 1)
            }
        }
        return changes
    }
}
