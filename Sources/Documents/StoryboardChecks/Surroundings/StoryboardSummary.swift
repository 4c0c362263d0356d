/// What others can ask of a storyboard.
public struct StoryboardSummary: Hashable, Sendable {
    /// The storyboard identifiers of its controllers; nil for a storyboard that is there but cannot be read.
    public var identifiers: Set<String>?
    public var hasInitialController: Bool

    public init(identifiers: Set<String>? = nil, hasInitialController: Bool = true) {
        self.identifiers = identifiers
        self.hasInitialController = hasInitialController
    }
}
