/// The constraints and variables, and the blocks in which they are solved.
///
/// Most constraints of a layout are required equations that determine one variable after the other. A *block* uses them
/// to express its variables by few *parameters* (see `Elimination`), so that the simplex method only has to solve for
/// the parameters. A block is recreated when one of its constraints is added or removed; constants are only
/// substituted.
struct Problem: Sendable {
    struct Constraint: Sendable {
        /// The terms divided by `scale`, each variable once.
        var terms: [Term] = []
        var relation = LinearConstraint.Relation.equal
        /// A power of two that brings the largest coefficient near 1.
        var scale = 1.0
        var priority = 0.0
        /// Whether its limit attracts what constraints leave open.
        var attracts = false
        /// The order of adding, which decides ties.
        var serial = 0
        /// The block that solves it, or nil while it is waiting.
        var block: Int?
        var isUsed = false

        var isRequired: Bool { priority == LinearConstraint.required }
        /// Whether it can determine a variable.
        var isEquation: Bool { relation == .equal && isRequired }
    }

    struct Variable: Sendable {
        var serial = 0
        /// The number of constraints that use it.
        var uses = 0
        var isUsed = false
        /// The block that solves it, or nil if no constraint uses it.
        var block: Int?
        /// The index among the block's variables.
        var place: Int32 = 0
        /// Whether equations alone determine it, so that it is a constant to other blocks.
        var isConstant = false
        /// The position in the order of definitions: the equation of a variable uses variables with lower positions and
        /// parameters only.
        var position = 0
        /// The equation that determines it, or nil for a parameter.
        var equation: Int32?
    }

    var variables: [Variable] = []
    var constraints: [Constraint] = []
    var unusedVariables: [Int32] = []
    var unusedConstraints: [Int32] = []
    /// The constants of constraints, divided by their scales.
    var constants: [Double] = []
    var values: [Double] = []
    /// The variables that may have changed, possibly with duplicates.
    var moved: [Int32] = []
    /// The values for free parameters of 0.
    var bases: [Double] = []

    /// The blocks by number. A block uses variables of blocks with lower numbers only.
    var blocks = BlockTable()
    var nextBlock = 0
    var nextPosition = 0
    /// The constraints without a block.
    var waiting: [Int32] = []
    /// The variables of dissolved blocks.
    var loose: [Int32] = []
    /// The blocks whose constants have changed.
    var changed: [Int] = []
    /// The blocks with a conflict.
    var impossible: Set<Int> = []
}
