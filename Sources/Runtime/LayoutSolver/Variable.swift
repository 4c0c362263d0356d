/// A number that a `ConstraintSolver` finds. It belongs to the solver that made it and to copies of that solver.
public struct Variable: Hashable, Sendable {
    /// Its place among the solver's variables. A variable that is made after one was removed may have the place of that.
    public var place: Int32 { unknown }
    let unknown: Int32
    /// Tells apart the variables that used one place in turn.
    let serial: Int
}
