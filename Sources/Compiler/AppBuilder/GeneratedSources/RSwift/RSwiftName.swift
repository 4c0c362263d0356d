/// The names that R.swift gives to resources, by the rules of its documentation (README, "Examples").
///
/// What can't be in a name is left out, and the next word begins with a capital; digits at the beginning are left out; the
/// capitals at the beginning are small, but the one that begins a word. Of resources with one name, none has it.
enum RSwiftName {
    /// Returns the name of a resource, which is empty if nothing is left of it.
    static func name(_ text: String) -> String {
        var words = text.unicodeScalars.split(omittingEmptySubsequences: false) { !isAllowed($0) }.map { String($0) }
        for place in words.indices.dropFirst() {
            words[place] = words[place].prefix(1).uppercased() + words[place].dropFirst()
        }
        let joined = words.joined().drop { $0.isASCII && $0.isNumber }
        return lowercasingStart(String(joined))
    }

    private static func lowercasingStart(_ name: String) -> String {
        let capitals = name.prefix { $0.isASCII && $0.isUppercase }.count
        let next = name.dropFirst(capitals).first
        // The last capital begins a word if a small letter follows it, or nothing.
        let isWhole = next.map { !($0.isASCII && $0.isLowercase) } ?? false
        let count = max(1, isWhole ? capitals : capitals - 1)
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
            return true
        default: return scalar.properties.isEmojiPresentation
        }
    }

    /// Returns values by their names in the order of these, without those that share a name or have none.
    static func unique<Value>(_ values: [Value], _ text: (Value) -> String) -> [(name: String, value: Value)] {
        Dictionary(grouping: values) { name(text($0)) }
            .compactMap { name, values in
                guard !["", "_"].contains(name), values.count == 1, let value = values.first else { return nil }
                return (name, value)
            }
            .sorted { $0.name < $1.name }
    }
}
