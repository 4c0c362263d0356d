public import AppSurroundings
public import ClassModel

/// What lies around a document: the rest of the app, as far as rules ask for it.
///
/// Nil means that nobody knows; rules that would need it stay silent then.
public struct Surroundings: Hashable, Sendable {
    /// The app's storyboards by name without extension: at least those that the document names, where they exist.
    public var storyboards: [String: StoryboardSummary]?
    /// The images of asset catalogues, by name, and the loose image files, by name with and without extension.
    public var images: Set<String>?
    /// The colour sets of asset catalogues.
    public var colors: Set<String>?
    /// The names of font files, with extension.
    public var fontFiles: Set<String>?
    /// The translations of the document; empty for a document that is not localised.
    public var localizations: [Localization]
    /// The classes of the app's sources.
    public var classes: AppClasses?
    /// Files around the document that could not be read.
    public var problems: [FileProblem]

    public init(
        storyboards: [String: StoryboardSummary]? = nil, images: Set<String>? = nil, colors: Set<String>? = nil,
        fontFiles: Set<String>? = nil, localizations: [Localization] = [], classes: AppClasses? = nil,
        problems: [FileProblem] = []
    ) {
        self.storyboards = storyboards
        self.images = images
        self.colors = colors
        self.fontFiles = fontFiles
        self.localizations = localizations
        self.classes = classes
        self.problems = problems
    }
}
