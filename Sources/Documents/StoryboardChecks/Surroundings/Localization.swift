/// The strings of a document in one language.
public struct Localization: Hashable, Sendable {
    /// The language's code, such as "de" or "pt-BR".
    public var language: String
    /// The path to show: "de.lproj/Main.strings".
    public var file: String
    /// The translated keys, such as "YjF-TC-xdU.text".
    public var keys: Set<String>

    /// Creates a translation of a document's texts.
    public init(language: String, file: String, keys: Set<String>) {
        self.language = language
        self.file = file
        self.keys = keys
    }
}
