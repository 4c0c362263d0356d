/// A child that an element may have.
public struct ChildType: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        case element(String)
        /// Any element of this kind.
        case kind(ElementKind)
    }

    public let content: Content
    /// The values that the child's `key` attribute may have here; empty where the child needs none.
    public let keys: [String]
    /// What the child becomes in a nib; empty where nobody has said.
    public internal(set) var nibRules: [NibRule] = []
}
