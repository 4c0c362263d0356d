public import StoryboardModel
import XMLTree

extension StoryboardSummary {
    /// Creates the summary of a storyboard.
    public init(_ document: Document) {
        let identifiers = document.controllers.compactMap { $0["storyboardIdentifier"] ?? $0["identifier"] }
        self.init(identifiers: Set(identifiers), hasInitialController: document.initialController != nil)
    }
}
