/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
    /// In the order they were added. Without any one of them the others can hold.
    public let constraints: [ConstraintID]
}
