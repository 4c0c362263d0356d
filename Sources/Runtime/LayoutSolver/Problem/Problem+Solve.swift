extension Problem {
    /// Updates all blocks to the current constraints.
    mutating func solve() {
        gather()
        while let number = changed.min() {
            changed.removeAll { $0 == number }
            guard let place = blocks.place(of: number) else { continue }
            let before = moved.count
            let isPossible = blocks.all[place].evaluate(
                values: &values, bases: &bases, moved: &moved, constants: constants, variables: variables)
            if !isPossible {
                impossible.insert(number)
            } else if !impossible.isEmpty {
                impossible.remove(number)
            }
            guard moved.count > before else { continue }
            for reader in blocks.all[place].readers {
                guard let place = blocks.place(of: reader) else { continue }
                blocks.all[place].isStale = true
                if !changed.contains(reader) { changed.append(reader) }
            }
        }
    }

    /// Adds the waiting constraints to a block, with all that they can influence.
    private mutating func gather() {
        guard !waiting.isEmpty || !loose.isEmpty else { return }
        var gathered: [Int32] = []
        var next = 0
        while next < waiting.count {
            let index = Int(waiting[next])
            next += 1
            // The list may contain a removed constraint, or one that reuses its index twice.
            guard constraints[index].isUsed, constraints[index].block == nil else { continue }
            constraints[index].block = nextBlock
            gathered.append(Int32(index))
            for term in constraints[index].terms where !variables[Int(term.variable)].isConstant {
                dissolve(variables[Int(term.variable)].block)
            }
        }
        waiting.removeAll()
        gathered.sort { constraints[Int($0)].serial < constraints[Int($1)].serial }
        let number = nextBlock
        nextBlock += 1
        blocks.insert(Elimination(of: gathered, as: number, in: &self).block, as: number)
        changed.append(number)
        for variable in loose where variables[Int(variable)].block == nil {
            values[Int(variable)] = 0
            moved.append(variable)
        }
        loose.removeAll()
    }

    /// Whether the simplex method finished in all blocks.
    var isFinished: Bool { blocks.all.indices.allSatisfy { blocks.all[$0].isFinished } }

    /// Returns the distance from satisfying a constraint, divided by its scale, and the sum of the magnitudes of its
    /// terms.
    func violation(of index: Int, values: [Double]) -> (distance: Double, size: Double) {
        var sum = 0.0
        var size = abs(constants[index])
        for term in constraints[index].terms {
            let part = term.coefficient * values[Int(term.variable)]
            sum += part
            size += abs(part)
        }
        let distance = sum - constants[index]
        switch constraints[index].relation {
        case .equal: return (abs(distance), size)
        case .lessThanOrEqual: return (max(0, distance), size)
        case .greaterThanOrEqual: return (max(0, -distance), size)
        }
    }
}
