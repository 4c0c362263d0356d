/// What lies around a document: the rest of the app, as far as rules ask for it.
///
/// Nil means that nobody knows; rules that would need it stay silent then.
public protocol Surroundings: Sendable {
    /// The app's storyboards by name without extension, the document itself among them or not.
    var storyboards: [String: StoryboardSummary]? { get }
    /// The images of asset catalogues, by name, and the loose image files, by name with and without extension.
    var images: Set<String>? { get }
    /// The colour sets of asset catalogues.
    var colors: Set<String>? { get }
    /// The names of font files, with extension.
    var fontFiles: Set<String>? { get }
    /// The translations of the document; empty for a document that is not localised.
    var localizations: [Localization] { get }
}

/// What others can ask of a storyboard.
public struct StoryboardSummary: Hashable, Sendable {
    public var identifiers: Set<String>
    public var hasInitialController: Bool

    public init(identifiers: Set<String> = [], hasInitialController: Bool = true) {
        self.identifiers = identifiers
        self.hasInitialController = hasInitialController
    }
}

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

/// Surroundings that are made up.
public struct InMemorySurroundings: Surroundings, Hashable {
    public var storyboards: [String: StoryboardSummary]?
    public var images: Set<String>?
    public var colors: Set<String>?
    public var fontFiles: Set<String>?
    public var localizations: [Localization]

    public init(
        storyboards: [String: StoryboardSummary]? = nil, images: Set<String>? = nil, colors: Set<String>? = nil,
        fontFiles: Set<String>? = nil, localizations: [Localization] = []
    ) {
        self.storyboards = storyboards
        self.images = images
        self.colors = colors
        self.fontFiles = fontFiles
        self.localizations = localizations
    }
}
