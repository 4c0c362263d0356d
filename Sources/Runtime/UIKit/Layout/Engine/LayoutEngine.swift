import CoreGraphics
import LayoutSolver

/// The layout of a tree of views by its constraints. It belongs to the tree's root.
@MainActor
final class LayoutEngine {
    struct Known {
        let constraint: NSLayoutConstraint
        let id: ConstraintID
    }

    let items: LayoutItems
    private(set) var known: [ObjectIdentifier: Known] = [:]
    /// Those of which margins or baselines are part.
    private var marginal: [Known] = []
    /// Whether some constraint speaks of what is not in the tree yet.
    private var hasSkipped = false
    /// Frames or insets have changed that the engine does not decide.
    var needsRefresh = false
    /// Views whose contents have changed since they were told the width that they get.
    private var unsettled: [LayoutEntry] = []

    var root: UIView { items.root }
    private var translator: ConstraintTranslator { ConstraintTranslator(items: items) }

    /// `fitting` is for an engine that finds the size of `root` that comes nearest to a wish.
    init(root: UIView, fitting: LayoutItems.Fitting? = nil) {
        items = LayoutItems(root: root, fitting: fitting)
        if fitting != nil { _ = items.entry(of: root.link) }
        add(root)
        items.keepArchivedFrames()
    }

    // MARK: Building

    /// Takes in a view with all that is in it, down to views that have a layout of their own.
    private func add(_ view: UIView) {
        if !view.translatesAutoresizingMaskIntoConstraints, view !== root { _ = items.entry(of: view.link) }
        for constraint in view.constraints { add(constraint) }
        for child in view.subviews where !child.isLayoutIsland { add(child) }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard known[ObjectIdentifier(constraint)] == nil else { return }
        guard let linear = translator.translate(constraint) else {
            hasSkipped = true
            return
        }
        guard let id = items.insert(linear) else { return }
        let new = Known(constraint: constraint, id: id)
        known[ObjectIdentifier(constraint)] = new
        if constraint.dependsOnMargins { marginal.append(new) }
    }

    func forget(_ constraint: NSLayoutConstraint) {
        known[ObjectIdentifier(constraint)] = nil
        if constraint.dependsOnMargins { marginal.removeAll { $0.constraint === constraint } }
    }

    // MARK: Changes

    /// Whether layout has to begin anew for a view that has come. One that its frame places, with nothing in it that
    /// constraints place, is no concern of the engine's.
    func needsRebuilding(for view: UIView) -> Bool {
        if view.isLayoutIsland { return false }
        return hasSkipped || !view.translatesAutoresizingMaskIntoConstraints || !view.constraints.isEmpty
            || view.subviews.contains(where: needsRebuilding)
    }

    /// Whether constraints speak of a view or of anything in it.
    func knows(_ view: UIView) -> Bool {
        if view.isLayoutIsland { return false }
        return items.entry(knownOf: view.link) != nil
            || view.layoutGuides.contains { items.entry(knownOf: $0.link) != nil }
            || view.systemGuides.values.contains { items.entry(knownOf: $0.link) != nil }
            || view.subviews.contains(where: knows)
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let known = known[ObjectIdentifier(constraint)], let linear = translator.translate(constraint) else {
            return
        }
        items.set(linear.constant, of: known.id)
        root.setNeedsLayout()
        constraint.owner?.setNeedsLayout()
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let known = known[ObjectIdentifier(constraint)] else { return }
        items.needsSolving = true
        try? items.solver.setPriority(LayoutItems.solverPriority(constraint.priority), of: known.id)
        root.setNeedsLayout()
    }

    func constraintAdded(_ constraint: NSLayoutConstraint) {
        add(constraint)
        root.setNeedsLayout()
    }

    func constraintRemoved(_ constraint: NSLayoutConstraint) {
        guard let known = known[ObjectIdentifier(constraint)] else { return }
        forget(constraint)
        items.needsSolving = true
        items.solver.remove(known.id)
        root.setNeedsLayout()
    }

    func intrinsicSizeChanged(of view: UIView) {
        guard let entry = items.entry(knownOf: view.link), !view.translatesAutoresizingMaskIntoConstraints else {
            return
        }
        items.needsSolving = true
        items.holdIntrinsicSize(of: entry, view)
        unsettled.append(entry)
    }

    /// Takes over where frames, insets, margins and baselines have changed since.
    private func refresh() {
        needsRefresh = false
        items.refresh()
        for known in marginal {
            if let linear = translator.translate(known.constraint) { items.set(linear.constant, of: known.id) }
        }
    }

    // MARK: Solving

    /// Solves until texts have found their widths and heights, and nothing moves any more.
    func solve() {
        if needsRefresh { refresh() }
        guard items.needsSolving else { return }
        var moved: [LayoutEntry] = []
        for _ in 0..<4 where items.needsSolving {
            items.needsSolving = false
            _ = items.solver.solve(breaking: choose)
            if !items.solver.isFinished {
                root.environment.report("layout: the solver was led in circles; frames may be off")
            }
            let next = items.takeMoved()
            moved += next
            settleTexts(of: next + unsettled)
        }
        if items.fitting == nil { passOn(moved) }
    }

    /// Tells contents whose height depends on their width what they get.
    private func settleTexts(of entries: [LayoutEntry]) {
        unsettled = []
        for entry in entries {
            guard let view = entry.link.view, view.sizeDependsOnWidth else { continue }
            let width = items.solver.value(of: entry.box.width)
            if view.layoutWidthChanged(to: width) { intrinsicSizeChanged(of: view) }
        }
    }

    /// A change may move views anywhere in the tree, in views that have no other reason to lay out what is in them.
    private func passOn(_ moved: [LayoutEntry]) {
        for entry in moved {
            guard let view = entry.link.view else { continue }
            if entry.content != nil { view.setNeedsLayout() }
            guard entry.holds.frame.isEmpty, case let frame = items.frame(of: entry), frame != entry.lastFrame else {
                continue
            }
            entry.lastFrame = frame
            view.superview?.setNeedsLayout()
        }
    }

    // MARK: Results

    /// The frame that layout gives an item, in its parent's coordinates; nil where no constraint speaks of it.
    func frame(of item: any LayoutItem) -> CGRect? { items.entry(knownOf: item.link).map(items.frame) }

    /// The frame to give a view; nil for those that their own frame places.
    func layoutFrame(of view: UIView) -> CGRect? {
        guard let entry = items.entry(knownOf: view.link), entry.holds.frame.isEmpty else { return nil }
        return items.frame(of: entry)
    }

    /// The size of a scroll view's content, where constraints decide it.
    func contentSize(of view: UIView) -> CGSize? {
        items.entry(knownOf: view.link)?.content.map { items.value(of: $0).size }
    }

    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let entry = items.entry(knownOf: item.link) else { return false }
        return entry.box.all.contains { !items.solver.isDetermined($0) }
    }
}
