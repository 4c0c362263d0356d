/// Reads bytes into records in one pass, without recursion, keeping each node's text.
struct XMLParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The start of the text being read; text that was read earlier precedes it.
    private let start: Int
    private let end: Int
    private let limits: XMLLimits
    private var position: Int
    private var records: [Record]
    private var attributes: [AttributeRecord]
    private var names: NameTable
    /// The record whose content is being read, and the number of open elements.
    private var current: Int
    private var depth = 0
    private let isFragment: Bool

    /// An error and the offset of the byte that causes it.
    struct Failure: Error {
        var reason: XMLError.Reason
        var offset: Int
    }

    /// Appends the nodes in `range` of the storage's text as children of a new `document` record, and returns its
    /// index.
    static func parse(
        _ range: Range<Int>, into storage: Storage, limits: XMLLimits, isFragment: Bool
    ) throws(XMLError) -> Int {
        let outcome: Result<Int, Failure> = storage.text.withUnsafeBufferPointer { bytes in
            var parser = XMLParser(bytes: bytes, range: range, storage: storage, limits: limits, isFragment: isFragment)
            let root = parser.current
            let attributeCount = parser.attributes.count
            defer { parser.giveBack(to: storage) }
            do throws(Failure) {
                try parser.parseAll()
                return .success(root)
            } catch {
                parser.records.removeSubrange(root...)
                parser.attributes.removeSubrange(attributeCount...)
                return .failure(error)
            }
        }
        switch outcome {
        case .success(let root): return root
        case .failure(let failure):
            let location = SourceLocation(offset: failure.offset - range.lowerBound, in: storage.text[range])
            throw XMLError(failure.reason, at: location)
        }
    }

    private init(
        bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, storage: Storage, limits: XMLLimits, isFragment: Bool
    ) {
        self.bytes = bytes
        self.start = range.lowerBound
        self.position = range.lowerBound
        self.end = range.upperBound
        self.limits = limits
        self.isFragment = isFragment
        records = []
        attributes = []
        names = storage.names
        // Swapped, not copied: an array with two owners would be copied at the first new node.
        swap(&records, &storage.records)
        swap(&attributes, &storage.attributes)
        if !isFragment {
            records.reserveCapacity(range.count / 80)
            attributes.reserveCapacity(range.count / 30)
        }
        current = records.count
        records.append(Record(kind: .document))
    }

    private mutating func giveBack(to storage: Storage) {
        swap(&records, &storage.records)
        swap(&attributes, &storage.attributes)
        storage.names = names
    }

    private mutating func parseAll() throws(Failure) {
        if !isFragment { skipByteOrderMark() }
        if let failure = TextCheck.firstFault(in: bytes, from: position, to: end) {
            // An unsupported encoding explains invalid bytes better than their own error.
            if starts(with: "<?xml") { try parseInstruction(TextRange()) }
            throw failure
        }
        let document = current
        while true {
            let start = position
            skipSpace()
            guard position < end else {
                guard current == document else {
                    throw Failure(reason: .endsInside("the element '\(name(of: current))'"), offset: end)
                }
                records[document].closing = TextRange(start, position)
                break
            }
            guard bytes[position] == .lessThan else {
                try parseText(from: start)
                continue
            }
            let leading = TextRange(start, position)
            switch peek(1) {
            case UInt8(ascii: "/"): try parseEndTag(leading)
            case UInt8(ascii: "!"): try parseDeclaration(leading)
            case UInt8(ascii: "?"): try parseInstruction(leading)
            default: try parseElement(leading)
            }
        }
        if !isFragment { try checkRoot(document) }
    }

    /// Skips a byte order mark, which belongs to the white space before the first node.
    private mutating func skipByteOrderMark() {
        if end - position >= 3, bytes[position] == 0xEF, bytes[position + 1] == 0xBB, bytes[position + 2] == 0xBF {
            records[current].text = TextRange(position, position + 3)
            position += 3
        }
    }

    private func checkRoot(_ document: Int) throws(Failure) {
        var child = records[document].first
        while child != Record.none {
            if records[Int(child)].kind == .element { return }
            child = records[Int(child)].next
        }
        throw Failure(reason: .noRoot, offset: end)
    }

    // MARK: Content

    private mutating func parseText(from start: Int) throws(Failure) {
        guard depth > 0 || isFragment else { throw Failure(reason: .contentOutsideRoot, offset: position) }
        while position < end, bytes[position] != .lessThan {
            if bytes[position] == .ampersand { try checkEntity() } else { position += 1 }
        }
        var record = Record(kind: .text)
        record.text = TextRange(start, position)
        append(record)
    }

    private mutating func parseDeclaration(_ leading: TextRange) throws(Failure) {
        let start = position
        if starts(with: "<!--") {
            position += 4
            try skip(past: "-->", what: "a comment", from: start)
            append(other: .comment, from: start, leading)
        } else if starts(with: "<![CDATA[") {
            guard depth > 0 || isFragment else { throw Failure(reason: .contentOutsideRoot, offset: start) }
            position += 9
            try skip(past: "]]>", what: "a CDATA section", from: start)
            append(other: .characterData, from: start, leading)
        } else if starts(with: "<!DOCTYPE") {
            throw Failure(reason: .documentType, offset: start)
        } else if isCutShort("<!--") || isCutShort("<![CDATA[") {
            throw Failure(reason: .endsInside("a comment or CDATA section"), offset: end)
        } else {
            throw Failure(
                reason: .malformed("found '<!' that begins neither a comment nor a CDATA section"), offset: start)
        }
    }

    private mutating func parseInstruction(_ leading: TextRange) throws(Failure) {
        let start = position
        position += 2
        try skip(past: "?>", what: "a processing instruction", from: start)
        if starts(with: "<?xml", at: start), let byte = at(start + 5), byte.isXMLSpace {
            try checkEncoding(start..<position)
        }
        append(other: .instruction, from: start, leading)
    }

    /// Checks the encoding in the XML declaration; only UTF-8 and ASCII are supported.
    private func checkEncoding(_ range: Range<Int>) throws(Failure) {
        let words = String(decoding: bytes[range], as: UTF8.self)
        guard let found = words.range(ofText: "encoding") else { return }
        let rest = words[found...].drop { $0 != "\"" && $0 != "'" }
        let name = rest.dropFirst().prefix { $0 != "\"" && $0 != "'" }
        switch name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": return
        default: throw Failure(reason: .encoding(String(name)), offset: range.lowerBound)
        }
    }

    private mutating func append(other kind: NodeKind, from start: Int, _ leading: TextRange) {
        var record = Record(kind: kind)
        record.leading = leading
        record.text = TextRange(start, position)
        append(record)
    }

    // MARK: Elements

    private mutating func parseElement(_ leading: TextRange) throws(Failure) {
        let start = position
        if depth == 0, !isFragment, hasRoot { throw Failure(reason: .severalRoots, offset: start) }
        guard depth < limits.depth else { throw Failure(reason: .tooDeep(limit: limits.depth), offset: start) }
        position += 1
        var record = Record(kind: .element)
        record.leading = leading
        record.name = try parseName("an element's name")
        record.attributeStart = UInt32(attributes.count)
        try parseAttributes(of: record.name, from: start)
        record.attributeCount = UInt32(attributes.count) - record.attributeStart
        let tagEnd = position
        skipSpace()
        if at(position) == UInt8(ascii: "/") {
            record.isSelfClosing = true
            record.isReadEmpty = true
            position += 1
        }
        guard at(position) == .greaterThan else {
            let name = names[record.name]
            throw unmet("expected '>' at the end of the tag '\(name)'", inside: "the tag '\(name)'")
        }
        position += 1
        record.text = TextRange(start, position)
        record.tagEnd = TextRange(tagEnd, position)
        let index = append(record)
        if !record.isSelfClosing {
            current = index
            depth += 1
        }
    }

    private mutating func parseAttributes(of element: NameID, from start: Int) throws(Failure) {
        let first = attributes.count
        var seen: Set<NameID> = []
        while true {
            let spaceStart = position
            skipSpace()
            guard let byte = at(position) else {
                throw Failure(reason: .endsInside("the tag '\(names[element])'"), offset: end)
            }
            if byte == .greaterThan || byte == UInt8(ascii: "/") {
                position = spaceStart
                return
            }
            guard position > spaceStart else {
                throw Failure(reason: .malformed("expected white space between attributes"), offset: position)
            }
            let nameStart = position
            let name = try parseName("an attribute's name")
            let isNew =
                if attributes.count - first < 24 {
                    !attributes[first...].contains { $0.name == name }
                } else {
                    remember(name, in: &seen, from: first)
                }
            guard isNew else { throw Failure(reason: .duplicateAttribute(names[name]), offset: nameStart) }
            try parseValue(name, spellingStart: spaceStart)
        }
    }

    private func remember(_ name: NameID, in seen: inout Set<NameID>, from first: Int) -> Bool {
        if seen.isEmpty { for attribute in attributes[first...] { seen.insert(attribute.name) } }
        return seen.insert(name).inserted
    }

    private mutating func parseValue(_ name: NameID, spellingStart: Int) throws(Failure) {
        skipSpace()
        guard at(position) == UInt8(ascii: "=") else {
            throw unmet("expected '=' after the attribute '\(names[name])'", inside: "the attribute '\(names[name])'")
        }
        position += 1
        skipSpace()
        guard let quote = at(position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw unmet("expected a quoted value for '\(names[name])'", inside: "the attribute '\(names[name])'")
        }
        position += 1
        let start = position
        var isEncoded = false
        skipPlainText()
        while position < end, bytes[position] != quote {
            switch bytes[position] {
            case .ampersand:
                isEncoded = true
                try checkEntity()
            case .lessThan:
                throw Failure(reason: .malformed("found '<' inside the value of '\(names[name])'"), offset: position)
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                isEncoded = true
                position += 1
            default: position += 1
            }
            skipPlainText()
        }
        guard position < end else { throw Failure(reason: .endsInside("the value of '\(names[name])'"), offset: end) }
        let value = TextRange(start, position)
        position += 1
        attributes.append(
            AttributeRecord(
                name: name, spelling: TextRange(spellingStart, position), value: value, isEncoded: isEncoded))
    }

    private mutating func parseEndTag(_ closing: TextRange) throws(Failure) {
        let start = position
        position += 2
        let nameStart = position
        _ = try parseName("an element's name")
        let found = TextRange(nameStart, position)
        skipSpace()
        guard at(position) == .greaterThan else {
            throw unmet("expected '>' after the end tag's name", inside: "an end tag")
        }
        position += 1
        guard depth > 0 else { throw Failure(reason: .unexpectedEnd(text(found)), offset: start) }
        let opening = Int(records[current].text.start) + 1
        guard spell(alike: opening, nameStart, found.bounds.count), !isNamePart(opening + found.bounds.count) else {
            let place = SourceLocation(
                offset: Int(records[current].text.start) - self.start, in: bytes[self.start..<end])
            throw Failure(
                reason: .mismatchedEnd(found: text(found), open: name(of: current), openedAt: place), offset: start)
        }
        records[current].closing = closing
        records[current].end = TextRange(start, position)
        if records[current].first == Record.none { records[current].isReadEmpty = true }
        current = Int(records[current].parent)
        depth -= 1
    }

    // MARK: Pieces

    private mutating func parseName(_ what: String) throws(Failure) -> NameID {
        let start = position
        var place = position
        while place < end, ByteClass.isNamePart(bytes[place]) { place += 1 }
        position = place
        guard position > start, bytes[start].isXMLNameStart else {
            if position >= end { throw Failure(reason: .endsInside(what), offset: end) }
            throw Failure(reason: .malformed("expected \(what)"), offset: start)
        }
        return names.id(of: UnsafeBufferPointer(rebasing: bytes[start..<position]))
    }

    /// Skips an entity, which must be one that XML defines.
    private mutating func checkEntity() throws(Failure) {
        let start = position
        position += 1
        while position < end, bytes[position].isXMLNamePart || bytes[position] == UInt8(ascii: "#") { position += 1 }
        guard position < end else { throw Failure(reason: .endsInside("an entity"), offset: end) }
        guard bytes[position] == UInt8(ascii: ";"), 2...64 ~= position - start else {
            throw Failure(reason: .malformed("found '&' that begins no entity"), offset: start)
        }
        guard Entities.scalar(named: bytes[(start + 1)..<position]) != nil else {
            throw Failure(
                reason: .unknownEntity(String(decoding: bytes[(start + 1)..<position], as: UTF8.self)), offset: start)
        }
        position += 1
    }

    @discardableResult
    private mutating func append(_ new: Record) -> Int {
        var record = new
        let index = UInt32(records.count)
        record.parent = UInt32(current)
        record.previous = records[current].last
        if record.previous == Record.none {
            records[current].first = index
        } else {
            records[Int(record.previous)].next = index
        }
        records[current].last = index
        records.append(record)
        return Int(index)
    }

    private var hasRoot: Bool {
        var child = records[current].first
        while child != Record.none {
            if records[Int(child)].kind == .element { return true }
            child = records[Int(child)].next
        }
        return false
    }

    /// Returns the error for a position where something else was expected.
    private func unmet(_ expectation: String, inside what: String) -> Failure {
        if position < end { return Failure(reason: .malformed(expectation), offset: position) }
        return Failure(reason: .endsInside(what), offset: end)
    }

    /// Returns whether the text ends within `mark`.
    private func isCutShort(_ mark: StaticString) -> Bool {
        guard end - position < mark.utf8CodeUnitCount else { return false }
        for index in position..<end where bytes[index] != mark.utf8Start[index - position] { return false }
        return true
    }

    private func name(of record: Int) -> String { names[records[record].name] }
    private func text(_ range: TextRange) -> String { String(decoding: bytes[range.bounds], as: UTF8.self) }
    private func at(_ offset: Int) -> UInt8? { offset < end ? bytes[offset] : nil }
    private func peek(_ ahead: Int) -> UInt8? { at(position + ahead) }
    private func isNamePart(_ offset: Int) -> Bool { at(offset)?.isXMLNamePart ?? false }

    private func spell(alike first: Int, _ second: Int, _ count: Int) -> Bool {
        for index in 0..<count where bytes[first + index] != bytes[second + index] { return false }
        return true
    }

    private func starts(with prefix: StaticString, at offset: Int? = nil) -> Bool {
        let start = offset ?? position
        guard start + prefix.utf8CodeUnitCount <= end else { return false }
        for index in 0..<prefix.utf8CodeUnitCount where bytes[start + index] != prefix.utf8Start[index] { return false }
        return true
    }

    private mutating func skipSpace() {
        var place = position
        while place < end, bytes[place].isXMLSpace { place += 1 }
        position = place
    }

    /// Skips bytes that have no special meaning in a value.
    private mutating func skipPlainText() {
        var place = position
        while place < end, ByteClass.isPlain(bytes[place]) { place += 1 }
        position = place
    }

    private mutating func skip(past mark: StaticString, what: String, from start: Int) throws(Failure) {
        while position < end {
            if starts(with: mark) {
                position += mark.utf8CodeUnitCount
                return
            }
            position += 1
        }
        throw Failure(reason: .endsInside(what), offset: end)
    }
}
