/// The texts of a document in one language, in one file.
package struct TextTable: Hashable, Sendable {
    /// The language's code, such as "de" or "pt-BR".
    package var language: String
    package var path: String
    /// By key, such as "YjF-TC-xdU.text".
    package var texts: [String: String]
    /// The keys that have a translation, or need none.
    package var keys: Set<String>
    /// Whether the app is written in the language, so that nothing is translated.
    package var isSource: Bool
    /// Whether more texts may be in a part that could not be read.
    package var isDamaged: Bool

    /// The file for people: "de.lproj/Main.strings".
    package var title: String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}
