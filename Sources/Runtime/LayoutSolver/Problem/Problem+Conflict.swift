extension Problem {
    /// Returns a minimal set of required constraints that can't all be satisfied, or nil if there is none. The problem
    /// must be solved.
    func conflict() -> [Int32]? {
        guard let number = impossible.min(), let block = blocks[number], let fault = block.fault else { return nil }
        switch fault {
        case .row(let row):
            let index = block.rows[row].constraint
            return inOrder(equations(behind: [(index, 1)]) + [index])
        case .part(let part):
            guard let clash = block.parts[part].clash else { return nil }
            let combination = clash.rows.map { (block.rows[$0.row].constraint, $0.factor) }
            if clash.isIrreducible { return inOrder(equations(behind: combination) + combination.map(\.0)) }
            let inequalities = combination.map(\.0)
            return irreducible(inOrder(inequalities + inequalities.flatMap { equations(behind: [($0, 1)]) }))
        }
    }

    private func inOrder(_ indexes: [Int32]) -> [Int32] {
        Set(indexes).sorted { constraints[Int($0)].serial < constraints[Int($1)].serial }
    }

    /// Returns the equations whose multiples eliminate all variables but free parameters from a sum of constraints.
    /// They are linearly independent, so the multiples are unique and none that isn't 0 can be omitted.
    private func equations(behind combination: [(constraint: Int32, factor: Double)]) -> [Int32] {
        var total = combination
        // Relations among parameters are added, with what they eliminate from the solved ones.
        var wanted = descent(of: total).parameters
        for number in blocks.numbers.reversed() {
            guard let block = blocks[number], !block.solved.isEmpty else { continue }
            var sum = SparseSum(count: block.relations.count)
            for row in block.solved {
                guard let factor = wanted[block.parameters[Int(row.parameter)]] else { continue }
                sum.add(row.multipliers, times: -factor)
            }
            let relations = sum.take()
            guard !relations.isEmpty else { continue }
            total += relations.map { (block.relations[Int($0.variable)], $0.coefficient) }
            wanted = descent(of: total).parameters
        }
        let relations = total.dropFirst(combination.count).map(\.constraint)
        return relations + descent(of: total).equations
    }

    /// Eliminates determined variables from a sum of constraints, the latest first.
    private func descent(
        of combination: [(constraint: Int32, factor: Double)]
    ) -> (equations: [Int32], parameters: [Int32: Double]) {
        var sum = [Double](repeating: 0, count: variables.count)
        var sizes = sum
        func add(_ index: Int32, times factor: Double) {
            for term in constraints[Int(index)].terms {
                sum[Int(term.variable)] += term.coefficient * factor
                sizes[Int(term.variable)] += abs(term.coefficient * factor)
            }
        }
        for (index, factor) in combination { add(index, times: factor) }
        var equations: [Int32] = []
        let defined = variables.indices.filter { variables[$0].equation != nil }
            .sorted { variables[$0].position > variables[$1].position }
        for variable in defined where abs(sum[variable]) > 1e-9 * sizes[variable] {
            guard let equation = variables[variable].equation,
                let own = constraints[Int(equation)].terms.first(where: { Int($0.variable) == variable })
            else { continue }
            add(equation, times: -sum[variable] / own.coefficient)
            equations.append(equation)
        }
        var parameters: [Int32: Double] = [:]
        for variable in variables.indices
        where variables[variable].equation == nil && abs(sum[variable]) > 1e-9 * sizes[variable] {
            parameters[Int32(variable)] = sum[variable]
        }
        return (equations, parameters)
    }

    /// Reduces constraints that can't all be satisfied to a minimal set.
    private func irreducible(_ indexes: [Int32]) -> [Int32] {
        var kept = indexes
        for candidate in indexes where kept.contains(candidate) {
            let whole = WholeSolution(of: kept.filter { $0 != candidate }, in: self)
            if let smaller = whole.unsatisfiable { kept = inOrder(smaller) }
        }
        return kept
    }
}
