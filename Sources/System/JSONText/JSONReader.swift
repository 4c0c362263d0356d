/// Reads JSON strictly by RFC 8259, without duplicate keys.
package struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private static let depthLimit = 200
    private let countLimit: Int
    private var count = 0

    /// Reads JSON with at most `limit` values, which take much more memory than their text.
    package static func read(_ bytes: [UInt8], limit: Int = .max) throws(JSONError) -> JSONNode {
        var reader = JSONReader(bytes: bytes, limit: limit)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let node = try reader.value()
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.error("found text after the end") }
        return node
    }

    private init(bytes: [UInt8], limit: Int) { (self.bytes, countLimit) = (bytes, limit) }

    // MARK: Values

    private mutating func value() throws(JSONError) -> JSONNode {
        skipSpace()
        let start = position
        count += 1
        guard count <= countLimit else { throw error("there are more than \(countLimit) values") }
        guard let byte = current else { throw error("the text ends where a value is expected") }
        let content: JSONNode.Content
        switch byte {
        case UInt8(ascii: "{"): content = try nested { reader throws(JSONError) in .object(try reader.members()) }
        case UInt8(ascii: "["): content = try nested { reader throws(JSONError) in .array(try reader.elements()) }
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
        default: content = try word()
        }
        return JSONNode(content: content, offset: start)
    }

    private mutating func nested(
        _ body: (inout JSONReader) throws(JSONError) -> JSONNode.Content
    ) throws(JSONError) -> JSONNode.Content {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw error("values are nested more than \(Self.depthLimit) levels deep")
        }
        position += 1
        return try body(&self)
    }

    private mutating func members() throws(JSONError) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var names: Set<String> = []
        if consume("}") { return members }
        repeat {
            skipSpace()
            let start = position
            guard current == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
            let key = try string()
            guard names.insert(key).inserted else {
                throw JSONError(message: "the key '\(key)' occurs twice", offset: start)
            }
            guard consume(":") else { throw error("expected ':' after the key '\(key)'") }
            members.append(JSONNode.Member(key: key, offset: start, value: try value()))
        } while consume(",")
        guard consume("}") else { throw error("expected ',' or '}'") }
        return members
    }

    private mutating func elements() throws(JSONError) -> [JSONNode] {
        var elements: [JSONNode] = []
        if consume("]") { return elements }
        repeat { elements.append(try value()) } while consume(",")
        guard consume("]") else { throw error("expected ',' or ']'") }
        return elements
    }

    private mutating func word() throws(JSONError) -> JSONNode.Content {
        for (word, content) in [("true", JSONNode.Content.bool(true)), ("false", .bool(false)), ("null", .null)]
        where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return content
        }
        throw error("expected a value")
    }

    private mutating func number() throws(JSONError) -> Double {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        let leading = position
        var isWhole = digits() > 0 && (bytes[leading] != UInt8(ascii: "0") || position == leading + 1)
        if current == UInt8(ascii: ".") {
            position += 1
            isWhole = digits() > 0 && isWhole
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            isWhole = digits() > 0 && isWhole
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard isWhole, let number = Double(text), number.isFinite else {
            throw JSONError(message: "'\(text)' is not a number", offset: start)
        }
        return number
    }

    private mutating func digits() -> Int {
        let start = position
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }

    // MARK: Strings

    private mutating func string() throws(JSONError) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw JSONError(message: "the text is not valid UTF-8", offset: start)
                }
                return string
            case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
            case 0..<0x20: throw error("a line break or control character in a string must be escaped")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw JSONError(message: "the string that begins here is not closed", offset: start)
    }

    private mutating func escaped() throws(JSONError) -> Character {
        let start = position
        position += 2
        guard start + 1 < bytes.count else { throw error("the text ends inside an escape") }
        switch bytes[start + 1] {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "u"): return try unicode(start)
        default: throw JSONError(message: "found '\\' that begins no escape", offset: start)
        }
    }

    /// Reads an escape. Characters beyond the first 65,536 are two escapes.
    private mutating func unicode(_ start: Int) throws(JSONError) -> Character {
        var units = [try unit(start)]
        if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
            position += 2
            units.append(try unit(start))
        }
        guard let text = String(validating: units, as: UTF16.self), let character = text.first else {
            throw JSONError(message: "the escape is only half of a character", offset: start)
        }
        return character
    }

    private mutating func unit(_ start: Int) throws(JSONError) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw JSONError(message: "expected four hexadecimal digits after '\\u'", offset: start) }
        position += 4
        return unit
    }

    // MARK: Bytes

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
    }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func error(_ message: String) -> JSONError {
        let found =
            current.map { $0 > 0x20 && $0 < 0x7F ? ", found '\(Character(UnicodeScalar($0)))'" : "" }
            ?? ", found the end"
        let tellsFound = message.hasPrefix("expected")
        return JSONError(message: message + (tellsFound ? found : ""), offset: position)
    }
}
