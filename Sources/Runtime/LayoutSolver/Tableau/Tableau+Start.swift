extension Tableau {
    /// Adds pending constraints to the basis: violated ones become coordinates instead of variables.
    mutating func placePending() {
        guard !pending.isEmpty else { return }
        let waiting = pending.filter { unknowns[Int($0)].isBasic }.sorted {
            let left = unknowns[Int($0)]
            let right = unknowns[Int($1)]
            if left.priority != right.priority { return left.priority > right.priority }
            return left.serial < right.serial
        }
        pending.removeAll(keepingCapacity: true)
        for index in waiting.map(Int.init) where unknowns[index].isBasic {
            let unknown = unknowns[index]
            let isEqual = unknown.lower != 0 && unknown.upper != 0
            guard isEqual || unknown.violation > unknown.tolerance,
                let slot = sparsestSlot(row: unknown.row, where: { unknowns[$0].isVariable })
            else { continue }
            readColumn(slot)
            let row = unknown.row
            let distance = (unknown.breakpoint - unknown.value) / coefficient(row: row, slot: slot)
            shift(slot: slot, by: distance)
            unknowns[index].value = unknown.breakpoint
            pivot(row: row, slot: slot)
        }
    }

    /// Returns the slot with the shortest column among those of a row that match and have no small coefficient.
    func sparsestSlot(row: Int, where fits: (Int) -> Bool) -> Int? {
        let largest = rows[row].reduce(0) { max($0, abs($1.coefficient)) }
        var best: Int?
        for entry in rows[row] where abs(entry.coefficient) >= 0.1 * largest {
            let slot = Int(entry.slot)
            guard fits(Int(slotUnknown[slot])) else { continue }
            if best.map({ columns[slot].count < columns[$0].count }) ?? true { best = slot }
        }
        return best
    }

    /// Recomputes the rows from the constraints for the same basis, to remove accumulated rounding errors.
    mutating func rebuild() {
        var wantsSlot = [Bool](repeating: false, count: unknowns.count)
        for index in unknowns.indices { wantsSlot[index] = !unknowns[index].isBasic }
        let all = unknowns.indices.sorted { unknowns[$0].serial < unknowns[$1].serial }
        rows.removeAll()
        rowUnknown.removeAll()
        rowStamp.removeAll()
        stamp = 0
        for slot in slotUnknown.indices {
            slotUnknown[slot] = -1
            columns[slot].removeAll()
        }
        for (slot, index) in all.filter({ unknowns[$0].isVariable }).enumerated() {
            slotUnknown[slot] = Int32(index)
            unknowns[index].place = ~Int32(slot)
        }
        for index in all where !unknowns[index].isVariable { makeRow(for: Int32(index), terms: terms[index]) }
        let entering = all.filter { !unknowns[$0].isVariable && wantsSlot[$0] }.sorted {
            (terms[$0].count, unknowns[$0].serial) < (terms[$1].count, unknowns[$1].serial)
        }
        for index in entering {
            guard let slot = sparsestSlot(row: unknowns[index].row, where: { !wantsSlot[$0] }) else { continue }
            readColumn(slot)
            pivot(row: unknowns[index].row, slot: slot)
            unknowns[index].value = unknowns[index].breakpoint
        }
        pivotsSinceRebuild = 0
        refreshValues()
    }
}
