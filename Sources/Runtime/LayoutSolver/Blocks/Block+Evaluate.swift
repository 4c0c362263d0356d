extension Block {
    /// Computes the values of the block's variables. Returns whether all required constraints are satisfied.
    mutating func evaluate(
        values: inout [Double], bases: inout [Double], moved: inout [Int32], constants: [Double],
        variables: [Problem.Variable]
    ) -> Bool {
        if !isStale, fault == nil, solved.isEmpty {
            return follow(
                values: &values, bases: &bases, moved: &moved, constants: constants, variables: variables)
        }
        isStale = false
        edited.removeAll(keepingCapacity: true)
        for parameter in parameters { bases[Int(parameter)] = 0 }
        walk(&bases, constants)
        if !solved.isEmpty { settleRelations(&bases, constants) }
        fault = nil
        for row in rows.indices {
            if let part = refreshRow(row, bases, constants) { parts[part].isChanged = true }
        }
        for part in parts.indices where parts[part].isChanged { solvePart(part) }
        isFinished = unfinishedParts == 0
        settleTies(bases, variables)
        fault = fault ?? parts.indices.first { parts[$0].clash != nil }.map { .part($0) }
        applyDecisions(values: &values, bases: bases, constants)
        moved += self.variables
        return fault == nil
    }

    /// Computes all variables from the parameters' values.
    func applyDecisions(values: inout [Double], bases: [Double], _ constants: [Double]) {
        guard !parameters.isEmpty else {
            for variable in variables { values[Int(variable)] = bases[Int(variable)] }
            return
        }
        for parameter in parameters.indices where partOf[parameter] != nil {
            values[Int(parameters[parameter])] = decided[parameter]
        }
        for row in solved {
            let variable = Int(parameters[Int(row.parameter)])
            values[variable] = row.terms.reduce(bases[variable]) {
                $0 + $1.coefficient * decided[Int($1.variable)]
            }
        }
        walk(&values, constants)
    }

    /// Solves a part and reports the parameters whose values have changed.
    mutating func solvePart(_ part: Int, onChange: (Int32) -> Void = { _ in }) {
        let (wasFree, wasFinished) = (parts[part].isFree, parts[part].isFinished)
        parts[part].solve(rows)
        freeParts += (parts[part].isFree ? 1 : 0) - (wasFree ? 1 : 0)
        unfinishedParts += (parts[part].isFinished ? 0 : 1) - (wasFinished ? 0 : 1)
        for (parameter, value) in zip(parts[part].parameters, parts[part].values)
        where decided[Int(parameter)] != value {
            decided[Int(parameter)] = value
            onChange(parameter)
        }
    }

    /// Computes the variables of all steps from the parameters.
    private func walk(_ values: inout [Double], _ constants: [Double]) {
        // Most of the time of a changed constant is spent here.
        values.withUnsafeMutableBufferPointer { values in
            stepTerms.withUnsafeBufferPointer { terms in
                for step in steps {
                    var sum = constants[Int(step.equation)] * step.factor
                    for index in step.terms {
                        sum += terms[index].coefficient * values[Int(terms[index].variable)]
                    }
                    values[Int(step.variable)] = sum
                }
            }
        }
    }

    /// Computes the values of the solved parameters for free parameters of 0.
    private func settleRelations(_ bases: inout [Double], _ constants: [Double]) {
        let left = zip(relations, relationTerms).map { equation, terms in
            terms.reduce(constants[Int(equation)]) { $0 - $1.coefficient * bases[Int($1.variable)] }
        }
        for row in solved {
            bases[Int(parameters[Int(row.parameter)])] = row.multipliers.reduce(0) {
                $0 + $1.coefficient * left[Int($1.variable)]
            }
        }
        walk(&bases, constants)
    }

    /// Recomputes a row's remainder. Returns the part that depends on it if the remainder has changed.
    mutating func refreshRow(_ index: Int, _ bases: [Double], _ constants: [Double]) -> Int? {
        let row = rows[index]
        var rest = constants[Int(row.constraint)]
        for term in row.terms { rest -= rowTerms[term].coefficient * bases[Int(rowTerms[term].variable)] }
        rows[index].rest = rest
        if let part = row.part { return rest == row.rest ? nil : part }
        if fault == nil, !holds(row, rest, bases, constants) { fault = .row(index) }
        return nil
    }

    /// Returns whether a row without parameters is satisfied, except for rounding.
    func holds(_ row: Row, _ rest: Double, _ bases: [Double], _ constants: [Double]) -> Bool {
        let violation =
            switch row.relation {
            case .equal: abs(rest)
            case .lessThanOrEqual: -rest
            case .greaterThanOrEqual: rest
            }
        guard violation > 1e-7 else { return true }
        let size = rowTerms[row.terms].reduce(abs(constants[Int(row.constraint)])) {
            $0 + abs($1.coefficient * bases[Int($1.variable)])
        }
        return violation <= 1e-7 * size
    }
}
