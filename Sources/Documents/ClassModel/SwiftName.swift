/// Names in Swift for what has names of its own elsewhere: scenes, assets, identifiers.
package enum SwiftName {
    /// Returns a name of a type: `new-entry` becomes `NewEntry`.
    package static func type(_ text: String) -> String {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.isEmpty ? "Unnamed" : name.first?.isNumber == true ? "_" + name : name
    }

    /// Returns a name of a member: `NewEntry` becomes `newEntry`, `URLCell` becomes `urlCell`.
    package static func member(_ text: String) -> String {
        let name = type(text)
        let capitals = name.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < name.count ? capitals - 1 : max(1, capitals)
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    /// Returns a name as a declaration has it: one that is a keyword is in backticks.
    package static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Returns a literal of a text, on one line.
    package static func literal(_ text: String) -> String {
        // A carriage return and a line feed are one character.
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }

    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else",
        "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias",
        "var", "where", "while",
    ]
}
