extension Problem {
    mutating func makeVariable(serial: Int) -> Int32 {
        var variable = Variable()
        variable.serial = serial
        variable.isUsed = true
        if let unused = unusedVariables.popLast() {
            variables[Int(unused)] = variable
            values[Int(unused)] = 0
            return unused
        }
        variables.append(variable)
        values.append(0)
        bases.append(0)
        return Int32(variables.count - 1)
    }

    /// Removes a variable that no constraint uses.
    mutating func removeVariable(_ index: Int) {
        dissolve(variables[index].block)
        variables[index] = Variable()
        unusedVariables.append(Int32(index))
    }

    /// Adds a constraint whose terms contain each variable once.
    mutating func addConstraint(
        terms: [Term], relation: LinearConstraint.Relation, constant: Double, priority: Double, attracts: Bool,
        serial: Int
    ) -> Int32 {
        let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
        let scale = largest > 0 ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
        var scaled = terms
        for index in scaled.indices {
            scaled[index].coefficient /= scale
            variables[Int(scaled[index].variable)].uses += 1
        }
        let constraint = Constraint(
            terms: scaled, relation: relation, scale: scale, priority: priority, attracts: attracts, serial: serial,
            isUsed: true)
        let index: Int32
        if let unused = unusedConstraints.popLast() {
            index = unused
            constraints[Int(index)] = constraint
            constants[Int(index)] = constant / scale
        } else {
            index = Int32(constraints.count)
            constraints.append(constraint)
            constants.append(constant / scale)
        }
        waiting.append(index)
        return index
    }

    mutating func removeConstraint(_ index: Int) {
        dissolve(constraints[index].block)
        for term in constraints[index].terms { variables[Int(term.variable)].uses -= 1 }
        constraints[index] = Constraint()
        unusedConstraints.append(Int32(index))
    }

    mutating func setConstant(_ constant: Double, of index: Int) {
        let scaled = constant / constraints[index].scale
        guard constants[index] != scaled else { return }
        constants[index] = scaled
        guard let block = constraints[index].block else { return }
        if let place = blocks.place(of: block) { blocks.all[place].edited.append(Int32(index)) }
        if !changed.contains(block) { changed.append(block) }
    }

    mutating func setPriority(_ priority: Double, of index: Int) {
        guard constraints[index].priority != priority else { return }
        constraints[index].priority = priority
        dissolve(constraints[index].block)
    }

    /// Dissolves a block and those that depend on it: its constraints are waiting again.
    mutating func dissolve(_ number: Int?) {
        guard let number, let block = blocks.remove(number) else { return }
        changed.removeAll { $0 == number }
        impossible.remove(number)
        for index in block.constraints {
            constraints[Int(index)].block = nil
            waiting.append(index)
        }
        loose += block.variables
        for index in block.variables {
            variables[Int(index)].block = nil
            variables[Int(index)].isConstant = false
            variables[Int(index)].equation = nil
        }
        for reader in block.readers { dissolve(reader) }
    }
}
