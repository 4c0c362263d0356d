extension Block {
    /// Updates the values for changed constants in `edited` only. The last evaluation must have found no conflict.
    /// Returns whether all required constraints are satisfied.
    mutating func follow(
        values: inout [Double], bases: inout [Double], moved: inout [Int32], constants: [Double],
        variables: [Problem.Variable]
    ) -> Bool {
        var uses = self.uses.take() ?? Uses(of: self, variables)
        defer { self.uses = uses }
        for constraint in edited { uses.mark(constraint: constraint) }
        edited.removeAll(keepingCapacity: true)
        walk(&bases, constants, &uses)
        uses.markRowsReadingChanged()
        let redecided = solveParts(touchedBy: &uses, bases, constants)
        if freeParts > 0 {
            settleTies(bases, variables)
            applyDecisions(values: &values, bases: bases, constants)
            moved += self.variables
            return fault == nil
        }
        uses.steps.insert(uses.changed)
        for parameter in redecided {
            let variable = parameters[Int(parameter)]
            values[Int(variable)] = decided[Int(parameter)]
            moved.append(variable)
            uses.markSteps(reading: steps.count + Int(parameter))
        }
        walk(&values, constants, &uses)
        moved += uses.changed.lazy.map { steps[Int($0)].variable }
        return fault == nil
    }

    /// Computes the marked steps and those that depend on changed values.
    private func walk(_ values: inout [Double], _ constants: [Double], _ uses: inout Uses) {
        var changed: [Int32] = []
        swap(&changed, &uses.changed)
        changed.removeAll(keepingCapacity: true)
        values.withUnsafeMutableBufferPointer { values in
            steps.withUnsafeBufferPointer { steps in
                stepTerms.withUnsafeBufferPointer { terms in
                    uses.drainSteps { index in
                        let step = steps[index]
                        var sum = constants[Int(step.equation)] * step.factor
                        for term in step.terms { sum += terms[term].coefficient * values[Int(terms[term].variable)] }
                        guard sum != values[Int(step.variable)] else { return false }
                        values[Int(step.variable)] = sum
                        changed.append(Int32(index))
                        return true
                    }
                }
            }
        }
        swap(&changed, &uses.changed)
    }

    /// Recomputes the marked rows and solves their parts. Returns the parameters with new values.
    private mutating func solveParts(touchedBy uses: inout Uses, _ bases: [Double], _ constants: [Double]) -> [Int32] {
        let touched = refreshRows(&uses, bases, constants)
        guard !touched.isEmpty else { return [] }
        var redecided: [Int32] = []
        for part in touched.count == 1 ? touched : Set(touched).sorted() {
            parts[part].isChanged = true
            solvePart(part) { redecided.append($0) }
            if fault == nil, parts[part].clash != nil { fault = .part(part) }
        }
        isFinished = unfinishedParts == 0
        return redecided
    }

    /// Recomputes the remainders of the marked rows. Returns the parts that depend on them, possibly with duplicates.
    private mutating func refreshRows(_ uses: inout Uses, _ bases: [Double], _ constants: [Double]) -> [Int] {
        var touched: [Int] = []
        var broken: Int?
        // Moved out while they change, so that there is one owner.
        var rows = self.rows
        self.rows = []
        rows.withUnsafeMutableBufferPointer { rows in
            rowTerms.withUnsafeBufferPointer { terms in
                uses.rows.drain { index in
                    var rest = constants[Int(rows[index].constraint)]
                    for term in rows[index].terms {
                        rest -= terms[term].coefficient * bases[Int(terms[term].variable)]
                    }
                    let hasChanged = rest != rows[index].rest
                    rows[index].rest = rest
                    if let part = rows[index].part {
                        if hasChanged, touched.last != part { touched.append(part) }
                    } else if broken == nil, !holds(rows[index], rest, bases, constants) {
                        broken = index
                    }
                }
            }
        }
        self.rows = rows
        if let broken { fault = .row(broken) }
        return touched
    }
}
