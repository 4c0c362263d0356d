/// The replacement of a range of a source's bytes.
package struct SourceEdit: Hashable, Sendable {
    package var range: Range<Int>
    package var text: String

    package init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}

extension [SourceEdit] {
    /// Returns the bytes after edits that don't overlap, whose ranges are those of the bytes before.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for edit in sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return result
    }
}
