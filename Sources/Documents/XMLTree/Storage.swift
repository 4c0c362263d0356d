/// A stretch of `Storage.text`.
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

/// One attribute as it is spelled in the text.
struct AttributeRecord: Sendable {
    var name: NameID
    /// The white space before the name, the name, the equals sign and the quoted value.
    var spelling: TextRange
    /// What stands between the quotes, entities unresolved.
    var value: TextRange
    /// Whether the value needs decoding: entities or white space that XML folds.
    var isEncoded: Bool
}

/// One node. Links are indexes into `Storage.records`, `none` where there is no such node.
struct Record: Sendable {
    static let none = UInt32.max

    var kind: NodeKind
    /// Whether the start tag is spelled `<name/>`.
    var isSelfClosing = false
    /// Whether there was nothing between start and end when the element was read.
    var isReadEmpty = false
    /// Whether attributes changed, so that the tag is written attribute by attribute.
    var isEdited = false
    /// Whether an element's text, from its start tag to its end tag, is one stretch: nothing in it was changed since it was read.
    var isWhole = true
    var name = NameID(rawValue: 0)
    var parent = Record.none
    var first = Record.none
    var last = Record.none
    var previous = Record.none
    var next = Record.none
    var attributeStart: UInt32 = 0
    var attributeCount: UInt32 = 0
    /// White space in front of the node.
    var leading = TextRange()
    /// An element's start tag; any other node whole.
    var text = TextRange()
    /// What ends the start tag: optional white space, then `>` or `/>`.
    var tagEnd = TextRange()
    /// White space in front of the end tag. For an element that was read empty it is a text, and not used once the element
    /// holds something.
    var closing = TextRange()
    /// The end tag.
    var end = TextRange()

    var attributes: Range<Int> { Int(attributeStart)..<Int(attributeStart + attributeCount) }

    /// The text of an element that is whole.
    var whole: TextRange { TextRange(Int(text.start), Int(isSelfClosing ? tagEnd.end : end.end)) }
}

/// What a tree's value semantics share.
///
/// `@unchecked Sendable`: a storage is changed only through `XMLTree`'s mutating functions, which copy it first unless it
/// is uniquely referenced, so no two threads ever see one change.
final class Storage: @unchecked Sendable {
    /// The bytes that were read, followed by every piece of text that edits have added.
    var text: [UInt8]
    /// The length of what was read.
    var readCount: Int
    var records: [Record]
    var attributes: [AttributeRecord]
    var names: NameTable
    var newline: [UInt8] = [UInt8(ascii: "\n")]

    init(text: [UInt8]) {
        self.text = text
        self.readCount = text.count
        self.records = []
        self.attributes = []
        self.names = NameTable()
    }

    init(copying other: Storage) {
        text = other.text
        readCount = other.readCount
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

    /// Neither the node nor anything around it is whole any more.
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

    /// The same with every line break as XML reports it, as a line feed.
    func lines(_ range: TextRange) -> String {
        guard text[range.bounds].contains(UInt8(ascii: "\r")) else { return string(range) }
        return Entities.decode(text[range.bounds], foldingSpace: false, resolving: false)
    }

    /// The last line break in front of a node with the indentation behind it; nil where there is none.
    func lineStart(of node: Int) -> TextRange? {
        let range = records[node].leading
        guard let newline = text[range.bounds].lastIndex(of: UInt8(ascii: "\n")) else { return nil }
        let hasReturn = newline > range.bounds.lowerBound && text[newline - 1] == UInt8(ascii: "\r")
        return TextRange(hasReturn ? newline - 1 : newline, Int(range.end))
    }

    /// Whether anything directly inside a node begins a line.
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
