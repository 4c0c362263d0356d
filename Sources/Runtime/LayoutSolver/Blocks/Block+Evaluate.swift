extension Block {
    /// Brings the values of its variables up to date with constants. Returns whether all required constraints hold.
    mutating func evaluate(
        values: inout [Double], bases: inout [Double], constants: [Double], variables: [Problem.Variable]
    ) -> Bool {
        for parameter in parameters { bases[Int(parameter)] = 0 }
        walk(&bases, constants)
        if !solved.isEmpty { settleRelations(&bases, constants) }
        refreshRows(bases, constants)
        for part in parts.indices where parts[part].isChanged {
            parts[part].solve(rows)
            for (parameter, value) in zip(parts[part].parameters, parts[part].values) {
                decided[Int(parameter)] = value
            }
        }
        isFinished = parts.allSatisfy(\.isFinished)
        settleTies(bases, variables)
        fault = fault ?? parts.indices.first { parts[$0].clash != nil }.map { .part($0) }
        guard !parameters.isEmpty else {
            for variable in self.variables { values[Int(variable)] = bases[Int(variable)] }
            return fault == nil
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
        return fault == nil
    }

    /// Computes the variables of all steps from the parameters.
    private func walk(_ values: inout [Double], _ constants: [Double]) {
        // Most of a changed constant's time is spent here.
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

    /// Gives the solved parameters what they are where the free ones are 0.
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

    private mutating func refreshRows(_ bases: [Double], _ constants: [Double]) {
        fault = nil
        for index in rows.indices {
            var rest = constants[Int(rows[index].constraint)]
            for term in rows[index].terms {
                rest -= rowTerms[term].coefficient * bases[Int(rowTerms[term].variable)]
            }
            if let part = rows[index].part {
                guard rest != rows[index].rest else { continue }
                parts[part].isChanged = true
            } else if fault == nil, !holds(rows[index], rest, bases, constants) {
                fault = .row(index)
            }
            rows[index].rest = rest
        }
    }

    /// Whether a row without parameters holds but for rounding.
    private func holds(_ row: Row, _ rest: Double, _ bases: [Double], _ constants: [Double]) -> Bool {
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
