/// The identifiers of a storyboard that others can refer to.
public struct StoryboardSummary: Hashable, Sendable {
    /// The storyboard identifiers of its controllers, or nil if the storyboard exists but can't be read.
    public var identifiers: Set<String>?
    /// A Boolean value that indicates whether the storyboard begins with a scene.
    public var hasInitialController: Bool

    /// Creates a summary of a storyboard.
    public init(identifiers: Set<String>? = nil, hasInitialController: Bool = true) {
        self.identifiers = identifiers
        self.hasInitialController = hasInitialController
    }
}
