/// Reads values and keywords, whatever the bytes are: what cannot be understood is passed over.
struct PDFLexer {
    enum Token {
        case object(PDFObject)
        case keyword(String)
        case arrayEnd, dictionaryEnd, end
    }

    private static let deepest = 64

    let bytes: [UInt8]
    var position: Int
    /// Whether "12 0 R" is one value, as outside of drawings.
    var readsReferences = true
    private var depth = 0

    init(_ bytes: [UInt8], at position: Int = 0, readsReferences: Bool = true) {
        self.bytes = bytes
        self.position = max(0, min(position, bytes.count))
        self.readsReferences = readsReferences
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0 || byte == 9 || byte == 10 || byte == 12 || byte == 13 || byte == 32
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    private static func isRegular(_ byte: UInt8) -> Bool { !isSpace(byte) && !isDelimiter(byte) }

    mutating func skipSpace() {
        while let byte {
            if byte == UInt8(ascii: "%") {
                while let byte = self.byte, byte != 10, byte != 13 { position += 1 }
            } else if Self.isSpace(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    /// The value that stands here; nil where there is none.
    mutating func object() -> PDFObject? {
        if case .object(let object) = next() { object } else { nil }
    }

    mutating func next() -> Token {
        skipSpace()
        guard let byte else { return .end }
        switch byte {
        case UInt8(ascii: "/"): return .object(.name(name()))
        case UInt8(ascii: "("): return .object(.string(literal()))
        case UInt8(ascii: "["):
            position += 1
            return .object(.array(array()))
        case UInt8(ascii: "]"):
            position += 1
            return .arrayEnd
        case UInt8(ascii: "<"):
            guard position + 1 < bytes.count, bytes[position + 1] == byte else {
                return .object(.string(hexadecimal()))
            }
            position += 2
            return .object(.dictionary(dictionary()))
        case UInt8(ascii: ">"):
            let isPair = position + 1 < bytes.count && bytes[position + 1] == byte
            position += isPair ? 2 : 1
            return isPair ? .dictionaryEnd : next()
        case UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            position += 1
            return .keyword(String(UnicodeScalar(byte)))
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return .object(numberOrReference())
        default: return word()
        }
    }

    private mutating func word() -> Token {
        let start = position
        while let byte, Self.isRegular(byte) { position += 1 }
        switch String(decoding: bytes[start..<position], as: UTF8.self) {
        case "true": return .object(.bool(true))
        case "false": return .object(.bool(false))
        case "null": return .object(.null)
        case let word: return .keyword(word)
        }
    }

    // MARK: Numbers

    private mutating func numberOrReference() -> PDFObject {
        let first = number()
        guard readsReferences, let target = first.wholeNumber else { return .number(first) }
        let start = position
        skipSpace()
        if let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), number().wholeNumber != nil {
            skipSpace()
            let isEnd = position + 1 >= bytes.count || !Self.isRegular(bytes[position + 1])
            if self.byte == UInt8(ascii: "R"), isEnd {
                position += 1
                return .reference(target)
            }
        }
        position = start
        return .number(first)
    }

    private mutating func number() -> Double {
        var value = 0.0
        var part = 0.0
        var isNegative = false
        while let byte, Self.isRegular(byte) {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): part = part == 0 ? 1 : part
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = Double(byte - UInt8(ascii: "0"))
                if part == 0 {
                    value = value * 10 + digit
                } else {
                    part /= 10
                    value += digit * part
                }
            default: break
            }
            position += 1
        }
        return isNegative ? -value : value
    }

    // MARK: Names and strings

    private mutating func name() -> String {
        position += 1
        var found: [UInt8] = []
        while let byte, Self.isRegular(byte) {
            position += 1
            if byte == UInt8(ascii: "#"), position + 1 < bytes.count, let high = Self.digit(bytes[position]),
                let low = Self.digit(bytes[position + 1])
            {
                found.append(high << 4 | low)
                position += 2
            } else {
                found.append(byte)
            }
        }
        return String(decoding: found, as: UTF8.self)
    }

    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private mutating func hexadecimal() -> [UInt8] {
        position += 1
        var digits: [UInt8] = []
        while let byte, byte != UInt8(ascii: ">") {
            if let digit = Self.digit(byte) { digits.append(digit) }
            position += 1
        }
        position = min(position + 1, bytes.count)
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func literal() -> [UInt8] {
        position += 1
        var found: [UInt8] = []
        var open = 1
        while let byte {
            position += 1
            switch byte {
            case UInt8(ascii: "\\"):
                escape(into: &found)
                continue
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"): open -= 1
            default: break
            }
            if open == 0 { break }
            found.append(byte)
        }
        return found
    }

    private mutating func escape(into found: inout [UInt8]) {
        guard let byte else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): found.append(10)
        case UInt8(ascii: "r"): found.append(13)
        case UInt8(ascii: "t"): found.append(9)
        case UInt8(ascii: "b"): found.append(8)
        case UInt8(ascii: "f"): found.append(12)
        case 10: break
        case 13: if self.byte == 10 { position += 1 }
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = Int(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let next = self.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else { break }
                value = value * 8 + Int(next - UInt8(ascii: "0"))
                position += 1
            }
            found.append(UInt8(truncatingIfNeeded: value))
        default: found.append(byte)
        }
    }

    // MARK: What holds others

    private mutating func array() -> [PDFObject] {
        depth += 1
        defer { depth -= 1 }
        var found: [PDFObject] = []
        while true {
            switch next() {
            case .object(let object): if depth < Self.deepest { found.append(object) }
            case .keyword, .dictionaryEnd: continue
            case .arrayEnd, .end: return found
            }
        }
    }

    private mutating func dictionary() -> [String: PDFObject] {
        depth += 1
        defer { depth -= 1 }
        var found: [String: PDFObject] = [:]
        while true {
            switch next() {
            case .object(.name(let key)):
                let start = position
                guard case .object(let value) = next() else {
                    // A name without a value: what ends here is read again.
                    position = start
                    continue
                }
                if depth < Self.deepest { found[key] = value }
            case .object, .keyword, .arrayEnd: continue
            case .dictionaryEnd, .end: return found
            }
        }
    }
}

extension Double {
    /// Nil for what is no whole number that an object or a place in a file can have.
    fileprivate var wholeNumber: Int? { self >= 0 && self < 1e9 ? Int(exactly: self) : nil }
}
