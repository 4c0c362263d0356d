/// A child that an element may have.
public struct ChildType: Sendable, Hashable {
    /// Which elements the child may be.
    public enum Content: Sendable, Hashable {
        /// The element with a name.
        case element(String)
        /// Any element of a kind.
        case kind(ElementKind)
    }

    /// Which elements the child may be.
    public let content: Content
    /// The values that the child's `key` attribute may have; empty if the child needs none.
    public let keys: [String]
    /// Whether the child is written among those of the row before, in any order.
    var isMixed = false
    /// The rules that compile the child; empty if none are known.
    public internal(set) var nibRules: [NibRule] = []
}
