import CoreGraphics
import LayoutSolver

/// The constraint-based layout of a view tree. It belongs to the root view.
@MainActor
final class LayoutEngine {
    struct Known {
        let constraint: NSLayoutConstraint
        let id: ConstraintID
    }

    let items: LayoutItems
    private(set) var known: [ObjectIdentifier: Known] = [:]
    /// The constraints that depend on margins or baselines.
    private var marginal: [Known] = []
    /// Whether a constraint has an item that isn't in the tree yet.
    private var hasSkipped = false
    /// The constraints that were broken for others with which they conflict.
    var broken: [NSLayoutConstraint] = []
    /// What the reasons of ambiguous layout were found with, since the last change.
    var trials: Trials?
    /// Whether frames or insets have changed that the engine doesn't compute.
    var needsRefresh = false
    /// The views whose content has changed since they were given their width.
    private var unsettled: [LayoutEntry] = []

    var root: UIView { items.root }
    var translator: ConstraintTranslator { ConstraintTranslator(items: items) }

    /// Creates an engine. `fitting` is for computing the fitting size of `root`.
    init(root: UIView, fitting: LayoutItems.Fitting? = nil) {
        items = LayoutItems(root: root, fitting: fitting)
        if fitting != nil { _ = items.entry(of: root.link) }
        add(root)
        items.keepArchivedFrames()
    }

    // MARK: Building

    /// Adds a view and its descendants, except those with a layout of their own.
    private func add(_ view: UIView) {
        if !view.translatesAutoresizingMaskIntoConstraints, view !== root { _ = items.entry(of: view.link) }
        for constraint in view.constraints { add(constraint) }
        for child in view.subviews where !child.isLayoutIsland { add(child) }
    }

    /// Adds a constraint, if its items are in the tree.
    func add(_ constraint: NSLayoutConstraint) {
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

    /// Returns whether a new view requires the engine to be rebuilt. A view that its frame positions, without
    /// constrained descendants, doesn't.
    func needsRebuilding(for view: UIView) -> Bool {
        if view.isLayoutIsland { return false }
        return hasSkipped || !view.translatesAutoresizingMaskIntoConstraints || !view.constraints.isEmpty
            || view.subviews.contains(where: needsRebuilding)
    }

    /// Returns whether constraints refer to a view or its descendants.
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

    /// Updates the constants of changed frames, insets, margins and baselines.
    private func refresh() {
        needsRefresh = false
        items.refresh()
        for known in marginal {
            if let linear = translator.translate(known.constraint) { items.set(linear.constant, of: known.id) }
        }
    }

    // MARK: Solving

    /// Solves until texts have their widths and heights, and nothing moves any more.
    func solve() {
        if needsRefresh { refresh() }
        guard items.needsSolving else { return }
        trials = nil
        var moved: [LayoutEntry] = []
        for _ in 0..<4 where items.needsSolving {
            items.needsSolving = false
            _ = items.solver.solve(breaking: choose)
            if !items.solver.isFinished {
                root.environment.report("layout: the solver did not finish; frames may be wrong")
            }
            let next = items.movedEntries()
            moved += next
            settleTexts(of: next + unsettled)
        }
        if items.fitting == nil { passOn(moved) }
    }

    /// Passes widths to views whose height depends on them.
    private func settleTexts(of entries: [LayoutEntry]) {
        unsettled = []
        for entry in entries {
            guard let view = entry.link.view, view.sizeDependsOnWidth else { continue }
            let width = items.solver.value(of: entry.box.width)
            if view.layoutWidthChanged(to: width) { intrinsicSizeChanged(of: view) }
        }
    }

    /// Marks the superviews of moved views for layout; they may be anywhere in the tree.
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

    /// Returns the frame of an item in its parent's coordinates, or nil if no constraint refers to it.
    func frame(of item: any LayoutItem) -> CGRect? { items.entry(knownOf: item.link).map(items.frame) }

    /// Returns the frame of a view, or nil if its own frame positions it.
    func layoutFrame(of view: UIView) -> CGRect? {
        guard let entry = items.entry(knownOf: view.link), entry.holds.frame.isEmpty else { return nil }
        return items.frame(of: entry)
    }

    /// Returns the content size of a scroll view if constraints determine it.
    func contentSize(of view: UIView) -> CGSize? {
        items.entry(knownOf: view.link)?.content.map {
            items.value(of: $0).snapped(scale: view.traitCollection.displayScale).size
        }
    }

    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let entry = items.entry(knownOf: item.link) else { return false }
        return entry.box.all.contains { !items.solver.isDetermined($0) }
    }
}
