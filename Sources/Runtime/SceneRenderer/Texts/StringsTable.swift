import Foundation

/// Reads `.strings` files with their texts: `"key" = "text";`, in UTF-8 or UTF-16. What is not understood ends the reading;
/// what came before counts.
struct StringsTable {
    private let text: [Character]
    private var position = 0

    static func texts(in bytes: [UInt8]) -> [String: String] {
        let data = Data(bytes)
        let encoding: String.Encoding =
            switch bytes.prefix(2) {
            case [0xFF, 0xFE], [0xFE, 0xFF]: .utf16
            default: .utf8
            }
        guard let text = String(data: data, encoding: encoding) else { return [:] }
        var reader = StringsTable(text: Array(text.drop { $0 == "\u{FEFF}" }))
        return reader.table()
    }

    private init(text: [Character]) { self.text = text }

    private mutating func table() -> [String: String] {
        var table: [String: String] = [:]
        while true {
            skipSpace()
            guard let key = word() else { return table }
            skipSpace()
            guard take("=") else { return table }
            skipSpace()
            guard let value = word() else { return table }
            skipSpace()
            guard take(";") else { return table }
            table[key] = value
        }
    }

    private var current: Character? { position < text.count ? text[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let character = current {
            if character.isWhitespace {
                position += 1
            } else if text[position...].starts(with: "/*") {
                position += 2
                while position < text.count, !text[position...].starts(with: "*/") { position += 1 }
                position = min(text.count, position + 2)
            } else if text[position...].starts(with: "//") {
                while let character = current, !character.isNewline { position += 1 }
            } else {
                return
            }
        }
    }

    /// A text in quotes with its escapes resolved, or a bare word.
    private mutating func word() -> String? {
        var word = ""
        guard take("\"") else {
            while let character = current, character.isLetter || character.isNumber || "_-.[]$/:".contains(character) {
                word.append(character)
                position += 1
            }
            return word.isEmpty ? nil : word
        }
        while let character = current, character != "\"" {
            position += 1
            if character == "\\" { word += escaped() } else { word.append(character) }
        }
        return take("\"") ? word : nil
    }

    private mutating func escaped() -> String {
        guard let character = current else { return "" }
        position += 1
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = text[position...].prefix(4).prefix(while: \.isHexDigit)
            position += digits.count
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        default: return String(character)
        }
    }
}
