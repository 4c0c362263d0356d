extension Tableau {
    /// Minimizes the costs level by level, with precedence for higher levels.
    mutating func optimize() {
        var still = 0
        // Steps update the costs incrementally, with some rounding.
        var stepsSincePrice = Int.max
        let limit = 100 * (rows.count + slotUnknown.count) + 1000
        for _ in 0..<limit {
            if stepsSincePrice > 30 {
                price()
                stepsSincePrice = 0
            }
            let isCareful = still > 20
            guard let move = improvingMove(isCareful: isCareful) else {
                if stepsSincePrice == 0 { return }
                stepsSincePrice = Int.max
                continue
            }
            still = advance(move, isCareful: isCareful) ? 0 : still + 1
            stepsSincePrice += 1
        }
        giveUp(after: limit)
    }

    mutating func giveUp(after steps: Int) {
        isFinished = false
        assertionFailure("the simplex method did not end in \(steps) steps")
    }

    /// Returns the steepest move of the highest level that can be improved; if `isCareful`, that of the oldest unknown
    /// (Bland's rule, which prevents cycles).
    private func improvingMove(isCareful: Bool) -> Move? {
        var best: Move?
        var bestDerivative = Derivative(level: .max, value: 0)
        var oldest = Int.max
        for slot in slotUnknown.indices {
            for direction in [1.0, -1.0] {
                let move = Move(slot: slot, direction: direction)
                guard let derivative = derivative(move), derivative.value < 0 else { continue }
                if isCareful {
                    let serial = unknowns[Int(slotUnknown[slot])].serial
                    guard serial < oldest else { continue }
                    oldest = serial
                } else {
                    guard
                        derivative.level < bestDerivative.level
                            || derivative.level == bestDerivative.level && derivative.value < bestDerivative.value
                    else { continue }
                }
                best = move
                bestDerivative = derivative
            }
        }
        return best
    }

    /// A point on the path of a move at which the slope of a cost changes.
    struct Bend {
        var distance: Double
        /// The row, or nil for the moving coordinate itself.
        var row: Int?
        var unknown: Int
        /// The magnitude of the unknown's change per unit.
        var rate: Double
    }

    /// Returns the bends on the path of a move, by distance. `readColumn` must have been called for the slot.
    func bends(_ move: Move) -> [Bend] {
        var bends: [Bend] = []
        let moving = Int(slotUnknown[move.slot])
        let distance = (unknowns[moving].breakpoint - unknowns[moving].value) * move.direction
        if unknowns[moving].hasKink, !unknowns[moving].isAtBreakpoint, distance > 0 {
            bends.append(Bend(distance: distance, row: nil, unknown: moving, rate: 1))
        }
        for index in columnRows.indices {
            let row = columnRows[index]
            let rate = columnCoefficients[index] * move.direction
            let unknown = Int(rowUnknown[row])
            if unknowns[unknown].pin == .value {
                bends.append(Bend(distance: 0, row: row, unknown: unknown, rate: abs(rate)))
                continue
            }
            guard unknowns[unknown].hasKink, (rate > 0) == (unknowns[unknown].side == .left) else { continue }
            let distance = (unknowns[unknown].breakpoint - unknowns[unknown].value) / rate
            bends.append(Bend(distance: max(0, distance), row: row, unknown: unknown, rate: abs(rate)))
        }
        return bends
    }

    /// Moves as far as the costs decrease and exchanges the coordinate with the row that stops it. Returns false if
    /// nothing moved.
    private mutating func advance(_ move: Move, isCareful: Bool) -> Bool {
        readColumn(move.slot)
        var bends = bends(move)
        bends.sort { left, right in
            if left.distance != right.distance { return left.distance < right.distance }
            if !isCareful, left.rate != right.rate { return left.rate > right.rate }
            return unknowns[left.unknown].serial < unknowns[right.unknown].serial
        }
        let stop = isCareful ? bends.indices.first : payingBend(bends, of: move)
        guard let stop else { return false }
        step(move, to: bends[stop], past: bends[..<stop])
        return bends[stop].distance > 0
    }

    /// Returns the bend after which the costs increase.
    private func payingBend(_ bends: [Bend], of move: Move) -> Int? {
        let width = levels.count
        let moving = unknowns[Int(slotUnknown[move.slot])]
        let own = ownSlope(moving, direction: move.direction)
        var gain = (0..<width).map { costs[move.slot * width + $0] * move.direction }
        var size = (0..<width).map { sizes[move.slot * width + $0] }
        gain[moving.level] += own
        size[moving.level] += abs(own)
        for (index, bend) in bends.enumerated() {
            let unknown = unknowns[bend.unknown]
            let change = (unknown.upper - unknown.lower) * bend.rate
            gain[unknown.level] += change
            size[unknown.level] += change
            let first = (0..<width).first { abs(gain[$0]) > 1e-10 * size[$0] }
            if first.map({ gain[$0] > 0 }) ?? true { return index }
        }
        // Costs are never negative, so only rounding leads here.
        return bends.indices.last
    }

    /// Moves to a bend, past others, and makes its row the coordinate.
    mutating func step(_ move: Move, to stop: Bend, past passed: ArraySlice<Bend>) {
        let moving = Int(slotUnknown[move.slot])
        let isRight =
            unknowns[moving].isAtBreakpoint
            ? move.direction > 0 : unknowns[moving].value > unknowns[moving].breakpoint
        unknowns[moving].side = isRight ? .right : .left
        shift(slot: move.slot, by: stop.distance * move.direction)
        for bend in passed { turn(bend) }
        if unknowns[stop.unknown].pin != .value {
            unknowns[stop.unknown].value = unknowns[stop.unknown].breakpoint
        }
        if let row = stop.row { exchange(row: row, slot: move.slot) }
    }

    /// Exchanges a row's unknown with a slot's and updates the costs. `readColumn` must have been called for the slot.
    mutating func exchange(row: Int, slot: Int) {
        let leaving = unknowns[Int(rowUnknown[row])]
        let entering = unknowns[Int(slotUnknown[slot])]
        charge(row: row, slope: -leaving.slope, level: leaving.level)
        pivot(row: row, slot: slot)
        rewriteCosts(row: row, slot: slot)
        charge(row: row, slope: entering.slope, level: entering.level)
    }

    /// Switches an unknown to the cost on the other side of its breakpoint.
    private mutating func turn(_ bend: Bend) {
        let before = unknowns[bend.unknown].slope
        unknowns[bend.unknown].side = unknowns[bend.unknown].side == .left ? .right : .left
        guard let row = bend.row else { return }
        charge(row: row, slope: unknowns[bend.unknown].slope - before, level: unknowns[bend.unknown].level)
    }
}
