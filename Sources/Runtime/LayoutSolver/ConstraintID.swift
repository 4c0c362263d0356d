/// A constraint that was added to a solver. It stays valid until the constraint is removed.
public struct ConstraintID: Hashable, Sendable {
    let unknown: Int32
    /// Tells apart the constraints that used one place in turn.
    let serial: Int
}
