/// Required constraints that can't all be satisfied.
public struct Conflict: Hashable, Sendable {
    /// The constraints in the order they were added. Without any one of them, the others can be satisfied.
    public let constraints: [ConstraintID]
}
