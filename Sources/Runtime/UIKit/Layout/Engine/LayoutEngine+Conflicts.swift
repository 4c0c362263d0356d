import LayoutSolver

/// Conflicts of constraints.
extension LayoutEngine {
    /// Reports a conflict, and returns the last of its constraints that the app created, to be broken.
    func choose(_ conflict: Conflict) -> ConstraintID {
        let constraints = Dictionary(uniqueKeysWithValues: known.values.map { ($0.id, $0.constraint) })
        let made = conflict.constraints.filter { constraints[$0] != nil }
        let authors = made.filter { constraints[$0]?.isSystemMade == false }
        let victim = authors.last ?? made.last ?? conflict.constraints[conflict.constraints.count - 1]
        report(made.compactMap { constraints[$0] }, breaking: constraints[victim])
        if let constraint = constraints[victim] {
            broken.append(constraint)
            forget(constraint)
        } else {
            items.forget(victim)
        }
        return victim
    }

    /// The most constraints of a conflict that a message lists.
    private static let mostShown = 30

    private func report(_ conflict: [NSLayoutConstraint], breaking victim: NSLayoutConstraint?) {
        root.environment.conflict(conflict)
        let shown = conflict.prefix(Self.mostShown).map(\.description)
        let more = conflict.count > shown.count ? ["and \(conflict.count - shown.count) more"] : []
        let list = (shown + more).joined(separator: "; ")
        root.environment.report(
            "unable to satisfy all constraints: " + list + (victim.map { ". Will break \($0)" } ?? ""))
    }
}
