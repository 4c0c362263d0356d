extension Block {
    /// Settles ties: each variable, the earliest first, is as close to 0 as possible.
    mutating func settleTies(_ bases: [Double], _ variables: [Problem.Variable]) {
        guard freeParts > 0 else { return }
        let free = parts.filter(\.isFree)
        var tableau = Tableau()
        var locals: [Int32: Int32] = [:]
        for part in free {
            for parameter in part.parameters {
                let age = variables[Int(parameters[Int(parameter)])].serial
                locals[parameter] = tableau.makeVariable(serial: age)
            }
            _ = part.addRows(to: &tableau, rows, variables: locals)
        }
        tableau.minimize()
        guard tableau.settleConstraints() else { return copyValues(locals, from: tableau) }
        var sum = SparseSum(count: parameters.count)
        var settled = 0
        for variable in self.variables {
            var own: [Term] = []
            var constant = bases[Int(variable)]
            for term in terms(of: [Term(variable: variable, coefficient: 1)], variables, using: &sum) {
                if let local = locals[term.variable] {
                    own.append(Term(variable: local, coefficient: term.coefficient))
                } else {
                    constant += term.coefficient * decided[Int(term.variable)]
                }
            }
            guard !own.isEmpty else { continue }
            let index = own.count == 1 ? nil : tableau.addObserver(own)
            let target = own.count == 1 ? -constant / own[0].coefficient : -constant
            tableau.settle(Int(index ?? own[0].variable), at: target)
            settled += 1
            // Checking for an early end each time would cost more than it saves.
            guard settled % locals.count != 0 || tableau.isFree() else { break }
        }
        tableau.refreshValues()
        isFinished = isFinished && tableau.isFinished
        copyValues(locals, from: tableau)
    }

    private mutating func copyValues(_ locals: [Int32: Int32], from tableau: Tableau) {
        for (parameter, local) in locals { decided[Int(parameter)] = tableau.unknowns[Int(local)].value }
    }
}
