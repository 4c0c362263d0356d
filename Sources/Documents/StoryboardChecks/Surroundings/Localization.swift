/// A document's texts in one language.
public struct Localization: Hashable, Sendable {
    /// The language's code, such as "de" or "pt-BR".
    public var language: String
    /// The file that holds the texts, for people: "de.lproj/Main.strings".
    public var file: String
    /// The keys that have a text, such as "YjF-TC-xdU.text".
    public var keys: Set<String>

    public init(language: String, file: String, keys: Set<String>) {
        self.language = language
        self.file = file
        self.keys = keys
    }
}
