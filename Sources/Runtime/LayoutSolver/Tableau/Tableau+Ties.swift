extension Tableau {
    /// Returns whether a move costs nothing and no pinned unknown blocks it. `price` must have been called.
    func isFree(_ move: Move) -> Bool {
        let unknown = unknowns[Int(slotUnknown[move.slot])]
        switch unknown.pin {
        case .value: return false
        case .error: if ownSlope(unknown, direction: move.direction) != 0 { return false }
        case .none: break
        }
        return derivative(move) == nil
    }

    /// Returns whether there are several solutions of minimal cost with the settled values.
    mutating func isFree() -> Bool {
        price()
        return slotUnknown.indices.contains { slot in
            isFree(Move(slot: slot, direction: 1)) || isFree(Move(slot: slot, direction: -1))
        }
    }

    /// Among the solutions of minimal cost, minimizes the errors of the constraints one by one, then the distances from the
    /// limits that attract, as documented for `ConstraintSolver`. Returns whether several solutions remain.
    mutating func settleConstraints() -> Bool {
        guard isFree() else { return false }
        let order = unknowns.indices.filter { unknowns[$0].priority > 0 }.sorted {
            let (left, right) = (unknowns[$0], unknowns[$1])
            return left.priority != right.priority ? left.priority > right.priority : left.serial < right.serial
        }
        for index in order {
            if unknowns[index].isBasic {
                // Where the cost is level, the error is zero in all these solutions.
                guard unknowns[index].slope != 0 else { continue }
                settle(index, at: unknowns[index].breakpoint)
            } else if unknowns[index].isAtBreakpoint {
                unknowns[index].pin = .error
            } else {
                settle(index, at: unknowns[index].breakpoint)
            }
        }
        let attracting = order.filter { unknowns[$0].attracts }
        guard !attracting.isEmpty, isFree() else { return isFree() }
        for index in attracting { settle(index, at: unknowns[index].breakpoint) }
        return isFree()
    }

    /// Moves an unknown as close to a value as possible, and pins it.
    mutating func settle(_ index: Int, at target: Double) {
        bring(index, to: target)
        unknowns[index].pin = .value
    }

    /// Moves an unknown as close to a value as free moves can. Returns whether it moved by more than rounding. With
    /// `onlyTry`, stops at the first move.
    @discardableResult
    mutating func bring(_ index: Int, to target: Double, onlyTry: Bool = false) -> Bool {
        var hasMoved = false
        var stepsSincePrice = 0
        let limit = 100 * (rows.count + slotUnknown.count) + 1000
        for _ in 0..<limit {
            let wanted = target - unknowns[index].value
            guard abs(wanted) > unknowns[index].tolerance, let move = freeMove(of: index, up: wanted > 0) else {
                return hasMoved
            }
            readColumn(move.slot)
            let rate = unknowns[index].isBasic ? abs(coefficient(row: unknowns[index].row, slot: move.slot)) : 1
            let stop = bends(move).min {
                $0.distance != $1.distance
                    ? $0.distance < $1.distance : unknowns[$0.unknown].serial < unknowns[$1.unknown].serial
            }
            let distance = abs(wanted) / rate
            if let stop, stop.distance < distance {
                if stop.distance * rate > unknowns[index].tolerance { hasMoved = true }
                step(move, to: stop, past: [])
            } else {
                hasMoved = true
                if onlyTry { return true }
                reach(index, at: target, by: move, distance: distance)
            }
            if hasMoved, onlyTry { return true }
            stepsSincePrice += 1
            if stepsSincePrice > 30 {
                price()
                stepsSincePrice = 0
            }
        }
        giveUp(after: limit)
        return hasMoved
    }

    /// Moves to the target; the unknown becomes a coordinate.
    private mutating func reach(_ index: Int, at target: Double, by move: Move, distance: Double) {
        let moving = Int(slotUnknown[move.slot])
        let isRight =
            unknowns[moving].isAtBreakpoint
            ? move.direction > 0 : unknowns[moving].value > unknowns[moving].breakpoint
        unknowns[moving].side = isRight ? .right : .left
        shift(slot: move.slot, by: distance * move.direction)
        unknowns[index].value = target
        if unknowns[index].isBasic { exchange(row: unknowns[index].row, slot: move.slot) }
    }

    /// Returns the free move of the oldest coordinate that moves an unknown up or down.
    private func freeMove(of index: Int, up: Bool) -> Move? {
        guard unknowns[index].isBasic else {
            let move = Move(slot: unknowns[index].slot, direction: up ? 1 : -1)
            return isFree(move) ? move : nil
        }
        var best: Move?
        for entry in rows[unknowns[index].row] {
            let move = Move(slot: Int(entry.slot), direction: (entry.coefficient > 0) == up ? 1 : -1)
            guard isFree(move) else { continue }
            let serial = unknowns[Int(slotUnknown[move.slot])].serial
            if best.map({ serial < unknowns[Int(slotUnknown[$0.slot])].serial }) ?? true { best = move }
        }
        return best
    }

    /// Returns whether an unknown has the same value in every optimal solution. The tableau must be solved.
    func isDetermined(_ index: Int) -> Bool {
        var copy = self
        guard copy.isFree() else { return true }
        for direction in [1.0, -1.0] {
            let far = unknowns[index].value + direction * 1e9 * max(1, unknowns[index].tolerance * 1e10)
            if copy.bring(index, to: far, onlyTry: true) { return false }
        }
        return true
    }
}
