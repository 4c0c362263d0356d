/// A range of `Storage.text`.
struct TextRange: Hashable, Sendable {
    var start: UInt32 = 0
    var count: UInt32 = 0

    var end: UInt32 { start + count }
    var isEmpty: Bool { count == 0 }
    var bounds: Range<Int> { Int(start)..<Int(start + count) }

    init() {}

    init(_ start: Int, _ end: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.count = UInt32(truncatingIfNeeded: end - start)
    }
}

/// An attribute as it is written in the text.
struct AttributeRecord: Sendable {
    var name: NameID
    /// The attribute with the white space before its name.
    var spelling: TextRange
    /// The text between the quotes, with entities unresolved.
    var value: TextRange
    /// Whether the value contains entities, or white space that XML folds.
    var isEncoded: Bool
}

/// A node. Links are indexes into `Storage.records`, or `none`.
struct Record: Sendable {
    static let none = UInt32.max

    var kind: NodeKind
    /// Whether the start tag is written as `<name/>`.
    var isSelfClosing = false
    /// Whether the element had no content when it was read.
    var isReadEmpty = false
    /// Whether attributes have changed, so that the tag is written attribute by attribute.
    var isEdited = false
    /// Whether the element is unchanged since it was read, so that its text is one range.
    var isWhole = true
    var name = NameID(rawValue: 0)
    var parent = Record.none
    var first = Record.none
    var last = Record.none
    var previous = Record.none
    var next = Record.none
    var attributeStart: UInt32 = 0
    var attributeCount: UInt32 = 0
    /// The white space before the node.
    var leading = TextRange()
    /// The start tag of an element, or the text of another node.
    var text = TextRange()
    /// The end of the start tag: optional white space, then `>` or `/>`.
    var tagEnd = TextRange()
    /// The white space before the end tag. If the element had no content when it was read, this is that text, which is
    /// no longer written when the element has content.
    var closing = TextRange()
    /// The end tag.
    var end = TextRange()

    var attributes: Range<Int> { Int(attributeStart)..<Int(attributeStart + attributeCount) }

    /// The text of an unchanged element.
    var whole: TextRange { TextRange(Int(text.start), Int(isSelfClosing ? tagEnd.end : end.end)) }
}

/// The storage that copies of a tree share.
///
/// `@unchecked Sendable`: a storage is changed only through `XMLTree`'s mutating functions, which copy it first unless
/// it is uniquely referenced, so no two threads ever see one change.
final class Storage: @unchecked Sendable {
    /// The bytes that were read, followed by the text that edits have added.
    var text: [UInt8]
    /// The number of bytes that were read.
    var readCount: Int
    /// The number of bytes that nodes referred to when that was counted last.
    var usedCount: Int
    var records: [Record]
    var attributes: [AttributeRecord]
    var names: NameTable
    var newline: [UInt8] = [UInt8(ascii: "\n")]

    init(text: [UInt8]) {
        self.text = text
        self.readCount = text.count
        self.usedCount = text.count
        self.records = []
        self.attributes = []
        self.names = NameTable()
    }

    init(copying other: Storage) {
        text = other.text
        readCount = other.readCount
        usedCount = other.usedCount
        records = other.records
        attributes = other.attributes
        names = other.names
        newline = other.newline
    }

    func append(_ bytes: some Collection<UInt8>) -> TextRange {
        let start = text.count
        text.append(contentsOf: bytes)
        return TextRange(start, text.count)
    }

    /// Marks the node and its ancestors as changed.
    func breakUp(_ node: UInt32) {
        var index = node
        while index != Record.none, records[Int(index)].isWhole {
            records[Int(index)].isWhole = false
            index = records[Int(index)].parent
        }
    }

    func string(_ range: TextRange) -> String {
        String(decoding: text[range.bounds], as: UTF8.self)
    }

    /// Returns the text of a range with every line break as a line feed.
    func lines(_ range: TextRange) -> String {
        guard text[range.bounds].contains(UInt8(ascii: "\r")) else { return string(range) }
        return Entities.decode(text[range.bounds], foldingSpace: false, resolving: false)
    }

    /// Returns the last line break before a node and the indentation after it, or nil if there is no line break.
    func lineStart(of node: Int) -> TextRange? {
        let range = records[node].leading
        guard let newline = text[range.bounds].lastIndex(of: UInt8(ascii: "\n")) else { return nil }
        let hasReturn = newline > range.bounds.lowerBound && text[newline - 1] == UInt8(ascii: "\r")
        return TextRange(hasReturn ? newline - 1 : newline, Int(range.end))
    }

    /// Returns whether any child of a node begins a line.
    func holdsLines(_ node: Int) -> Bool {
        var child = records[node].first
        while child != Record.none {
            if text[records[Int(child)].leading.bounds].contains(UInt8(ascii: "\n")) { return true }
            child = records[Int(child)].next
        }
        return false
    }

    func attributeIndex(_ name: NameID, of node: Int) -> Int? {
        for index in records[node].attributes where attributes[index].name == name { return index }
        return nil
    }

    func value(_ attribute: AttributeRecord) -> String {
        attribute.isEncoded
            ? Entities.decode(text[attribute.value.bounds], foldingSpace: true) : string(attribute.value)
    }
}
