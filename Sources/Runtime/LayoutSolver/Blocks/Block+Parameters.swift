extension Block {
    /// The maximum number of terms of a stored expression in parameters.
    private static let longest = 6

    /// Computes `short`.
    mutating func shorten(_ variables: [Problem.Variable]) {
        var sum = SparseSum(count: parameters.count)
        short = [[Term]?](repeating: nil, count: self.variables.count)
        for (number, variable) in parameters.enumerated() {
            short[Int(variables[Int(variable)].place)] = [Term(variable: Int32(number), coefficient: 1)]
        }
        for row in solved {
            let variable = Int(parameters[Int(row.parameter)])
            short[Int(variables[variable].place)] = row.terms
        }
        let number = self.variables.first.flatMap { variables[Int($0)].block }
        for step in steps {
            var isLong = false
            for term in stepTerms[step.terms] where variables[Int(term.variable)].block == number {
                guard let known = short[Int(variables[Int(term.variable)].place)] else {
                    isLong = true
                    break
                }
                sum.add(known, times: term.coefficient)
            }
            let terms = sum.take()
            if !isLong, terms.count <= Self.longest { short[Int(variables[Int(step.variable)].place)] = terms }
        }
    }

    /// Returns a linear combination of variables in terms of free parameters, without the constant. `sum` has an
    /// element for each parameter.
    func terms(of terms: [Term], _ variables: [Problem.Variable], using sum: inout SparseSum) -> [Term] {
        let number = self.variables.first.flatMap { variables[Int($0)].block }
        if terms.count == 1, variables[Int(terms[0].variable)].block == number {
            let known = short[Int(variables[Int(terms[0].variable)].place)]
            if let known {
                return known.map {
                    Term(variable: $0.variable, coefficient: $0.coefficient * terms[0].coefficient)
                }
            }
        }
        // The remaining factors of variables without a stored expression, by step.
        var factors: [Double] = []
        var last = -1
        func add(_ term: Term, times factor: Double) {
            let variable = variables[Int(term.variable)]
            guard variable.block == number else { return }
            if let known = short[Int(variable.place)] {
                sum.add(known, times: term.coefficient * factor)
            } else {
                if factors.isEmpty { factors = [Double](repeating: 0, count: steps.count) }
                factors[variable.position - firstPosition] += term.coefficient * factor
                last = max(last, variable.position - firstPosition)
            }
        }
        for term in terms { add(term, times: 1) }
        for step in stride(from: last, through: 0, by: -1) where factors[step] != 0 {
            for term in stepTerms[steps[step].terms] { add(term, times: factors[step]) }
        }
        return sum.take()
    }

    /// Rewrites the constraints that aren't steps in terms of parameters, and groups the parameters that they connect.
    mutating func reduce(_ others: [Int32], checking spare: [Int32], in problem: Problem) {
        for index in spare { addRow(index, part: nil, problem) }
        var reduced: [(row: Int, terms: [Term])] = []
        var sum = SparseSum(count: parameters.count)
        var groups = DisjointSets(count: parameters.count)
        for index in others {
            let constraint = problem.constraints[Int(index)]
            let terms = terms(of: constraint.terms, problem.variables, using: &sum)
            guard let first = terms.first else {
                if constraint.isRequired { addRow(index, part: nil, problem) }
                continue
            }
            for term in terms { groups.join(Int(first.variable), Int(term.variable)) }
            addRow(index, part: 0, problem)
            reduced.append((rows.count - 1, terms))
        }
        partOf = [Int?](repeating: nil, count: parameters.count)
        decided = [Double](repeating: 0, count: parameters.count)
        var isSolved = [Bool](repeating: false, count: parameters.count)
        for row in solved { isSolved[Int(row.parameter)] = true }
        var partOfRoot = [Int?](repeating: nil, count: parameters.count)
        for parameter in parameters.indices where !isSolved[parameter] {
            let root = groups.root(of: parameter)
            let part = partOfRoot[root] ?? parts.count
            if part == parts.count { parts.append(Part()) }
            partOfRoot[root] = part
            partOf[parameter] = part
            parts[part].parameters.append(Int32(parameter))
        }
        for (row, terms) in reduced {
            guard let part = partOf[Int(terms[0].variable)] else { preconditionFailure("a solved parameter is left") }
            rows[row].part = part
            parts[part].add(terms, row: row, problem.constraints[Int(rows[row].constraint)])
        }
        let ages = parameters.map { problem.variables[Int($0)].serial }
        for part in parts.indices { parts[part].prepare(ages: ages) }
    }

    private mutating func addRow(_ constraint: Int32, part: Int?, _ problem: Problem) {
        let start = rowTerms.count
        rowTerms += problem.constraints[Int(constraint)].terms
        let relation = problem.constraints[Int(constraint)].relation
        rows.append(
            Row(constraint: constraint, part: part, relation: relation, terms: start..<rowTerms.count))
    }
}
