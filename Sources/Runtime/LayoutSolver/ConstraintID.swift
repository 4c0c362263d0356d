/// The identity of a constraint in a solver. It is valid until the constraint is removed.
public struct ConstraintID: Hashable, Sendable {
    let unknown: Int32
    /// A number that distinguishes constraints that reuse an index.
    let serial: Int
}
