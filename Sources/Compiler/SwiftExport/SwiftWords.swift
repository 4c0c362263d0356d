/// Words of Swift: literals, numbers and names.
enum SwiftWords {
    // MARK: Literals

    /// Returns a string literal of a text with any characters.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if isInvisible(scalar) {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// Whether a character can't be seen in a source, or changes the direction of what follows it.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
        case .spaceSeparator: scalar != " "
        default: false
        }
    }

    /// Returns a number as short as it can be written: "8", "0.5".
    static func number(_ number: Double) -> String {
        guard number.isFinite else { return ".greatestFiniteMagnitude" }
        let rounded = (number * 1_000_000).rounded() / 1_000_000
        if let whole = Int(exactly: rounded) { return String(whole) }
        return String(rounded)
    }

    // MARK: Names

    /// Returns a name in lower camel case with the letters and digits of a text, or nil if it has none: "Sign in…" is "signIn".
    static func memberName(_ text: String, words most: Int = 4) -> String? {
        let words = words(of: text, most)
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().map(\.capitalizedFirst)
        return leading(first.lowercasedStart + rest.joined(), digitsAfter: "number")
    }

    /// Returns a name in upper camel case, or nil if a text has no letters: "Sign in…" is "SignIn".
    static func typeName(_ text: String) -> String? {
        let words = words(of: text, 4).map(\.capitalizedFirst)
        return words.isEmpty ? nil : leading(words.joined(), digitsAfter: "Number")
    }

    private static func leading(_ name: String, digitsAfter prefix: String) -> String {
        name.first?.isNumber == true ? prefix + name : name
    }

    /// The words of a text: at most a few, as nobody reads longer names.
    private static func words(of text: String, _ most: Int) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            if character.isASCII || character.isLetter, character.isLetter || character.isNumber {
                word.append(character)
            } else if character != "'", character != "’", !word.isEmpty {
                words.append(word.withoutCapitals)
                word = ""
            }
            if words.count == most { return words }
        }
        return word.isEmpty ? words : words + [word.withoutCapitals]
    }

    /// Returns whether a text is a name that Swift accepts without quotes.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !reserved.contains(text)
    }

    /// Returns a name as it is written where it is used: in backquotes if Swift reserves it.
    static func quoted(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// The words that Swift reserves, and those of members that classes of UIKit have.
    static let reserved: Set<String> = [
        "Any", "Self", "Type", "Protocol", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// A word in capitals as other words are written; short ones may be abbreviations: "DETAILS" is "Details".
    fileprivate var withoutCapitals: String {
        count > 4 && allSatisfy(\.isUppercase) ? prefix(1) + dropFirst().lowercased() : self
    }

    /// The word with its first capitals small, but for one that begins the next word: "URLField" is "urlField".
    var lowercasedStart: String {
        let capitals = prefix(while: \.isUppercase)
        if capitals.isEmpty { return self }
        if capitals.count == count { return lowercased() }
        let count = capitals.count == 1 ? 1 : capitals.count - 1
        return prefix(count).lowercased() + dropFirst(count)
    }
}
