import LayoutSolver

/// What constraints leave open, for tools that design layouts.
extension LayoutEngine {
    /// Solutions of changed constraints, by which the reasons of ambiguous layout are found.
    struct Trials {
        /// That in which broken constraints are as close to being satisfied as the others let them.
        var repaired: ConstraintSolver
        /// That in which, besides, no two optional constraints have the same priority.
        var ordered: ConstraintSolver
    }

    /// The priority of broken constraints in trials.
    private static let weakened = 999.95
    /// The range of the differences between equal priorities in trials.
    private static let differences = 0.04

    /// Returns what constraints leave open of an item's frame, or nil if that is nothing, or only because conflicting
    /// constraints were broken.
    func openLayout(of item: any LayoutItem) -> OpenLayout? {
        guard isAmbiguous(item), let box = items.entry(knownOf: item.link)?.box else { return nil }
        let trials = trials ?? makeTrials()
        self.trials = trials
        let open = OpenLayout(
            horizontal: axis(box.x, box.width, trials), vertical: axis(box.y, box.height, trials))
        return open.horizontal.isOpen || open.vertical.isOpen ? open : nil
    }

    private func axis(_ position: Variable, _ length: Variable, _ trials: Trials) -> OpenLayout.Axis {
        var axis = OpenLayout.Axis()
        axis.hasPosition = !trials.repaired.isDetermined(position)
        axis.hasLength = !trials.repaired.isDetermined(length)
        axis.isTied = axis.isOpen && [position, length].allSatisfy(trials.ordered.isDetermined)
        guard axis.hasPosition, axis.hasLength, !axis.isTied else { return axis }
        var held = trials.repaired
        let value = held.value(of: length)
        _ = try? held.add(LinearConstraint(LinearExpression(length), .equal, value, priority: Self.weakened))
        _ = held.solve()
        axis.needsOnlyOne = held.isDetermined(position)
        return axis
    }

    private func makeTrials() -> Trials {
        var repaired = items.solver
        for constraint in broken where constraint.isActive {
            guard var weak = translator.translate(constraint) else { continue }
            weak.priority = min(weak.priority, Self.weakened)
            _ = try? repaired.add(weak)
        }
        _ = repaired.solve()
        var ordered = repaired
        let optional =
            items.entries.flatMap { entry in
                (repaired.isDetermined(entry.box.width) ? [] : entry.holds.width)
                    + (repaired.isDetermined(entry.box.height) ? [] : entry.holds.height)
            } + known.values.map(\.id).filter { repaired.constraint($0).priority < LinearConstraint.required }
        for (number, id) in optional.enumerated() {
            let difference = Self.differences * Double(number + 1) / Double(optional.count)
            try? ordered.setPriority(repaired.constraint(id).priority + difference, of: id)
        }
        _ = ordered.solve()
        return Trials(repaired: repaired, ordered: ordered)
    }
}
