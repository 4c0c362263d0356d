/// Why a solver refused a constraint or a value. The solver is then as it was.
public enum LayoutSolverError: Error, Equatable, CustomStringConvertible {
    /// A coefficient, a constant or a suggested value is infinite or not a number, or becomes so when like terms are added.
    case notFinite(constraint: String, value: Double)
    /// A priority is outside 1 to 1000.
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
