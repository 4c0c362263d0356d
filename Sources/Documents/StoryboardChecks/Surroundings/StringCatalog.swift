/// A string catalogue (`.xcstrings`): JSON that holds the texts of all languages.
struct StringCatalog {
    private var keys: [String: Set<String>] = [:]
    private var untranslated: Set<String> = []

    /// Nil for bytes that are not a string catalogue.
    init?(_ bytes: [UInt8]) {
        guard let root = JSONOutline.read(bytes), let strings = root["strings"]?.members else { return nil }
        let source = root["sourceLanguage"]?.text
        for (key, entry) in strings {
            // What need not be translated is as good as translated.
            if entry["shouldTranslate"]?.word == "false" { untranslated.insert(key) }
            for (language, _) in entry["localizations"]?.members ?? [] where language != source {
                keys[language, default: []].insert(key)
            }
        }
    }

    func localizations(file: String) -> [Localization] {
        keys.map { Localization(language: $0.key, file: file, keys: $0.value.union(untranslated)) }
    }
}

/// As much of JSON as shows what is inside what.
private indirect enum JSONOutline {
    case object([(key: String, value: JSONOutline)])
    case array([JSONOutline])
    case text(String)
    /// A number, true, false or null.
    case word(String)

    var members: [(key: String, value: JSONOutline)]? { if case .object(let members) = self { members } else { nil } }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var word: String? { if case .word(let word) = self { word } else { nil } }

    subscript(key: String) -> JSONOutline? { members?.first { $0.key == key }?.value }

    static func read(_ bytes: [UInt8]) -> JSONOutline? {
        var reader = JSONOutlineReader(bytes: bytes)
        return reader.value(depth: 0)
    }
}

private struct JSONOutlineReader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func value(depth: Int) -> JSONOutline? {
        guard depth < 100 else { return nil }
        if take("{") { return object(depth) }
        if take("[") { return array(depth) }
        if take("\"") { return text().map(JSONOutline.text) }
        let start = position
        while position < bytes.count, !",]} \n\r\t".utf8.contains(bytes[position]) { position += 1 }
        return start == position ? nil : .word(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func object(_ depth: Int) -> JSONOutline? {
        var members: [(key: String, value: JSONOutline)] = []
        if take("}") { return .object(members) }
        repeat {
            guard take("\""), let key = text(), take(":"), let value = value(depth: depth + 1) else { return nil }
            members.append((key, value))
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func array(_ depth: Int) -> JSONOutline? {
        var elements: [JSONOutline] = []
        if take("]") { return .array(elements) }
        repeat {
            guard let element = value(depth: depth + 1) else { return nil }
            elements.append(element)
        } while take(",")
        return take("]") ? .array(elements) : nil
    }

    /// Up to the closing quote. Escapes stand for the character behind the backslash, which is enough for keys and languages.
    private mutating func text() -> String? {
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") { position += 1 }
            guard position < bytes.count else { return nil }
            text.append(bytes[position])
            position += 1
        }
        guard position < bytes.count else { return nil }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }
}
