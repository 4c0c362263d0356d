/// A variable of a `ConstraintSolver` and the solver's copies.
public struct Variable: Hashable, Sendable {
    /// The index of the variable in the solver. The index of a removed variable may be reused.
    public var place: Int32 { unknown }
    let unknown: Int32
    /// A number that distinguishes variables that reuse an index.
    let serial: Int
}
