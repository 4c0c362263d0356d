/// A strings file that is changed: what isn't changed stays as it is, byte for byte, with comments and encoding.
package struct EditedStringsFile {
    private var text: SourceText
    private var entries: [OldStylePropertyList.Entry]

    /// Creates an empty file.
    package init() {
        text = SourceText()
        entries = []
    }

    package init(_ bytes: [UInt8]) throws(FormatError) {
        if bytes.starts(with: BinaryPropertyList.mark) || XMLPropertyList.isXML(bytes) {
            throw FormatError("a property list in the XML or binary format cannot be changed, only a text file")
        }
        text = try SourceText(bytes)
        entries = try OldStylePropertyList.readEntries(text)
    }

    package var bytes: [UInt8] { text.bytes }

    /// Returns the text for a key, or nil if there is none. The last of several counts.
    package subscript(key: String) -> String? { entries.last { $0.key == key }?.string }

    /// Replaces the text for a key, or adds one at the end behind a comment.
    package mutating func set(_ value: String, forKey key: String, comment: String) {
        guard let place = entries.lastIndex(where: { $0.key == key }) else {
            return append(value, forKey: key, comment: comment)
        }
        let range = entries[place].value
        let spelled = Array((range.isEmpty ? " = " : "").unicodeScalars) + Array(Self.quoted(value).unicodeScalars)
        text.scalars.replaceSubrange(range, with: spelled)
        let growth = spelled.count - range.count
        entries[place].string = value
        let start = range.isEmpty ? range.lowerBound + 3 : range.lowerBound
        entries[place].value = start..<(range.lowerBound + spelled.count)
        for later in entries.indices where later > place {
            let old = entries[later].value
            entries[later].value = (old.lowerBound + growth)..<(old.upperBound + growth)
        }
    }

    private mutating func append(_ value: String, forKey key: String, comment: String) {
        if let last = text.scalars.last, last != "\n" { text.scalars.append("\n") }
        text.scalars += Array("\n/* \(comment) */\n\(Self.quoted(key)) = ".unicodeScalars)
        let start = text.scalars.count
        text.scalars += Array(Self.quoted(value).unicodeScalars)
        entries.append(OldStylePropertyList.Entry(key: key, string: value, value: start..<text.scalars.count))
        text.scalars += Array(";\n".unicodeScalars)
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped.replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t"))\""
    }
}
