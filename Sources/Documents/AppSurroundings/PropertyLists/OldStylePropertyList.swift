/// Reads old-style property lists: `{ key = "text"; list = (a, b); data = <0fbd77>; }`. Strings files have this form
/// without the braces, project files with them.
struct OldStylePropertyList {
    private let text: SourceText
    private var scalars: [Unicode.Scalar] { text.scalars }
    private var position = 0
    private var depth = 0

    static func read(_ text: SourceText) throws(FormatError) -> PropertyList {
        var reader = OldStylePropertyList(text: text)
        let list = try reader.value()
        try reader.skipSpace()
        guard reader.current == nil else { throw reader.error("found text after the end") }
        return list
    }

    /// Returns the members of a dictionary whose braces may be omitted, and the first error. The members before it are
    /// valid.
    static func readMembers(_ text: SourceText) -> (members: [String: PropertyList], error: FormatError?) {
        var reader = OldStylePropertyList(text: text)
        var members: [String: PropertyList] = [:]
        do throws(FormatError) {
            try reader.skipSpace()
            if reader.current == "{" {
                return ((try read(text)).dictionary ?? [:], nil)
            }
            try reader.members(until: nil, into: &members)
            return (members, nil)
        } catch {
            return (members, error)
        }
    }

    /// A member of a list without braces.
    struct Entry {
        var key: String
        /// The string, or nil for a value of another kind.
        var string: String?
        /// The place of the value; empty, after the key, for a key that is its own value.
        var value: Range<Int>
        /// The place from the key to behind the semicolon.
        var line: Range<Int>
    }

    /// Returns the members of a list without braces, each with the place of its value.
    static func readEntries(_ text: SourceText) throws(FormatError) -> [Entry] {
        var reader = OldStylePropertyList(text: text)
        var entries: [Entry] = []
        while true {
            try reader.skipSpace()
            guard reader.current != nil else { return entries }
            let first = reader.position
            let key = try reader.string("a key")
            let end = reader.position
            var entry = Entry(key: key, string: key, value: end..<end, line: first..<end)
            try reader.skipSpace()
            if reader.consume("=") {
                try reader.skipSpace()
                let start = reader.position
                entry.string = try reader.value().string
                entry.value = start..<reader.position
                try reader.skipSpace()
            }
            guard reader.consume(";") else { throw reader.error("expected ';' after the value of '\(key)'") }
            entry.line = first..<reader.position
            entries.append(entry)
        }
    }

    private init(text: SourceText) { self.text = text }

    // MARK: Values

    private mutating func value() throws(FormatError) -> PropertyList {
        try skipSpace()
        switch current {
        case "{": return try nested { reader throws(FormatError) in try reader.dictionary() }
        case "(": return try nested { reader throws(FormatError) in try reader.array() }
        case "<": return .data(try data())
        default: return .string(try string("a value"))
        }
    }

    private mutating func nested(
        _ body: (inout OldStylePropertyList) throws(FormatError) -> PropertyList
    ) throws(FormatError) -> PropertyList {
        depth += 1
        defer { depth -= 1 }
        guard depth <= PropertyList.depthLimit else {
            throw error("lists are nested more than \(PropertyList.depthLimit) levels deep")
        }
        position += 1
        return try body(&self)
    }

    private mutating func dictionary() throws(FormatError) -> PropertyList {
        var found: [String: PropertyList] = [:]
        try members(until: "}", into: &found)
        return .dictionary(found)
    }

    /// Reads the members of a dictionary. The last value of a duplicate key is used. A key without a value is its own
    /// value.
    private mutating func members(until end: Unicode.Scalar?, into found: inout [String: PropertyList])
        throws(FormatError)
    {
        while true {
            try skipSpace()
            if current == end {
                if end != nil { position += 1 }
                return
            }
            let key = try string("a key")
            try skipSpace()
            var value = PropertyList.string(key)
            if consume("=") {
                value = try self.value()
                try skipSpace()
            }
            guard consume(";") else { throw error("expected ';' after the value of '\(key)'") }
            found[key] = value
        }
    }

    private mutating func array() throws(FormatError) -> PropertyList {
        var elements: [PropertyList] = []
        while true {
            try skipSpace()
            if consume(")") { return .array(elements) }
            elements.append(try value())
            try skipSpace()
            // The last element may be followed by a comma.
            if consume(",") { continue }
            guard consume(")") else { throw error("expected ',' or ')'") }
            return .array(elements)
        }
    }

    private mutating func data() throws(FormatError) -> [UInt8] {
        let start = position
        position += 1
        var digits: [UInt8] = []
        while let scalar = current, scalar != ">" {
            position += 1
            if scalar.properties.isWhitespace { continue }
            guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
                throw error("found '\(scalar)' among hexadecimal digits", at: position - 1)
            }
            digits.append(UInt8(digit))
        }
        guard consume(">"), digits.count.isMultiple(of: 2) else { throw error("the data is not closed", at: start) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    // MARK: Strings

    /// Reads a quoted string or a bare word.
    private mutating func string(_ wanted: String) throws(FormatError) -> String {
        if let quote = current, quote == "\"" || quote == "'" { return try quoted(by: quote) }
        let start = position
        while let scalar = current, Self.isWord(scalar) { position += 1 }
        guard position > start else { throw error("expected \(wanted)") }
        var word = String.UnicodeScalarView()
        word.append(contentsOf: scalars[start..<position])
        return String(word)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "_-.[]$/:".unicodeScalars.contains(scalar)
    }

    private mutating func quoted(by quote: Unicode.Scalar) throws(FormatError) -> String {
        let start = position
        position += 1
        var units: [UInt16] = []
        while let scalar = current {
            position += 1
            if scalar == quote { return String(decoding: units, as: UTF16.self) }
            units.append(contentsOf: scalar == "\\" ? escaped() : Array(UTF16.encode(scalar).map(Array.init) ?? []))
        }
        throw error("the string that begins here is not closed", at: start)
    }

    /// Reads an escape sequence as Core Foundation does: only `\U` begins a number, `\u` doesn't.
    private mutating func escaped() -> [UInt16] {
        guard let scalar = current else { return [] }
        position += 1
        switch scalar {
        case "a": return [7]
        case "b": return [8]
        case "t": return [9]
        case "n": return [10]
        case "v": return [11]
        case "f": return [12]
        case "r": return [13]
        case "U": return [UInt16(truncatingIfNeeded: number(radix: 16, digits: 4) ?? 0)]
        case "0"..."7":
            position -= 1
            return [NextStepEncoding.unit(of: UInt8(truncatingIfNeeded: number(radix: 8, digits: 3) ?? 0))]
        default: return UTF16.encode(scalar).map(Array.init) ?? []
        }
    }

    private mutating func number(radix: Int, digits: Int) -> Int? {
        var number: Int?
        for _ in 0..<digits {
            guard let scalar = current, scalar.isASCII, let digit = Character(scalar).hexDigitValue, digit < radix
            else { break }
            number = (number ?? 0) * radix + digit
            position += 1
        }
        return number
    }

    // MARK: Characters

    private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private var next: Unicode.Scalar? { position + 1 < scalars.count ? scalars[position + 1] : nil }

    private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        position += 1
        return true
    }

    /// Skips white space and comments.
    private mutating func skipSpace() throws(FormatError) {
        while let scalar = current {
            if scalar.properties.isWhitespace {
                position += 1
            } else if scalar == "/", next == "*" {
                try skipComment()
            } else if scalar == "/", next == "/" {
                while let scalar = current, scalar != "\n", scalar != "\r" { position += 1 }
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(FormatError) {
        let start = position
        position += 2
        while current != nil {
            if current == "*", next == "/" {
                position += 2
                return
            }
            position += 1
        }
        throw error("the comment that begins here is not closed", at: start)
    }

    private func error(_ message: String, at place: Int? = nil) -> FormatError {
        var message = message
        if place == nil, message.hasPrefix("expected") {
            message += current.map { ", found '\($0)'" } ?? ", found the end"
        }
        return FormatError(message, at: text.location(of: place ?? position))
    }
}
