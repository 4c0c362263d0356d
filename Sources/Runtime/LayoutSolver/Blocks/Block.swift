/// Constraints that are solved together: equations that express variables by parameters, and the others in parameters
/// alone.
struct Block: Sendable {
    /// An equation that expresses a variable by a constant, variables of earlier steps and parameters.
    struct Step: Sendable {
        var variable: Int32
        var equation: Int32
        /// The factor of the equation's constant.
        var factor: Double
        /// The range in `stepTerms`.
        var terms: Range<Int>
    }

    /// A constraint that isn't a step, with the remainder that its constant leaves to the parameters.
    struct Row: Sendable {
        var constraint: Int32
        /// The part that solves the row, or nil if no parameter is left in it.
        var part: Int?
        var relation: LinearConstraint.Relation
        /// The range in `rowTerms`.
        var terms: Range<Int>
        var rest = Double.nan
    }

    /// A parameter that is determined by equations among parameters.
    struct Solved: Sendable {
        var parameter: Int32
        /// The terms in free parameters.
        var terms: [Term]
        /// The multipliers of the remainders of `relations`.
        var multipliers: [Term]
    }

    /// The constraints and variables as indexes in the problem, in order of age.
    var constraints: [Int32]
    var variables: [Int32] = []
    /// The blocks that use a variable of this one.
    var readers: Set<Int> = []

    var steps: [Step] = []
    var stepTerms: [Term] = []
    var firstPosition = 0
    /// The variables that became parameters, in that order.
    var parameters: [Int32] = []
    /// The equations among parameters.
    var relations: [Int32] = []
    var relationTerms: [[Term]] = []
    var solved: [Solved] = []
    /// The expression of each variable in free parameters, or nil if it is long (see `terms(of:)`).
    var short: [[Term]?] = []

    var rows: [Row] = []
    var rowTerms: [Term] = []
    /// The groups of parameters that rows connect.
    var parts: [Part] = []
    /// For each parameter the part that solves it, or nil if it is solved by equations.
    var partOf: [Int?] = []
    /// The value of each parameter.
    var decided: [Double] = []
    /// Whether everything must be computed, not only what depends on `edited`.
    var isStale = true
    /// The constraints whose constants have changed since the last evaluation.
    var edited: [Int32] = []
    /// The numbers of parts with several solutions and of unfinished parts.
    var freeParts = 0
    var unfinishedParts = 0
    /// The dependencies, computed when a constant changes for the first time.
    var uses: Uses?
    /// Whether the simplex method finished in all parts.
    var isFinished = true
    /// The first conflict.
    var fault: Fault?

    enum Fault: Sendable {
        /// A row without parameters isn't satisfied.
        case row(Int)
        case part(Int)
    }
}
