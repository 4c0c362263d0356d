/// Constraints solved without blocks, because in a conflict no equation is certain.
struct WholeSolution: Sendable {
    private var tableau = Tableau()
    /// The tableau's unknowns of the constraints.
    private var constraints: [Int32: Int32] = [:]
    private var unknowns: [Int32: Int32] = [:]

    /// Creates the solution of some constraints with minimal cost.
    init(of indexes: [Int32], in problem: Problem) {
        for index in indexes {
            let constraint = problem.constraints[Int(index)]
            let terms = constraint.terms.map {
                Term(
                    variable: unknown(of: $0.variable, in: problem),
                    coefficient: $0.coefficient * constraint.scale)
            }
            let copy = tableau.addConstraint(
                terms: terms, relation: constraint.relation,
                constant: problem.constants[Int(index)] * constraint.scale, priority: constraint.priority,
                attracts: constraint.attracts, serial: constraint.serial)
            constraints[copy] = index
        }
        tableau.minimize()
    }

    /// Creates the solution of all constraints and variables of a problem.
    init(of problem: Problem) {
        let used = problem.constraints.indices.filter { problem.constraints[$0].isUsed }
            .sorted { problem.constraints[$0].serial < problem.constraints[$1].serial }
        self.init(of: used.map { Int32($0) }, in: problem)
    }

    private mutating func unknown(of variable: Int32, in problem: Problem) -> Int32 {
        if let known = unknowns[variable] { return known }
        let made = tableau.makeVariable(serial: problem.variables[Int(variable)].serial)
        unknowns[variable] = made
        return made
    }

    /// Required constraints that can't all be satisfied, not necessarily a minimal set, or nil if there are none.
    var unsatisfiable: [Int32]? {
        let found = tableau.proof()?.map(\.unknown) ?? tableau.unsatisfiable()
        return found?.compactMap { constraints[Int32($0)] }
    }

    /// Whether the simplex method finished.
    var isFinished: Bool { tableau.isFinished }

    /// Returns the values of the problem's variables after ties are settled.
    func values(in problem: Problem) -> [Double] {
        var copy = tableau
        if copy.settleConstraints() {
            let byAge = unknowns.values.sorted { copy.unknowns[Int($0)].serial < copy.unknowns[Int($1)].serial }
            for index in byAge { copy.settle(Int(index), at: 0) }
        }
        copy.refreshValues()
        var values = [Double](repeating: 0, count: problem.variables.count)
        for (variable, index) in unknowns { values[Int(variable)] = copy.unknowns[Int(index)].value }
        return values
    }

    /// Returns whether a variable has the same value in all optimal solutions.
    func isDetermined(_ variable: Int) -> Bool {
        guard let index = unknowns[Int32(variable)] else { return false }
        return tableau.isDetermined(Int(index))
    }
}
