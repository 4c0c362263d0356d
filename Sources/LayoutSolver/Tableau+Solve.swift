extension Tableau {
    /// Moves to a solution of least cost.
    mutating func minimise() {
        placePending()
        if pivotsSinceRebuild > 2000 + 4 * (rows.count + slotUnknown.count) { rebuild() }
        descend()
        if hasDrifted() {
            rebuild()
            descend()
        }
    }

    private mutating func descend() {
        refreshValues()
        optimise()
        refreshValues()
    }

    /// Whether rounding in the rows shows in the values.
    private func hasDrifted() -> Bool {
        for index in unknowns.indices where !unknowns[index].isVariable {
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
        guard let required = levels.first, required == LinearConstraint.required else { return nil }
        var found: [Int] = []
        var isViolated = false
        for index in unknowns.indices
        where !unknowns[index].isVariable && unknowns[index].level == 0 {
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
}
