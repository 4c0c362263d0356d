/// Constraints that are solved together: equations that say variables by parameters, and the rest in parameters alone.
struct Block: Sendable {
    /// A variable as a constant and multiples of variables of steps before, and of parameters.
    struct Step: Sendable {
        var variable: Int32
        var equation: Int32
        /// What the equation's constant is multiplied by.
        var factor: Double
        /// Its part of `stepTerms`.
        var terms: Range<Int>
    }

    /// A constraint that is no step: how much its constant leaves to the parameters.
    struct Row: Sendable {
        var constraint: Int32
        /// The part that takes care of it; nil where no parameter is left in it, so that it holds or not.
        var part: Int?
        var relation: LinearConstraint.Relation
        /// Its part of `rowTerms`.
        var terms: Range<Int>
        var rest = Double.nan
    }

    /// A parameter that equations among parameters decide.
    struct Solved: Sendable {
        var parameter: Int32
        /// By free parameters.
        var terms: [Term]
        /// By what the steps leave over of `relations`.
        var multipliers: [Term]
    }

    /// Variables and constraints are places in the problem, in order of age.
    var constraints: [Int32]
    var variables: [Int32] = []
    /// Blocks that read a variable of this one.
    var readers: Set<Int> = []

    var steps: [Step] = []
    var stepTerms: [Term] = []
    var firstPosition = 0
    /// Variables, in the order in which they became parameters.
    var parameters: [Int32] = []
    /// Equations among parameters.
    var relations: [Int32] = []
    var relationTerms: [[Term]] = []
    var solved: [Solved] = []
    /// Of each variable by its place: what it is in free parameters; nil where that is long (see `terms(of:)`).
    var short: [[Term]?] = []

    var rows: [Row] = []
    var rowTerms: [Term] = []
    /// Parameters that depend on each other through rows.
    var parts: [Part] = []
    /// Of each parameter: the part that decides it; nil for those that are solved.
    var partOf: [Int?] = []
    /// Of each parameter.
    var decided: [Double] = []
    /// Whether everything has to be computed, not only what follows from `edited`.
    var isStale = true
    /// Constraints whose constants have changed since the last evaluation.
    var edited: [Int32] = []
    /// How many parts are free, and of how many the simplex method did not come to its end.
    var freeParts = 0
    var unfinishedParts = 0
    /// Found out when the first constant changes.
    var uses: Uses?
    /// Whether the simplex method came to its end everywhere.
    var isFinished = true
    /// The first thing that was found impossible.
    var fault: Fault?

    enum Fault: Sendable {
        /// A row without parameters does not hold.
        case row(Int)
        case part(Int)
    }
}
