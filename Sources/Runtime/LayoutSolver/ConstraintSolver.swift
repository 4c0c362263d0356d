/// Solves linear constraints in the strict order of their priorities.
///
/// The solution minimizes the sum of errors of the required constraints (zero unless they conflict), then that of the
/// next priority, and so on. The error of a constraint is the distance from satisfying it, in the units of its
/// expression. Among equal solutions, the error of the earliest constraint of the highest priority is minimized, then
/// that of the next constraint; then the expressions of constraints that attract are as close to their limits as possible,
/// in the same order; finally, each variable that is still undetermined is as close to 0 as possible, the earliest
/// first. The solution therefore depends on what was added and in which order, not on how it was reached.
///
/// Changes take effect in `solve()`, which starts from the previous solution. Until then, other methods return values
/// of the last `solve()`.
public struct ConstraintSolver: Sendable {
    private var problem = Problem()
    /// The solution if there is a conflict.
    private var compromise: (whole: WholeSolution, values: [Double])?
    private var constraints: [LinearConstraint?] = []
    private var suggestions: [Variable: ConstraintID] = [:]
    private var nextSerial = 0

    public init() {}

    public mutating func makeVariable() -> Variable {
        nextSerial += 1
        return Variable(unknown: problem.makeVariable(serial: nextSerial), serial: nextSerial)
    }

    /// Removes a variable that no constraint uses, with its suggestion.
    public mutating func remove(_ variable: Variable) {
        endSuggesting(variable)
        let index = place(of: variable)
        precondition(problem.variables[index].uses == 0, "a constraint mentions the variable: remove that first")
        problem.removeVariable(index)
    }

    public mutating func add(_ constraint: LinearConstraint) throws(LayoutSolverError) -> ConstraintID {
        let terms = try sum(constraint)
        let constant = constraint.constant - constraint.expression.constant
        guard constant.isFinite else { throw .notFinite(constraint: constraint.name, value: constant) }
        try Self.check(priority: constraint.priority, of: constraint)
        nextSerial += 1
        let index = problem.addConstraint(
            terms: terms, relation: constraint.relation, constant: constant, priority: constraint.priority,
            attracts: constraint.attracts, serial: nextSerial)
        while constraints.count <= Int(index) { constraints.append(nil) }
        constraints[Int(index)] = constraint
        return ConstraintID(unknown: index, serial: nextSerial)
    }

    public mutating func remove(_ id: ConstraintID) {
        let index = place(of: id)
        problem.removeConstraint(index)
        constraints[index] = nil
    }

    public func constraint(_ id: ConstraintID) -> LinearConstraint {
        let index = place(of: id)
        guard let constraint = constraints[index] else { preconditionFailure("the constraint was removed") }
        return constraint
    }

    public func constant(of id: ConstraintID) -> Double { constraints[place(of: id)]?.constant ?? 0 }

    /// Sets the constant of a constraint. Much cheaper than replacing the constraint.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(LayoutSolverError) {
        let index = place(of: id)
        let change = constant - (constraints[index]?.expression.constant ?? 0)
        guard change.isFinite else { throw .notFinite(constraint: constraint(id).name, value: change) }
        constraints[index]?.constant = constant
        problem.setConstant(change, of: index)
    }

    /// Sets the priority of a constraint. It keeps its age, which decides ties.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) throws(LayoutSolverError) {
        let index = place(of: id)
        try Self.check(priority: priority, of: constraint(id))
        constraints[index]?.priority = priority
        problem.setPriority(priority, of: index)
    }

    /// Suggests a value for a variable, replacing the previous suggestion. Changing a suggestion is cheap.
    public mutating func suggest(
        _ value: Double, for variable: Variable, priority: Double
    ) throws(LayoutSolverError) {
        if let id = suggestions[variable] {
            try Self.check(priority: priority, of: constraint(id))
            try setConstant(value, of: id)
            if constraint(id).priority != priority { try setPriority(priority, of: id) }
        } else {
            suggestions[variable] = try add(
                LinearConstraint(LinearExpression(variable), .equal, value, priority: priority, name: "suggestion"))
        }
    }

    public mutating func endSuggesting(_ variable: Variable) {
        if let id = suggestions.removeValue(forKey: variable) { remove(id) }
    }

    /// Solves for all changes so far. Returns required constraints that can't all be satisfied, or nil if there is no
    /// conflict. After a conflict, the values minimize the sum of errors; remove or weaken one of the constraints and
    /// solve again, since there may be more conflicts.
    public mutating func solve() -> Conflict? {
        forgetMoves()
        guard let conflict = findConflict() else { return nil }
        let whole = WholeSolution(of: problem)
        compromise = (whole, whole.values(in: problem))
        problem.moved = usedVariables
        return conflict
    }

    /// Solves, removing the constraint that `choose` returns for each conflict, and returns the removed constraints.
    public mutating func solve(breaking choose: (Conflict) -> ConstraintID) -> [ConstraintID] {
        forgetMoves()
        var broken: [ConstraintID] = []
        while let conflict = findConflict() {
            let id = choose(conflict)
            precondition(conflict.constraints.contains(id), "the constraint to break must be one of the conflict")
            broken.append(id)
            remove(id)
        }
        return broken
    }

    private mutating func forgetMoves() {
        if compromise == nil { problem.moved.removeAll(keepingCapacity: true) } else { problem.moved = usedVariables }
    }

    private var usedVariables: [Int32] {
        problem.variables.indices.filter { problem.variables[$0].isUsed }.map { Int32($0) }
    }

    private mutating func findConflict() -> Conflict? {
        compromise = nil
        problem.solve()
        return problem.conflict().map { found in
            Conflict(
                constraints: found.map {
                    ConstraintID(unknown: $0, serial: problem.constraints[Int($0)].serial)
                })
        }
    }

    /// The indexes of variables whose values may have changed in the last `solve()`, possibly with duplicates.
    public var moved: [Int32] { problem.moved }

    public func value(of variable: Variable) -> Double {
        let index = place(of: variable)
        guard let compromise else { return problem.values[index] }
        return compromise.values.indices.contains(index) ? compromise.values[index] : 0
    }

    /// A Boolean value that indicates whether the last `solve()` finished. It is false only if rounding caused the
    /// simplex method to cycle (which stops a debug build): the values are then those of the last step, and may not be
    /// optimal.
    public var isFinished: Bool { problem.isFinished && compromise?.whole.isFinished ?? true }

    /// Returns the distance from satisfying a constraint, in the units of its expression; 0 if it is satisfied.
    public func error(of id: ConstraintID) -> Double {
        let index = place(of: id)
        let (distance, size) = problem.violation(of: index, values: compromise?.values ?? problem.values)
        return distance > 1e-10 * max(1, size) ? distance * problem.constraints[index].scale : 0
    }

    /// Returns a Boolean value that indicates whether the constraints determine the variable's value. If false, its
    /// layout is ambiguous.
    public func isDetermined(_ variable: Variable) -> Bool {
        let index = place(of: variable)
        return compromise?.whole.isDetermined(index) ?? problem.isDetermined(index)
    }

    /// Checks the consistency of the solver, and stops the program on failure. Slow: for tests.
    public func checkInvariants() {
        if let broken = problem.brokenInvariant { preconditionFailure(broken) }
    }

    /// Returns the terms of a constraint, with like terms combined.
    private func sum(_ constraint: LinearConstraint) throws(LayoutSolverError) -> [Term] {
        var terms: [Term] = []
        terms.reserveCapacity(constraint.expression.terms.count)
        for term in constraint.expression.terms {
            let index = Int32(place(of: term.variable))
            if let known = terms.firstIndex(where: { $0.variable == index }) {
                terms[known].coefficient += term.coefficient
            } else {
                terms.append(Term(variable: index, coefficient: term.coefficient))
            }
        }
        for term in terms where !term.coefficient.isFinite {
            throw .notFinite(constraint: constraint.name, value: term.coefficient)
        }
        return terms.contains { $0.coefficient == 0 } ? terms.filter { $0.coefficient != 0 } : terms
    }

    private static func check(
        priority: Double, of constraint: LinearConstraint
    ) throws(LayoutSolverError) {
        guard (1...LinearConstraint.required).contains(priority) else {
            throw .priorityOutOfRange(constraint: constraint.name, priority: priority)
        }
    }

    private func place(of variable: Variable) -> Int {
        let index = Int(variable.unknown)
        precondition(
            problem.variables.indices.contains(index) && problem.variables[index].serial == variable.serial,
            "the variable was removed, or belongs to another solver: make one with makeVariable()")
        return index
    }

    private func place(of id: ConstraintID) -> Int {
        let index = Int(id.unknown)
        precondition(
            problem.constraints.indices.contains(index) && problem.constraints[index].serial == id.serial,
            "the constraint was removed, or belongs to another solver: keep the identity that add returned")
        return index
    }
}
