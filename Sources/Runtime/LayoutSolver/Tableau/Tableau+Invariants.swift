extension Tableau {
    /// Returns a description of the first inconsistency, or nil if there is none.
    func brokenInvariant() -> String? {
        for index in unknowns.indices {
            let unknown = unknowns[index]
            if unknown.isBasic {
                guard rowUnknown[unknown.row] == Int32(index) else { return "unknown \(index) has lost its row" }
            } else {
                guard slotUnknown[unknown.slot] == Int32(index) else { return "unknown \(index) has lost its slot" }
            }
            guard unknown.pin == .none else { return "unknown \(index) is still pinned" }
            if !unknown.isVariable, unknown.priority > 0 {
                guard levels[unknown.level] == unknown.priority else { return "level of unknown \(index)" }
            }
            for term in terms[index] where !unknowns[Int(term.variable)].isVariable {
                return "unknown \(index) is made of something that is not a variable"
            }
        }
        for row in rows.indices {
            if let broken = brokenInvariant(row: row) { return broken }
        }
        return nil
    }

    private func brokenInvariant(row: Int) -> String? {
        let entries = rows[row]
        for (entry, next) in zip(entries, entries.dropFirst()) where entry.slot >= next.slot {
            return "row \(row) is not sorted"
        }
        var meaning: [Int32: Double] = [:]
        var size = 1.0
        func add(_ index: Int, times factor: Double) {
            let expression = unknowns[index].isVariable ? [Term(variable: Int32(index), coefficient: 1)] : terms[index]
            for term in expression {
                meaning[term.variable, default: 0] += term.coefficient * factor
                size = max(size, abs(term.coefficient * factor))
            }
        }
        for entry in entries {
            guard columns[Int(entry.slot)].contains(Int32(row)) else { return "column \(entry.slot) lacks row \(row)" }
            add(Int(slotUnknown[Int(entry.slot)]), times: entry.coefficient)
        }
        add(Int(rowUnknown[row]), times: -1)
        for (variable, rest) in meaning where abs(rest) > 1e-7 * size {
            return "row \(row) is off by \(rest) in variable \(variable)"
        }
        return nil
    }
}
