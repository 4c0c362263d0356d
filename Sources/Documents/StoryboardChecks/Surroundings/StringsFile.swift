/// A `.strings` file: lines such as `"key" = "text";` with comments between them, in UTF-8 or UTF-16.
enum StringsFile {
    /// The keys that have a text; nil for a file that is not understood.
    static func keys(in bytes: [UInt8]) -> Set<String>? {
        var reader = StringsReader(text: decode(bytes))
        return reader.keys()
    }

    private static func decode(_ bytes: [UInt8]) -> [Character] {
        func units(_ join: (UInt8, UInt8) -> UInt16) -> [UInt16] {
            stride(from: 2, to: bytes.count - 1, by: 2).map { join(bytes[$0], bytes[$0 + 1]) }
        }
        switch bytes.prefix(2) {
        case [0xFF, 0xFE]: return Array(String(decoding: units { UInt16($1) << 8 | UInt16($0) }, as: UTF16.self))
        case [0xFE, 0xFF]: return Array(String(decoding: units { UInt16($0) << 8 | UInt16($1) }, as: UTF16.self))
        default:
            return Array(
                String(
                    decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self))
        }
    }
}

private struct StringsReader {
    let text: [Character]
    private var position = 0

    init(text: [Character]) {
        self.text = text
    }

    mutating func keys() -> Set<String>? {
        var keys: Set<String> = []
        while true {
            guard skipSpace() else { return nil }
            if position == text.count { return keys }
            guard let key = word(), skipSpace() else { return nil }
            if take("=") {
                guard skipSpace(), word() != nil, skipSpace() else { return nil }
            }
            guard take(";") else { return nil }
            keys.insert(key)
        }
    }

    private var current: Character? { position < text.count ? text[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        position += 1
        return true
    }

    /// Past white space and comments; false where a comment has no end.
    private mutating func skipSpace() -> Bool {
        while let character = current {
            if character.isWhitespace {
                position += 1
            } else if text[position...].starts(with: "/*") {
                position += 2
                while position < text.count, !text[position...].starts(with: "*/") { position += 1 }
                guard position < text.count else { return false }
                position += 2
            } else if text[position...].starts(with: "//") {
                while let character = current, !character.isNewline { position += 1 }
            } else {
                return true
            }
        }
        return true
    }

    /// A text in quotes, or a bare word.
    private mutating func word() -> String? {
        var word = ""
        if take("\"") {
            while let character = current, character != "\"" {
                position += 1
                guard character == "\\" else {
                    word.append(character)
                    continue
                }
                guard let escaped = current else { return nil }
                position += 1
                word.append(escaped)
            }
            return take("\"") ? word : nil
        }
        while let character = current, character.isLetter || character.isNumber || "_-.[]$/:".contains(character) {
            word.append(character)
            position += 1
        }
        return word.isEmpty ? nil : word
    }
}
