public import StoryboardModel
import XMLTree

extension StoryboardSummary {
    /// What a storyboard that was read offers to others.
    public init(_ document: Document) {
        let identifiers = document.controllers.compactMap { $0["storyboardIdentifier"] ?? $0["identifier"] }
        self.init(identifiers: Set(identifiers), hasInitialController: document.initialController != nil)
    }
}
