import CoreGraphics
import Foundation
import QuartzCore

/// Auto Layout.
extension UIView {
    // MARK: Constraints

    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.owner !== self else { return }
        constraint.owner?.removeConstraint(constraint)
        constraint.enterSpans()
        constraint.owner = self
        constraints.append(constraint)
        let root = layoutRoot
        if let engine = root.engine {
            engine.add(constraint)
            // While the tree is laid out, what moves is laid out again, and nothing else.
            guard root.treeLayouts == 0 else { return }
        }
        setNeedsLayout()
        root.setNeedsLayout()
    }

    func letGo(of constraint: NSLayoutConstraint) {
        guard let index = constraints.firstIndex(where: { $0 === constraint }) else { return }
        constraints.remove(at: index)
        constraint.owner = nil
        layoutEngine?.constraintRemoved(constraint)
        constraint.leaveSpans()
        setNeedsLayout()
    }

    /// Removes the constraints between a view that is removed and other views.
    func removeConstraints(about view: UIView) {
        var next: UIView? = self
        while let holder = next {
            for constraint in holder.constraints {
                let items = [constraint.first?.layoutView, constraint.second?.layoutView]
                if items.contains(where: { $0?.isDescendant(of: view) == true }) { holder.removeConstraint(constraint) }
            }
            next = holder.superview
        }
    }

    func hold(_ guide: UILayoutGuide) {
        guide.owningView = self
        if !layoutGuides.contains(where: { $0 === guide }) { layoutGuides.append(guide) }
    }

    func letGo(of guide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        layoutStructureChanged()
    }

    func intrinsicContentSizeChanged() {
        layoutEngine?.intrinsicSizeChanged(of: self)
        superview?.childSizeChanged(self)
        superview?.setNeedsLayout()
        if layoutEngine != nil { layoutRoot.setNeedsLayout() }
    }

    /// The intrinsic content size for the engine.
    var layoutIntrinsicSize: CGSize {
        var size = intrinsicContentSize
        if let placeholder = placeholderIntrinsicSize {
            if placeholder.width >= 0 { size.width = placeholder.width }
            if placeholder.height >= 0 { size.height = placeholder.height }
        }
        return size
    }

    // MARK: Engine

    /// The view whose engine lays this one out.
    var layoutRoot: UIView {
        if let known = knownLayoutRoot?.view { return known }
        let root = isLayoutIsland ? self : superview?.layoutRoot ?? self
        knownLayoutRoot = root.link
        return root
    }

    /// Resets the layout root when the superview changes. A view gets its root from its superview, so if one has none
    /// cached, its descendants don't either.
    func layoutRootChanged() {
        guard knownLayoutRoot != nil else { return }
        knownLayoutRoot = nil
        for view in subviews where !view.isLayoutIsland { view.layoutRootChanged() }
    }

    /// The engine, or nil if there is none yet.
    var layoutEngine: LayoutEngine? { layoutRoot.engine }

    /// Rebuilds the engine for added or removed views, if that matters to it.
    func layoutStructureChanged(where matters: (LayoutEngine) -> Bool = { _ in true }) {
        let root = layoutRoot
        if let engine = root.engine, !matters(engine) { return }
        root.engine = nil
        root.setNeedsLayout()
    }

    /// The engine with a solution for all changes.
    var solvedEngine: LayoutEngine {
        let root = layoutRoot
        let engine = root.engine ?? LayoutEngine(root: root)
        root.engine = engine
        engine.solve()
        return engine
    }

    /// Sets the frames of the subviews from constraints.
    func applyLayout() {
        let engine = solvedEngine
        for view in subviews where !view.isLayoutIsland {
            guard let frame = engine.layoutFrame(of: view) else { continue }
            view.setLayoutFrame(frame)
        }
    }

    /// Sets a frame with each edge rounded to whole pixels, so that adjacent views stay adjacent.
    private func setLayoutFrame(_ frame: CGRect) {
        var rounded = frame.snapped(scale: traitCollection.displayScale)
        rounded.size = CGSize(width: max(0, rounded.size.width), height: max(0, rounded.size.height))
        isSettingLayoutFrame = true
        defer { isSettingLayoutFrame = false }
        if ownLayer.affineTransform().isIdentity {
            if self.frame != rounded { self.frame = rounded }
        } else {
            bounds.size = rounded.size
            center = rounded.center
        }
    }

    // MARK: Passes

    func markForLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        markAncestors()
    }

    private func markAncestors() {
        var next = superview
        while let view = next, !view.subtreeNeedsLayout {
            view.subtreeNeedsLayout = true
            next = view.superview
        }
    }

    func updateConstraintsOfTree() {
        for view in subviews where view.needsLayout || view.subtreeNeedsLayout { view.updateConstraintsIfNeeded() }
        guard constraintsNeedUpdate else { return }
        constraintsNeedUpdate = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    func layOutIfNeeded() {
        // Safe areas, texts and lists can require another pass; the number of passes is limited.
        let root = layoutRoot
        root.treeLayouts += 1
        defer { root.treeLayouts -= 1 }
        environment.perform {
            for _ in 0..<(layoutNesting == 0 ? 12 : 2) {
                // A view that asks for its own layout whenever it is laid out would do so without end.
                guard layoutNesting < 3 else { return }
                updateConstraintsIfNeeded()
                // A constraint that an ancestor owns may have changed: affected views are marked.
                layoutEngine?.solve()
                guard needsLayout || subtreeNeedsLayout else { return }
                layoutTree()
            }
        }
    }

    /// Lays out the whole tree that contains the view, from its root, before it is shown.
    package func layoutWholeTreeIfNeeded() {
        var root = self
        while let parent = root.superview { root = parent }
        root.layoutIfNeeded()
    }

    private func layoutTree() {
        // A new cell has not been updated yet.
        if isLayoutIsland { updateConstraintsIfNeeded() }
        treeLayouts += 1
        defer { treeLayouts -= 1 }
        if needsLayout {
            if constraintsNeedUpdate { updateConstraintsIfNeeded() }
            needsLayout = false
            layoutNesting += 1
            layoutSublayers(of: layer)
            layoutNesting -= 1
            // Constraints that came with the layout move what they concern.
            if isLayoutIsland { engine?.solve() }
        }
        subtreeNeedsLayout = false
        for view in subviews where view.needsLayout || view.subtreeNeedsLayout {
            view.layoutTree()
            if view.needsLayout || view.subtreeNeedsLayout { subtreeNeedsLayout = true }
        }
        if isLayoutIsland { engine?.solve() }
        if needsLayout { markAncestors() }
    }

    // MARK: Fitting

    /// Returns the size from constraints for a target size and priorities.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let trial = LayoutEngine(
            root: self, fitting: LayoutItems.Fitting(size: target, horizontal: horizontal, vertical: vertical))
        trial.solve()
        guard let frame = trial.frame(of: self) else { return target }
        let scale = traitCollection.displayScale
        return frame.size.ceiled(scale: scale)
    }

    func constraintsAbout(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { constraints(of: self, axis) }

    /// Returns the constraints of an item of the view that it and the views around it hold.
    func constraints(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var next: UIView? = self
        while let holder = next {
            found += holder.constraints.filter { $0.firstItem === item || $0.secondItem === item }
            next = holder.superview
        }
        return found.filter { $0.firstAttribute.axis == axis }
    }

    /// The descendants of the document, including the view itself, whose layout is ambiguous.
    package var ambiguousViews: [UIView] {
        let own = !translatesAutoresizingMaskIntoConstraints && documentID != nil && hasAmbiguousLayout
        return (own ? [self] : []) + subviews.flatMap(\.ambiguousViews)
    }

    /// What constraints leave open of the view's frame, or nil if that is nothing, or only because conflicting
    /// constraints were broken.
    package var openLayout: OpenLayout? { layoutEngine?.openLayout(of: self) }

    /// The view's name in messages.
    package var nameInMessages: String { layoutName }
}
