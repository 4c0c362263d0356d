extension Tableau {
    /// A move of a coordinate up or down.
    struct Move {
        var slot: Int
        /// 1 or -1.
        var direction: Double
    }

    /// The first level whose cost a move changes, and the change per unit.
    struct Derivative {
        var level: Int
        var value: Double
    }

    /// Computes the effect of each coordinate on the costs of all rows, by level.
    mutating func price() {
        let width = levels.count
        let count = slotUnknown.count * width
        if costs.count != count {
            costs = [Double](repeating: 0, count: count)
            sizes = costs
        } else {
            for index in 0..<count {
                costs[index] = 0
                sizes[index] = 0
            }
        }
        for row in rows.indices {
            let unknown = unknowns[Int(rowUnknown[row])]
            if unknown.slope != 0 { charge(row: row, slope: unknown.slope, level: unknown.level) }
        }
    }

    /// Adds a row's cost to those of its coordinates.
    mutating func charge(row: Int, slope: Double, level: Int) {
        guard slope != 0 else { return }
        let width = levels.count
        for entry in rows[row] {
            let cost = slope * entry.coefficient
            costs[Int(entry.slot) * width + level] += cost
            sizes[Int(entry.slot) * width + level] += abs(cost)
        }
    }

    /// Rewrites the costs after an exchange: the coordinate that now has a row was in the slot.
    mutating func rewriteCosts(row: Int, slot: Int) {
        let width = levels.count
        for level in 0..<width {
            let cost = costs[slot * width + level]
            let size = sizes[slot * width + level]
            guard size != 0 else { continue }
            costs[slot * width + level] = 0
            sizes[slot * width + level] = 0
            guard abs(cost) > 1e-12 * size else { continue }
            for entry in rows[row] {
                costs[Int(entry.slot) * width + level] += cost * entry.coefficient
                sizes[Int(entry.slot) * width + level] += size * abs(entry.coefficient)
            }
        }
    }

    /// Returns the change of a coordinate's own cost when it moves.
    func ownSlope(_ unknown: Unknown, direction: Double) -> Double {
        let isRight = unknown.isAtBreakpoint ? direction > 0 : unknown.value > unknown.breakpoint
        return direction * (isRight ? unknown.upper : unknown.lower)
    }

    /// Returns the derivative of the costs, or nil if the move changes none. `price` must have been called.
    func derivative(_ move: Move) -> Derivative? {
        let width = levels.count
        let unknown = unknowns[Int(slotUnknown[move.slot])]
        let own = ownSlope(unknown, direction: move.direction)
        for level in 0..<width {
            var cost = costs[move.slot * width + level] * move.direction
            var size = sizes[move.slot * width + level]
            if level == unknown.level {
                cost += own
                size += abs(own)
            }
            if abs(cost) > 1e-10 * size { return Derivative(level: level, value: cost) }
        }
        return nil
    }
}
