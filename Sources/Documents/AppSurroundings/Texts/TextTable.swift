/// The strings of a document in one language, from one file.
package struct TextTable: Hashable, Sendable {
    /// The language's code, such as "de" or "pt-BR".
    package var language: String
    package var path: String
    /// The strings by key, such as "YjF-TC-xdU.text".
    package var texts: [String: String]
    /// The keys that are translated or need no translation.
    package var keys: Set<String>
    /// The keys of texts that a catalog says were made for an earlier source text.
    package var outdated: Set<String> = []
    /// Whether the language is the source language.
    package var isSource: Bool
    /// Whether the file has an error, so that strings may be missing.
    package var isDamaged: Bool

    /// The path to show: "de.lproj/Main.strings".
    package var title: String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}
