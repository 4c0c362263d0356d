public import ClassModel

/// What lies around a document: the rest of the app, as far as rules ask for it.
///
/// Nil means that nobody knows; rules that would need it stay silent then.
public protocol Surroundings: Sendable {
    /// The app's storyboards by name without extension: at least those that the document names, where they exist.
    var storyboards: [String: StoryboardSummary]? { get }
    /// The images of asset catalogues, by name, and the loose image files, by name with and without extension.
    var images: Set<String>? { get }
    /// The colour sets of asset catalogues.
    var colors: Set<String>? { get }
    /// The names of font files, with extension.
    var fontFiles: Set<String>? { get }
    /// The translations of the document; empty for a document that is not localised.
    var localizations: [Localization] { get }
    /// The classes of the app's sources.
    var classes: AppClasses? { get }
}
