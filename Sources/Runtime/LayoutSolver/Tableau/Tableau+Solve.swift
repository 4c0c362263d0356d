extension Tableau {
    /// Moves to a solution of minimal cost.
    mutating func minimize() {
        isFinished = true
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
        optimize()
        refreshValues()
    }

    /// Returns whether rounding errors in the rows are visible in the values.
    private func hasDrifted() -> Bool {
        for index in unknowns.indices where !unknowns[index].isVariable {
            let (sum, size) = evaluate(terms[index])
            let tolerance = 1e-9 * max(1, size, abs(unknowns[index].breakpoint))
            if abs(sum - unknowns[index].value) > tolerance { return true }
        }
        return false
    }

    /// Returns the value of an expression, and the sum of the magnitudes of its terms.
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

    /// Returns required constraints that can't all be satisfied, not necessarily a minimal set, or nil if there are
    /// none. The tableau must be solved.
    func unsatisfiable() -> [Int]? {
        guard let required = levels.first, required == LinearConstraint.required else { return nil }
        var found: [Int] = []
        var isImpossible = false
        for index in unknowns.indices
        where !unknowns[index].isVariable && unknowns[index].level == 0 {
            // A coordinate that isn't at its breakpoint is violated like a row.
            let isAway = isViolated(unknowns[index])
            isImpossible = isImpossible || isAway
            if isAway || !unknowns[index].isBasic || unknowns[index].slope != 0 { found.append(index) }
        }
        guard isImpossible else { return nil }
        var priced = self
        priced.price()
        return found.filter { index in
            guard !unknowns[index].isBasic, unknowns[index].isAtBreakpoint else { return true }
            let place = unknowns[index].slot * levels.count
            return abs(priced.costs[place]) > 1e-10 * priced.sizes[place]
        }
    }

    /// Returns a minimal set of required constraints that can't all be satisfied, with multiples that cancel out: a
    /// violated row and all its coordinates, if each of them blocks it. Returns nil if there is no conflict or the
    /// proof isn't that simple. The tableau must be solved.
    func proof() -> [(unknown: Int, factor: Double)]? {
        guard levels.first == LinearConstraint.required else { return nil }
        for row in rows.indices {
            let index = Int(rowUnknown[row])
            let unknown = unknowns[index]
            guard !unknown.isVariable, unknown.level == 0, isViolated(unknown) else { continue }
            let direction: Double = unknown.value > unknown.breakpoint ? -1 : 1
            let isProof = rows[row].allSatisfy { entry in
                let coordinate = unknowns[Int(slotUnknown[Int(entry.slot)])]
                return coordinate.level == 0 && coordinate.isAtBreakpoint
                    && ownSlope(coordinate, direction: entry.coefficient > 0 ? direction : -direction) > 0
            }
            guard isProof else { continue }
            return [(index, 1)] + rows[row].map { (Int(slotUnknown[Int($0.slot)]), -$0.coefficient) }
        }
        return nil
    }

    private func isViolated(_ unknown: Unknown) -> Bool {
        unknown.violation > 1e-7 * max(1, unknown.tolerance * 1e10)
    }
}
