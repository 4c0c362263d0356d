public import AppSurroundings
public import ClassModel

/// The rest of the app that rules need.
///
/// A nil property is unknown; rules that need it are skipped.
public struct Surroundings: Hashable, Sendable {
    /// The app's storyboards by name without extension, at least those that the document refers to.
    public var storyboards: [String: StoryboardSummary]?
    /// The names of images in asset catalogs, and of image files with and without extension.
    public var images: Set<String>?
    /// The names of color sets in asset catalogs.
    public var colors: Set<String>?
    /// The names of font files, with extension.
    public var fontFiles: Set<String>?
    /// The translations of the document; empty if it isn't localized.
    public var localizations: [Localization]
    /// The classes of the app's sources.
    public var classes: AppClasses?
    /// Files around the document that could not be read.
    public var problems: [FileProblem]
    /// What doesn't fit in the sample data beside the document, with its place.
    package var sampleProblems: [FileProblem] = []
    /// What is wrong with the document's scenes as they are drawn; empty if they aren't drawn.
    public var drawnProblems: [DrawnProblem]

    /// Creates the surroundings of a document.
    public init(
        storyboards: [String: StoryboardSummary]? = nil, images: Set<String>? = nil, colors: Set<String>? = nil,
        fontFiles: Set<String>? = nil, localizations: [Localization] = [], classes: AppClasses? = nil,
        problems: [FileProblem] = [], drawnProblems: [DrawnProblem] = []
    ) {
        self.storyboards = storyboards
        self.images = images
        self.colors = colors
        self.fontFiles = fontFiles
        self.localizations = localizations
        self.classes = classes
        self.problems = problems
        self.drawnProblems = drawnProblems
    }
}
