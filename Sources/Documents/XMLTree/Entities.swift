/// The escapes for characters that XML reserves.
package enum Entities {
    /// Returns the text that `bytes` encode. `foldingSpace` turns line breaks and tabs into spaces, as XML requires for
    /// attributes. Without `resolving`, entities are kept as written.
    static func decode(_ bytes: ArraySlice<UInt8>, foldingSpace: Bool, resolving: Bool = true) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "&") where resolving:
                guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ";")),
                    let scalar = scalar(named: bytes[(position + 1)..<end])
                else {
                    result.append(byte)
                    position += 1
                    continue
                }
                result.append(contentsOf: String(Character(scalar)).utf8)
                position = end + 1
                continue
            case UInt8(ascii: "\r"):
                if position + 1 < bytes.endIndex, bytes[position + 1] == UInt8(ascii: "\n") { position += 1 }
                result.append(foldingSpace ? UInt8(ascii: " ") : UInt8(ascii: "\n"))
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                result.append(foldingSpace ? UInt8(ascii: " ") : byte)
            default:
                result.append(byte)
            }
            position += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the character for an entity's name, given without `&` and `;`.
    static func scalar(named name: some Collection<UInt8>) -> Unicode.Scalar? {
        let name = String(decoding: name, as: UTF8.self)
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.utf8.first == UInt8(ascii: "#"), name.utf8.count <= 10 else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.utf8.first == UInt8(ascii: "x")
        let number = isHexadecimal ? digits.dropFirst() : digits
        guard number.utf8.allSatisfy({ isDigit($0, hexadecimal: isHexadecimal) }),
            let value = UInt32(number, radix: isHexadecimal ? 16 : 10), isAllowed(value)
        else { return nil }
        return Unicode.Scalar(value)
    }

    private static func isDigit(_ byte: UInt8, hexadecimal: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): hexadecimal
        default: false
        }
    }

    /// Returns whether XML 1.0 allows a character in a document.
    package static func isAllowed(_ value: UInt32) -> Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Returns `text` escaped as Xcode writes it in an attribute value.
    package static func encodeAttribute(_ text: String) -> [UInt8] {
        encode(text) { byte in
            switch byte {
            case UInt8(ascii: "\""): "&quot;"
            case UInt8(ascii: "\n"): "&#10;"
            case UInt8(ascii: "\t"): "&#9;"
            default: nil
            }
        }
    }

    /// Returns `text` escaped as Xcode writes it between tags.
    package static func encodeContent(_ text: String) -> [UInt8] {
        encode(text) { _ in nil }
    }

    private static func encode(_ text: String, _ further: (UInt8) -> StaticString?) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            let spelling: StaticString? =
                switch byte {
                case UInt8(ascii: "&"): "&amp;"
                case UInt8(ascii: "<"): "&lt;"
                case UInt8(ascii: ">"): "&gt;"
                case UInt8(ascii: "\r"): "&#13;"
                default: further(byte)
                }
            if let spelling {
                spelling.withUTF8Buffer { result.append(contentsOf: $0) }
            } else {
                result.append(byte)
            }
        }
        return result
    }

    /// Returns whether XML allows every character of `text`.
    package static func canSpell(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { isAllowed($0.value) }
    }
}
