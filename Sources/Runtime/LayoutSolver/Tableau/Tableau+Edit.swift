extension Tableau {
    private mutating func makeUnknown(serial: Int) -> Int32 {
        var unknown = Unknown()
        unknown.serial = serial
        unknowns.append(unknown)
        terms.append([])
        return Int32(unknowns.count - 1)
    }

    mutating func makeVariable(serial: Int) -> Int32 {
        let index = makeUnknown(serial: serial)
        unknowns[Int(index)].isVariable = true
        unknowns[Int(index)].place = ~Int32(slotUnknown.count)
        slotUnknown.append(index)
        columns.append([])
        slotSums.append(0)
        slotSizes.append(0)
        return index
    }

    /// Adds a constraint whose terms contain each variable once.
    mutating func addConstraint(
        terms given: [Term], relation: LinearConstraint.Relation, constant: Double, priority: Double, attracts: Bool,
        serial: Int
    ) -> Int32 {
        let largest = given.reduce(0) { max($0, abs($1.coefficient)) }
        let scale = largest > 0 ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
        let index = makeUnknown(serial: serial)
        let scaled = given.map { Term(variable: $0.variable, coefficient: $0.coefficient / scale) }
        terms[Int(index)] = scaled
        unknowns[Int(index)].scale = scale
        unknowns[Int(index)].breakpoint = constant / scale
        unknowns[Int(index)].lower = relation == .lessThanOrEqual ? 0 : -scale
        unknowns[Int(index)].upper = relation == .greaterThanOrEqual ? 0 : scale
        unknowns[Int(index)].side = relation == .greaterThanOrEqual ? .right : .left
        unknowns[Int(index)].priority = priority
        unknowns[Int(index)].attracts = attracts
        enterLevel(of: Int(index))
        makeRow(for: index, terms: scaled)
        pending.append(index)
        return index
    }

    /// Adds a linear combination of variables without cost, to be evaluated and settled.
    mutating func addObserver(_ sum: [Term]) -> Int32 {
        let index = makeUnknown(serial: .max)
        terms[Int(index)] = sum
        makeRow(for: index, terms: sum)
        return index
    }

    mutating func setConstant(_ constant: Double, of index: Int) {
        let breakpoint = constant / unknowns[index].scale
        guard breakpoint != unknowns[index].breakpoint else { return }
        let change = breakpoint - unknowns[index].value
        let wasAtBreakpoint = unknowns[index].isAtBreakpoint
        unknowns[index].breakpoint = breakpoint
        if !unknowns[index].isBasic, wasAtBreakpoint {
            readColumn(unknowns[index].slot)
            shift(slot: unknowns[index].slot, by: change)
            unknowns[index].value = breakpoint
        }
    }

    private mutating func enterLevel(of index: Int) {
        let priority = unknowns[index].priority
        if let level = levels.firstIndex(of: priority) {
            unknowns[index].level = level
            return
        }
        let level = levels.firstIndex { $0 < priority } ?? levels.count
        levels.insert(priority, at: level)
        for other in unknowns.indices where other != index && !unknowns[other].isVariable {
            if unknowns[other].level >= level { unknowns[other].level += 1 }
        }
        unknowns[index].level = level
    }
}
