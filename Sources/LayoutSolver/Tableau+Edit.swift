extension Tableau {
    private mutating func makeUnknown(serial: Int) -> Int32 {
        order.removeAll()
        var unknown = Unknown()
        unknown.isUsed = true
        unknown.serial = serial
        if let unused = unusedUnknowns.popLast() {
            unknowns[Int(unused)] = unknown
            return unused
        }
        unknowns.append(unknown)
        terms.append([])
        return Int32(unknowns.count - 1)
    }

    private mutating func removeUnknown(_ index: Int) {
        order.removeAll()
        unknowns[index] = Unknown()
        terms[index] = []
        unusedUnknowns.append(Int32(index))
    }

    mutating func makeVariable(serial: Int) -> Int32 {
        let index = makeUnknown(serial: serial)
        unknowns[Int(index)].isVariable = true
        let slot: Int
        if let unused = unusedSlots.popLast() {
            slot = unused
        } else {
            slot = slotUnknown.count
            slotUnknown.append(-1)
            columns.append([])
            slotSums.append(0)
            slotSizes.append(0)
        }
        slotUnknown[slot] = index
        unknowns[Int(index)].place = ~Int32(slot)
        return index
    }

    /// Removes a variable that no constraint mentions.
    mutating func removeVariable(_ index: Int) {
        if unknowns[index].isBasic, let slot = sparsestSlot(row: unknowns[index].row, where: { _ in true }) {
            makeBasic(slot: slot, row: unknowns[index].row)
        }
        let slot = unknowns[index].slot
        readColumn(slot)
        // Nothing depends on the variable: entries left here are rounding.
        for row in columnRows { rows[row].removeAll { Int($0.slot) == slot } }
        columns[slot].removeAll()
        slotUnknown[slot] = -1
        unusedSlots.append(slot)
        removeUnknown(index)
    }

    /// The terms name each variable once.
    mutating func addConstraint(
        terms given: [Term], relation: LinearConstraint.Relation, constant: Double, priority: Double, serial: Int
    ) -> Int32 {
        let largest = given.reduce(0) { max($0, abs($1.coefficient)) }
        let scale = largest > 0 ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
        let index = makeUnknown(serial: serial)
        let scaled = given.map { Term(variable: $0.variable, coefficient: $0.coefficient / scale) }
        for term in scaled { unknowns[Int(term.variable)].uses += 1 }
        terms[Int(index)] = scaled
        unknowns[Int(index)].scale = scale
        unknowns[Int(index)].breakpoint = constant / scale
        unknowns[Int(index)].lower = relation == .lessThanOrEqual ? 0 : -scale
        unknowns[Int(index)].upper = relation == .greaterThanOrEqual ? 0 : scale
        unknowns[Int(index)].side = relation == .greaterThanOrEqual ? .right : .left
        unknowns[Int(index)].priority = priority
        enterLevel(of: Int(index))
        makeRow(for: index, terms: scaled)
        pending.append(index)
        return index
    }

    mutating func removeConstraint(_ index: Int) {
        for term in terms[index] { unknowns[Int(term.variable)].uses -= 1 }
        leaveLevel(of: index)
        if !unknowns[index].isBasic { makeBasic(index) }
        removeRow(unknowns[index].row)
        removeUnknown(index)
    }

    mutating func setConstant(_ constant: Double, of index: Int) {
        let breakpoint = constant / unknowns[index].scale
        let change = breakpoint - unknowns[index].value
        let wasAtBreakpoint = unknowns[index].isAtBreakpoint
        unknowns[index].breakpoint = breakpoint
        if !unknowns[index].isBasic, wasAtBreakpoint {
            readColumn(unknowns[index].slot)
            shift(slot: unknowns[index].slot, by: change)
            unknowns[index].value = breakpoint
        }
    }

    mutating func setPriority(_ priority: Double, of index: Int) {
        leaveLevel(of: index)
        unknowns[index].priority = priority
        order.removeAll()
        enterLevel(of: index)
    }

    /// Gives a coordinate a row. A variable takes its slot: there always is one, since the coordinates determine the
    /// variables.
    private mutating func makeBasic(_ index: Int) {
        let slot = unknowns[index].slot
        readColumn(slot)
        var best: (row: Int, size: Double)?
        for entry in columnRows.indices where unknowns[Int(rowUnknown[columnRows[entry]])].isVariable {
            let size = abs(columnCoefficients[entry])
            if size > best?.size ?? 0 { best = (columnRows[entry], size) }
        }
        guard let best else { preconditionFailure("no variable depends on coordinate \(index)") }
        pivot(row: best.row, slot: slot)
        chooseSide(index)
    }

    private mutating func makeBasic(slot: Int, row: Int) {
        let entering = Int(slotUnknown[slot])
        readColumn(slot)
        pivot(row: row, slot: slot)
        chooseSide(entering)
    }

    private mutating func enterLevel(of index: Int) {
        let priority = unknowns[index].priority
        if let level = levels.firstIndex(where: { $0.priority == priority }) {
            levels[level].count += 1
            unknowns[index].level = level
            return
        }
        let level = levels.firstIndex { $0.priority < priority } ?? levels.count
        levels.insert((priority, 1), at: level)
        for other in unknowns.indices where unknowns[other].isUsed && !unknowns[other].isVariable {
            if other != index, unknowns[other].level >= level { unknowns[other].level += 1 }
        }
        unknowns[index].level = level
    }

    private mutating func leaveLevel(of index: Int) {
        let level = unknowns[index].level
        levels[level].count -= 1
        guard levels[level].count == 0 else { return }
        levels.remove(at: level)
        for other in unknowns.indices where unknowns[other].level > level { unknowns[other].level -= 1 }
        unknowns[index].level = 0
    }
}
