import CoreGraphics
import LayoutSolver

/// The constraints that the engine creates.
extension LayoutItems {
    // MARK: Constraints

    /// Adds a constraint. Returns nil for invalid numbers, which are reported.
    @discardableResult
    func insert(_ linear: LinearConstraint) -> ConstraintID? {
        do {
            needsSolving = true
            return try solver.add(linear)
        } catch {
            root.environment.report("layout: \(error)")
            return nil
        }
    }

    func set(_ constant: CGFloat, of id: ConstraintID) {
        guard abs(solver.constant(of: id) - constant) > 1e-9 else { return }
        needsSolving = true
        do {
            try solver.setConstant(constant, of: id)
        } catch {
            root.environment.report("layout: \(error)")
        }
    }

    func set(_ constants: [CGFloat], of ids: [ConstraintID]) {
        for (id, constant) in zip(ids, constants) { set(constant, of: id) }
    }

    static func solverPriority(_ priority: UILayoutPriority) -> Double {
        min(max(Double(priority.rawValue), 1), 1000)
    }

    @discardableResult
    func hold(_ expression: LinearExpression, _ constant: CGFloat) -> ConstraintID? {
        insert(LinearConstraint(expression, .equal, constant))
    }

    @discardableResult
    func hold(_ variable: Variable, _ constant: CGFloat, priority: UILayoutPriority = .required) -> ConstraintID? {
        hold(variable, .equal, constant, priority: priority)
    }

    @discardableResult
    func hold(
        _ variable: Variable, _ relation: LinearConstraint.Relation, _ constant: CGFloat,
        priority: UILayoutPriority = .required, _ name: String = ""
    ) -> ConstraintID? {
        insert(
            LinearConstraint(
                LinearExpression(variable), relation, constant, priority: Self.solverPriority(priority), name: name))
    }

    /// Adds constraints for a fixed rectangle.
    @discardableResult
    func hold(_ box: LayoutBox, at rectangle: CGRect) -> [ConstraintID] {
        zip(box.all, rectangle.numbers).compactMap { hold($0, $1) }
    }

    private func holdPositiveSize(_ box: LayoutBox) {
        hold(box.width, .greaterThanOrEqual, 0)
        hold(box.height, .greaterThanOrEqual, 0)
    }

    // MARK: Items

    /// Adds the constraints of a new item.
    func place(_ entry: LayoutEntry) {
        if let view = entry.link.view {
            if view === root {
                placeRoot(entry)
            } else if view.translatesAutoresizingMaskIntoConstraints {
                placeByFrame(entry, view)
            } else {
                holdPositiveSize(entry.box)
                holdIntrinsicSize(of: entry, view)
            }
        } else if let guide = entry.link.guide {
            place(entry, guide)
        }
    }

    private func placeRoot(_ entry: LayoutEntry) {
        guard let fitting else {
            // The origin of the root's bounds doesn't affect layout: scrolling changes nothing.
            entry.holds.frame = hold(entry.box, at: CGRect(origin: .zero, size: root.bounds.size))
            return
        }
        hold(entry.box.x, 0)
        hold(entry.box.y, 0)
        holdPositiveSize(entry.box)
        hold(entry.box.width, fitting.size.width, priority: fitting.horizontal)
        hold(entry.box.height, fitting.size.height, priority: fitting.vertical)
        holdIntrinsicSize(of: entry, root)
    }

    /// Positions a view by its frame; in a view whose size layout determines, by its autoresizing mask.
    private func placeByFrame(_ entry: LayoutEntry, _ view: UIView) {
        let frame = view.frame.inset(by: view.alignmentRectInsets)
        guard let parent = view.superview, parent !== root, self.entry(knownOf: parent.link) != nil,
            !parent.translatesAutoresizingMaskIntoConstraints
        else {
            entry.holds.frame = hold(entry.box, at: frame)
            return
        }
        let (box, outer) = (entry.box, self.entry(of: parent.link).box)
        if view.fillsSuperview {
            hold(box.x, 0)
            hold(box.y, 0)
            hold(box.width - outer.width, 0)
            hold(box.height - outer.height, 0)
            return
        }
        let (across, down) = view.autoresizingMask.springs(of: frame, in: parent.bounds.size)
        hold(box.x - outer.width * across.originFactor, across.originConstant)
        hold(box.width - outer.width * across.lengthFactor, across.lengthConstant)
        hold(box.y - outer.height * down.originFactor, down.originConstant)
        hold(box.height - outer.height * down.lengthFactor, down.lengthConstant)
    }

    private func place(_ entry: LayoutEntry, _ guide: UILayoutGuide) {
        guard let view = guide.owningView else { return }
        let box = entry.box
        if guide.role == .scrollContent {
            let content = contentBox(of: view)
            for (own, other) in zip(box.all, content.all) { hold(own - other, 0) }
        } else if let insets = guide.systemInsets {
            let outer = self.entry(of: view.link).box
            entry.holds.insets = [
                hold(box.y, insets.top), hold(box.x, insets.left),
                hold(outer.height - box.y - box.height, insets.bottom),
                hold(outer.width - box.x - box.width, insets.right),
            ].compactMap(\.self)
        } else if !guide.allowsNegativeDimensions {
            holdPositiveSize(box)
        }
    }

    /// Keeps the document's frames of views without constraints, as Interface Builder does.
    func keepArchivedFrames() {
        for entry in entries where !entry.isMentioned {
            guard let frame = entry.link.view?.archivedFrame else { continue }
            hold(entry.box, at: frame)
        }
    }

    // MARK: Changes

    /// Updates the constants of changed frames and insets.
    func refresh() {
        for entry in entries {
            if entry.holds.frame.count == 4, let view = entry.link.view {
                let frame =
                    view === root
                    ? CGRect(origin: .zero, size: root.bounds.size) : view.frame.inset(by: view.alignmentRectInsets)
                set(frame.numbers, of: entry.holds.frame)
            } else if entry.holds.insets.count == 4, let insets = entry.link.guide?.systemInsets {
                set([insets.top, insets.left, insets.bottom, insets.right], of: entry.holds.insets)
            }
        }
    }

    /// Forgets a constraint that was broken.
    func forget(_ id: ConstraintID) {
        for entry in entries { entry.holds.forget(id) }
    }
}

extension CGRect {
    fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
