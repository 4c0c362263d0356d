extension UInt8 {
    static let lessThan = UInt8(ascii: "<")
    static let greaterThan = UInt8(ascii: ">")
    static let ampersand = UInt8(ascii: "&")

    @inline(__always) var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

    @inline(__always) var isXMLNameStart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    @inline(__always) var isXMLNamePart: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: isXMLNameStart
        }
    }
}

extension String {
    /// Returns the start of `other`, or nil if the text doesn't contain it.
    func range(ofText other: String) -> String.Index? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(other) { return start }
            start = index(after: start)
        }
        return nil
    }
}

/// Finds bytes that no XML document may contain.
enum TextCheck {
    /// Returns the first byte that is invalid UTF-8 or encodes a character that XML forbids.
    static func firstFault(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> XMLParser.Failure? {
        var position = start
        while position < end {
            position = pastPlainText(in: bytes, from: position, to: end)
            guard position < end else { break }
            let byte = bytes[position]
            if byte < 0x80 {
                if byte < 0x20, !byte.isXMLSpace {
                    return XMLParser.Failure(reason: .invalidCharacter(byte), offset: position)
                }
                position += 1
                continue
            }
            let length = sequenceLength(at: position, in: bytes, end: end)
            guard length > 0 else { return XMLParser.Failure(reason: .invalidUTF8, offset: position) }
            position += length
        }
        return nil
    }

    /// Skips 8-byte words that contain only ASCII characters from the space on.
    private static func pastPlainText(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var position = start
        while position + 8 <= end {
            let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            // Bytes beyond ASCII have their top bit set; bytes below the space borrow when 32 is subtracted.
            let low = (word &- 0x2020_2020_2020_2020) & ~word
            if (word | low) & 0x8080_8080_8080_8080 != 0 { break }
            position += 8
        }
        return position
    }

    /// Returns the length of the valid character at `position`, or 0 if there is none.
    private static func sequenceLength(at position: Int, in bytes: UnsafeBufferPointer<UInt8>, end: Int) -> Int {
        let first = bytes[position]
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        guard length > 0, position + length <= end else { return 0 }
        var value = UInt32(first) & (0xFF >> UInt32(length + 1))
        for offset in 1..<length {
            let byte = bytes[position + offset]
            guard byte & 0xC0 == 0x80 else { return 0 }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        return value >= least && Entities.isAllowed(value) ? length : 0
    }
}
