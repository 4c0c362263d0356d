public import ClassModel

/// Surroundings that were gathered, or made up.
public struct KnownSurroundings: Surroundings, Hashable {
    public var storyboards: [String: StoryboardSummary]?
    public var images: Set<String>?
    public var colors: Set<String>?
    public var fontFiles: Set<String>?
    public var localizations: [Localization]
    public var classes: AppClasses?

    public init(
        storyboards: [String: StoryboardSummary]? = nil, images: Set<String>? = nil, colors: Set<String>? = nil,
        fontFiles: Set<String>? = nil, localizations: [Localization] = [], classes: AppClasses? = nil
    ) {
        self.storyboards = storyboards
        self.images = images
        self.colors = colors
        self.fontFiles = fontFiles
        self.localizations = localizations
        self.classes = classes
    }
}
