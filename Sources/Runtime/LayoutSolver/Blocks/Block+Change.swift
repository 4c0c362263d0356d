extension Block {
    /// Brings values up to date with the constants of `edited` alone: what does not follow from them is not looked at.
    /// The last evaluation must have found no fault. Returns whether all required constraints hold.
    mutating func follow(
        values: inout [Double], bases: inout [Double], moved: inout [Int32], constants: [Double],
        variables: [Problem.Variable]
    ) -> Bool {
        var uses = self.uses ?? Uses(of: self, variables)
        self.uses = nil
        defer { self.uses = uses }
        for constraint in edited { uses.mark(constraint: constraint) }
        edited.removeAll(keepingCapacity: true)
        let changed = walk(&bases, constants, &uses, variables)
        for step in changed { uses.markRows(readingPlace: variables[Int(steps[Int(step)].variable)].place) }
        let redecided = solveParts(touchedBy: &uses, bases, constants)
        if hasFreePart {
            settleTies(bases, variables)
            takeDecisions(values: &values, bases: bases, constants)
            moved += self.variables
            return fault == nil
        }
        for step in changed { uses.steps.insert(step) }
        for parameter in redecided {
            let variable = parameters[Int(parameter)]
            values[Int(variable)] = decided[Int(parameter)]
            moved.append(variable)
            uses.markSteps(readingPlace: variables[Int(variable)].place)
        }
        for step in walk(&values, constants, &uses, variables) { moved.append(steps[Int(step)].variable) }
        return fault == nil
    }

    /// Computes marked steps and those that read what changes. Returns the steps whose variables have new values.
    private func walk(
        _ values: inout [Double], _ constants: [Double], _ uses: inout Uses, _ variables: [Problem.Variable]
    ) -> [Int32] {
        var changed: [Int32] = []
        while let index = uses.steps.popFirst() {
            let step = steps[Int(index)]
            var sum = constants[Int(step.equation)] * step.factor
            for term in step.terms { sum += stepTerms[term].coefficient * values[Int(stepTerms[term].variable)] }
            guard sum != values[Int(step.variable)] else { continue }
            values[Int(step.variable)] = sum
            changed.append(index)
            uses.markSteps(readingPlace: variables[Int(step.variable)].place)
        }
        return changed
    }

    /// Refreshes marked rows and solves their parts. Returns the parameters that were decided anew.
    private mutating func solveParts(touchedBy uses: inout Uses, _ bases: [Double], _ constants: [Double]) -> [Int32] {
        var touched: [Int] = []
        while let row = uses.rows.popFirst() {
            guard let part = refreshRow(Int(row), bases, constants) else { continue }
            if !parts[part].isChanged { touched.append(part) }
            parts[part].isChanged = true
        }
        var redecided: [Int32] = []
        for part in touched.sorted() {
            solvePart(part) { redecided.append($0) }
            if fault == nil, parts[part].clash != nil { fault = .part(part) }
        }
        if !touched.isEmpty { isFinished = partsAreFinished }
        return redecided
    }
}
