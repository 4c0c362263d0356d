/// A language that no one speaks, made from the document's own texts to find layouts that other languages would break.
package enum PseudoLanguage: String, CaseIterable, Sendable {
    /// Letters with accents, which are higher.
    case accented = "x-accented"
    /// Twice the text, as Xcode's double-length pseudolanguage.
    case longer = "x-longer"
    /// The text from right to left, in a layout from right to left.
    case rightToLeft = "x-right-to-left"

    /// The name in lists: "longer".
    package var title: String {
        switch self {
        case .accented: "accented"
        case .longer: "longer"
        case .rightToLeft: "right to left"
        }
    }

    /// Returns a text in the language. Placeholders of formats, such as `%@`, stay as they are.
    package func text(_ text: String) -> String {
        switch self {
        case .accented: Self.accented(text)
        case .longer: text.contains(where: \.isLetter) ? "\(text) \(text)" : text
        case .rightToLeft:
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.contains(where: \.isLetter) ? "\u{202E}\($0)\u{202C}" : String($0) }.joined(separator: "\n")
        }
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz", "ÅåÇçĎďÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"))

    private static func accented(_ text: String) -> String {
        var result = ""
        var isPlaceholder = false
        for character in text {
            if character == "%" { isPlaceholder.toggle() }
            result.append(isPlaceholder ? character : accents[character] ?? character)
            // A placeholder ends with its letter.
            if isPlaceholder, character.isLetter && !"hlqLztj".contains(character) || character == "@" {
                isPlaceholder = false
            }
        }
        return result
    }
}
