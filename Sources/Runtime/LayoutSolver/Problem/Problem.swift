/// What was asked for, and the blocks in which it is solved.
///
/// Most constraints of a layout are required equalities that follow from each other one variable at a time. A *block*
/// uses them to say its variables by few *parameters* (see `Elimination`), so that the simplex method has only the
/// parameters to decide. A block is made anew when a constraint in it comes or goes; constants only pass through it.
struct Problem: Sendable {
    struct Constraint: Sendable {
        /// Divided by `scale`, each variable once.
        var terms: [Term] = []
        var relation = LinearConstraint.Relation.equal
        /// A power of two that brings the largest coefficient near 1.
        var scale = 1.0
        var priority = 0.0
        /// When it was added; decides ties.
        var serial = 0
        /// The block that solves it; nil while it waits for one.
        var block: Int?
        var isUsed = false

        var isRequired: Bool { priority == LinearConstraint.required }
        /// Whether it can say a variable by others.
        var isEquation: Bool { relation == .equal && isRequired }
    }

    struct Variable: Sendable {
        var serial = 0
        /// How many constraints mention it.
        var uses = 0
        var isUsed = false
        /// The block that decides it; nil where no constraint mentions it.
        var block: Int?
        /// Its place among the block's variables.
        var place: Int32 = 0
        /// Whether the equations alone decide it, so that other blocks can take it for a number.
        var isConstant = false
        /// Rises along the definitions: a variable's equation speaks of variables with less only, and of parameters.
        var position = 0
        /// The equation that says it by others; nil for parameters.
        var equation: Int32?
    }

    var variables: [Variable] = []
    var constraints: [Constraint] = []
    var unusedVariables: [Int32] = []
    var unusedConstraints: [Int32] = []
    /// Of constraints, divided by their scales.
    var constants: [Double] = []
    var values: [Double] = []
    /// Variables that may have another value than before; some may be there twice.
    var moved: [Int32] = []
    /// The values where each free parameter is 0.
    var bases: [Double] = []

    /// By number. A block reads variables of blocks with lower numbers only.
    var blocks = BlockTable()
    var nextBlock = 0
    var nextPosition = 0
    /// Constraints without a block.
    var waiting: [Int32] = []
    /// Variables of blocks that are no more.
    var loose: [Int32] = []
    /// Blocks whose constants have changed.
    var changed: [Int] = []
    /// Blocks that hold required constraints that cannot hold together.
    var impossible: Set<Int> = []
}
