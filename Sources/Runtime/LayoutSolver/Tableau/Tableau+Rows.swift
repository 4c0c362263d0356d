extension Tableau {
    func coefficient(row: Int, slot: Int) -> Double {
        rows[row].withUnsafeBufferPointer { entries in
            var low = 0
            var high = entries.count
            while low < high {
                let middle = (low + high) / 2
                if entries[middle].slot < Int32(slot) { low = middle + 1 } else { high = middle }
            }
            return low < entries.count && entries[low].slot == Int32(slot) ? entries[low].coefficient : 0
        }
    }

    /// Reads the slot's entries into `columnRows` and `columnCoefficients`, and removes stale ones from the column.
    mutating func readColumn(_ slot: Int) {
        columnRows.removeAll(keepingCapacity: true)
        columnCoefficients.removeAll(keepingCapacity: true)
        stamp += 1
        var kept = 0
        for index in columns[slot].indices {
            let row = columns[slot][index]
            guard rowStamp[Int(row)] != stamp else { continue }
            rowStamp[Int(row)] = stamp
            let coefficient = coefficient(row: Int(row), slot: slot)
            guard coefficient != 0 else { continue }
            columnRows.append(Int(row))
            columnCoefficients.append(coefficient)
            columns[slot][kept] = row
            kept += 1
        }
        columns[slot].removeLast(columns[slot].count - kept)
    }

    /// Exchanges a row's unknown with a slot's. Values don't change. `readColumn` must have been called for the slot.
    mutating func pivot(row: Int, slot: Int) {
        var pivotRow: [Entry] = []
        swap(&pivotRow, &rows[row])
        let inverse = 1 / coefficient(in: pivotRow, slot: slot)
        for index in pivotRow.indices {
            if Int(pivotRow[index].slot) == slot {
                pivotRow[index].coefficient = inverse
            } else {
                pivotRow[index].coefficient *= -inverse
            }
        }
        for (index, other) in columnRows.enumerated() where other != row {
            add(pivotRow, times: columnCoefficients[index], to: other, replacing: slot)
        }
        swap(&pivotRow, &rows[row])

        let entering = slotUnknown[slot]
        let leaving = rowUnknown[row]
        slotUnknown[slot] = leaving
        rowUnknown[row] = entering
        unknowns[Int(leaving)].place = ~Int32(slot)
        unknowns[Int(entering)].place = Int32(row)
        pivotsSinceRebuild += 1
    }

    private func coefficient(in entries: [Entry], slot: Int) -> Double {
        for entry in entries where Int(entry.slot) == slot { return entry.coefficient }
        preconditionFailure("the pivot row has no entry in slot \(slot)")
    }

    /// Removes the entry of `slot` from the row, then adds a multiple of `source`.
    private mutating func add(_ source: [Entry], times factor: Double, to row: Int, replacing slot: Int) {
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(rows[row].count + source.count)
        let replaced = Int32(slot)
        rows[row].withUnsafeBufferPointer { old in
            source.withUnsafeBufferPointer { new in
                var left = 0
                var right = 0
                while right < new.count {
                    let next = new[right]
                    while left < old.count, old[left].slot < next.slot {
                        scratch.append(old[left])
                        left += 1
                    }
                    let change = factor * next.coefficient
                    if left < old.count, old[left].slot == next.slot {
                        let before = next.slot == replaced ? 0 : old[left].coefficient
                        let sum = before + change
                        // The remainder of a cancellation is noise.
                        if abs(sum) > 1e-12 * (abs(before) + abs(change)) {
                            scratch.append(Entry(slot: next.slot, coefficient: sum))
                        }
                        left += 1
                    } else if change != 0 {
                        scratch.append(Entry(slot: next.slot, coefficient: change))
                        columns[Int(next.slot)].append(Int32(row))
                    }
                    right += 1
                }
                while left < old.count {
                    scratch.append(old[left])
                    left += 1
                }
            }
        }
        swap(&rows[row], &scratch)
    }

    /// Creates a row for an unknown given by variables.
    mutating func makeRow(for unknown: Int32, terms: [Term]) {
        let row = rows.count
        rows.append([])
        rowUnknown.append(unknown)
        rowStamp.append(0)
        unknowns[Int(unknown)].place = Int32(row)
        var touched: [Int32] = []
        func add(_ change: Double, at slot: Int32) {
            if slotSizes[Int(slot)] == 0 { touched.append(slot) }
            slotSums[Int(slot)] += change
            slotSizes[Int(slot)] += abs(change)
        }
        for term in terms {
            let variable = unknowns[Int(term.variable)]
            if variable.isBasic {
                for entry in rows[variable.row] { add(entry.coefficient * term.coefficient, at: entry.slot) }
            } else {
                add(term.coefficient, at: Int32(variable.slot))
            }
        }
        var entries: [Entry] = []
        for slot in touched {
            let sum = slotSums[Int(slot)]
            if abs(sum) > 1e-12 * slotSizes[Int(slot)] {
                entries.append(Entry(slot: slot, coefficient: sum))
                columns[Int(slot)].append(Int32(row))
            }
            slotSums[Int(slot)] = 0
            slotSizes[Int(slot)] = 0
        }
        entries.sort { $0.slot < $1.slot }
        rows[row] = entries
        refreshValue(row: row)
    }

    /// Computes a row's value from its coordinates.
    mutating func refreshValue(row: Int) {
        var sum = 0.0
        var size = 0.0
        for entry in rows[row] {
            let part = entry.coefficient * unknowns[Int(slotUnknown[Int(entry.slot)])].value
            sum += part
            size += abs(part)
        }
        let index = Int(rowUnknown[row])
        unknowns[index].value = sum
        unknowns[index].tolerance = 1e-10 * max(1, size, abs(unknowns[index].breakpoint))
        chooseSide(index)
    }

    /// Updates the side to the value; at the breakpoint it doesn't change.
    mutating func chooseSide(_ index: Int) {
        let distance = unknowns[index].value - unknowns[index].breakpoint
        if distance > unknowns[index].tolerance {
            unknowns[index].side = .right
        } else if distance < -unknowns[index].tolerance {
            unknowns[index].side = .left
        }
    }

    mutating func refreshValues() {
        for row in rows.indices { refreshValue(row: row) }
    }

    /// Moves a coordinate and with it every row of its column. `readColumn` must have been called for the slot.
    mutating func shift(slot: Int, by distance: Double) {
        guard distance != 0 else { return }
        unknowns[Int(slotUnknown[slot])].value += distance
        for index in columnRows.indices {
            unknowns[Int(rowUnknown[columnRows[index]])].value += columnCoefficients[index] * distance
        }
    }
}
