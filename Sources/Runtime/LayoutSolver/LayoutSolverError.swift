/// An error for an invalid constraint or value. The solver is unchanged.
public enum LayoutSolverError: Error, Equatable, CustomStringConvertible {
    /// A coefficient, a constant or a suggested value isn't finite, or isn't after like terms are combined.
    case notFinite(constraint: String, value: Double)
    /// A priority is outside the range from 1 to 1000.
    case priorityOutOfRange(constraint: String, priority: Double)

    public var description: String {
        switch self {
        case .notFinite(let constraint, let value):
            "constraint \"\(constraint)\" has the number \(value), expected a finite one"
        case .priorityOutOfRange(let constraint, let priority):
            "constraint \"\(constraint)\" has the priority \(priority), expected 1 to 1000"
        }
    }
}
