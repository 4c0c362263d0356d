/// A number that a `ConstraintSolver` finds. It belongs to the solver that made it and to copies of that solver.
public struct Variable: Hashable, Sendable {
    let unknown: Int32
    /// Tells apart the variables that used one place in turn.
    let serial: Int
}
