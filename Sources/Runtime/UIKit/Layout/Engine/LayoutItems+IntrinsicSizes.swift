import CoreGraphics
import LayoutSolver

/// The intrinsic content sizes of views.
extension LayoutItems {
    /// Required constraints win over contents of whatever priority, on Interface Builder's canvas as in apps.
    private static let strongest = UILayoutPriority(999.9)

    func holdIntrinsicSize(of entry: LayoutEntry, _ view: UIView) {
        let size = view.layoutIntrinsicSize
        let (hug, resist) = (view.huggingPriority, view.compressionPriority)
        entry.holds.width = hold(
            entry.box.width, size.width, hug.horizontal, resist.horizontal, view, instead: entry.holds.width)
        entry.holds.height = hold(
            entry.box.height, size.height, hug.vertical, resist.vertical, view, instead: entry.holds.height)
    }

    private func hold(
        _ variable: Variable, _ length: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority,
        _ view: UIView, instead old: [ConstraintID]
    ) -> [ConstraintID] {
        let (hugging, resistance) = (min(hugging, Self.strongest), min(resistance, Self.strongest))
        if length != UIView.noIntrinsicMetric, old.count == 2 {
            for (id, priority) in zip(old, [hugging, resistance]) {
                set(length, of: id)
                try? solver.setPriority(Self.solverPriority(priority), of: id)
            }
            return old
        }
        for id in old { solver.remove(id) }
        guard length != UIView.noIntrinsicMetric, length.isFinite else { return [] }
        let name = "intrinsic size of \(view.layoutName)"
        return [
            hold(variable, .lessThanOrEqual, length, priority: hugging, name),
            hold(variable, .greaterThanOrEqual, length, priority: resistance, name),
        ].compactMap(\.self)
    }
}
