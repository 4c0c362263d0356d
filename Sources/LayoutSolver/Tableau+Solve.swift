extension Tableau {
    mutating func solve() {
        placePending()
        if pivotsSinceRebuild > 2000 + 4 * (rows.count + slotUnknown.count) { rebuild() }
        settle()
        if hasDrifted() {
            rebuild()
            settle()
        }
    }

    private mutating func settle() {
        refreshValues()
        optimise()
        settleTies()
        refreshValues()
    }

    /// Whether rounding in the rows shows in the values.
    private func hasDrifted() -> Bool {
        for index in unknowns.indices where unknowns[index].isUsed && !unknowns[index].isVariable {
            let (sum, size) = evaluate(terms[index])
            let tolerance = 1e-9 * max(1, size, abs(unknowns[index].breakpoint))
            if abs(sum - unknowns[index].value) > tolerance { return true }
        }
        return false
    }

    /// The value of an expression, and the sum of the sizes of its parts.
    func evaluate(_ terms: [Term]) -> (sum: Double, size: Double) {
        var sum = 0.0
        var size = 0.0
        for term in terms {
            let part = term.coefficient * unknowns[Int(term.variable)].value
            sum += part
            size += abs(part)
        }
        return (sum, size)
    }

    /// Required constraints that do not hold together; nil when all can. Not the fewest. The tableau must be solved.
    mutating func unsatisfiable() -> [Int]? {
        guard let required = levels.first, required.priority == LinearConstraint.required else { return nil }
        var found: [Int] = []
        var isViolated = false
        for index in unknowns.indices
        where unknowns[index].isUsed && !unknowns[index].isVariable && unknowns[index].level == 0 {
            // A coordinate that is not at its breakpoint is violated like a row.
            let isAway = unknowns[index].violation > 1e-7 * max(1, unknowns[index].tolerance * 1e10)
            isViolated = isViolated || isAway
            if isAway || !unknowns[index].isBasic || unknowns[index].slope != 0 { found.append(index) }
        }
        guard isViolated else { return nil }
        price()
        return found.filter { index in
            guard !unknowns[index].isBasic, unknowns[index].isAtBreakpoint else { return true }
            let place = unknowns[index].slot * levels.count
            return abs(costs[place]) > 1e-10 * sizes[place]
        }
    }

    /// Reduces required constraints that do not hold together to some of them of which none can be spared.
    func irreducible(_ constraints: [Int]) -> [Int] {
        var kept = constraints.sorted { unknowns[$0].serial < unknowns[$1].serial }
        for candidate in kept where kept.contains(candidate) {
            let fewer = kept.filter { $0 != candidate }
            if let smaller = unsatisfiable(fewer) {
                kept = smaller.sorted { unknowns[$0].serial < unknowns[$1].serial }
            }
        }
        return kept
    }

    /// Those of the constraints that prove that they do not hold together; nil when they do.
    private func unsatisfiable(_ constraints: [Int]) -> [Int]? {
        var alone = Tableau()
        var variables: [Int32: Int32] = [:]
        var origins: [Int32: Int] = [:]
        for index in constraints {
            var own: [Term] = []
            for term in terms[index] {
                let variable = variables[term.variable] ?? alone.makeVariable(serial: variables.count)
                variables[term.variable] = variable
                own.append(Term(variable: variable, coefficient: term.coefficient))
            }
            let unknown = unknowns[index]
            let relation: LinearConstraint.Relation =
                unknown.lower == 0 ? .lessThanOrEqual : unknown.upper == 0 ? .greaterThanOrEqual : .equal
            let copy = alone.addConstraint(
                terms: own, relation: relation, constant: unknown.breakpoint, priority: unknown.priority,
                serial: unknown.serial)
            origins[copy] = index
        }
        alone.placePending()
        alone.refreshValues()
        alone.optimise()
        alone.refreshValues()
        return alone.unsatisfiable()?.compactMap { origins[Int32($0)] }
    }
}
