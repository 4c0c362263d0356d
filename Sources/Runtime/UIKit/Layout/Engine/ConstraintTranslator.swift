import CoreGraphics
import LayoutSolver

/// Translates constraints between items to variables of their boxes.
@MainActor
struct ConstraintTranslator {
    let items: LayoutItems

    /// Returns the linear constraint, or nil if an item isn't in the tree.
    func translate(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        guard let first = constraint.first, items.contain(first) else { return nil }
        // As in UIKit, the view that has the constraint says how it reads, rather than each of its items.
        let readsFromRight = (constraint.owner ?? first.layoutView)?.readsFromRight == true
        var sum = LinearExpression()
        sum.terms.reserveCapacity(4)
        add(
            constraint.firstAttribute, of: first, seenBy: constraint.second, times: 1, isFlipped: readsFromRight,
            to: &sum)
        var constant = Double(constraint.constant)
        // Without a second item, its attribute doesn't count: libraries and apps give `.width` or `.notAnAttribute` alike.
        if constraint.secondAttribute != .notAnAttribute, let second = constraint.second {
            guard items.contain(second) else { return nil }
            add(
                constraint.secondAttribute, of: second, seenBy: first, times: -Double(constraint.multiplier),
                isFlipped: readsFromRight, to: &sum)
            if constraint.isSymbolic { constant = Double(Self.standardSpace(first.view, second.view)) }
        }
        // Leading and trailing distances go the way of reading, and are at least or at most so long in it.
        let isFlipped = constraint.firstAttribute.followsReading && readsFromRight
        if isFlipped { constant = -constant }
        for link in [first, constraint.second] { link.flatMap(items.entry(knownOf:))?.isMentioned = true }
        // The sum's constant of margins and baselines moves to the right, so that it can change.
        constant -= sum.constant
        sum.constant = 0
        // A size begins at 0, where a greatest one leaves it; a position has no such limit, and begins at that of the constraint.
        let attracts = !constraint.isSystemMade && !constraint.firstAttribute.isSize
        return LinearConstraint(
            sum, Self.relation(constraint.relation, isFlipped: isFlipped), constant,
            priority: LayoutItems.solverPriority(constraint.priority), attracts: attracts,
            name: constraint.identifier ?? "")
    }

    private static func relation(
        _ relation: NSLayoutConstraint.Relation, isFlipped: Bool
    ) -> LinearConstraint.Relation {
        switch relation {
        case .lessThanOrEqual: isFlipped ? .greaterThanOrEqual : .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: isFlipped ? .lessThanOrEqual : .greaterThanOrEqual
        }
    }

    /// Returns the system spacing: 20 to the superview's edge, 8 between siblings, 0 for guides.
    private static func standardSpace(_ first: UIView?, _ second: UIView?) -> CGFloat {
        guard let first, let second else { return 0 }
        if first is ControllerLayoutGuide || second is ControllerLayoutGuide { return 8 }
        return first.superview === second || second.superview === first ? 20 : 8
    }

    /// Adds a multiple of an attribute in the common coordinates of both items.
    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of link: LayoutItemLink, seenBy other: LayoutItemLink?,
        times factor: Double, isFlipped: Bool, to sum: inout LinearExpression
    ) {
        guard attribute != .notAnAttribute else { return }
        let view = link.view
        let isContainer = view.map { view in other?.isInside(view) ?? false } ?? false
        let isContent = isContainer && attribute.isEdge && view?.hasScrollableContent == true
        let box = isContent ? items.contentBox(of: view ?? items.root) : items.entry(of: link).box
        let isAtOrigin = view === items.root || isContainer
        let axis = attribute.axis
        let (origin, length) = axis == .horizontal ? (box.x, box.width) : (box.y, box.height)
        let share = attribute.share(isFlipped: attribute.followsReading && isFlipped)
        if !attribute.isSize, !isAtOrigin {
            sum.add(origin, times: factor)
            addOrigins(around: link, to: commonView(of: link, other), axis, times: factor, to: &sum)
        }
        if attribute.isBaseline {
            let line = (attribute == .firstBaseline ? view?.firstBaseline : view?.lastBaseline) ?? .bottom
            if line.share != 0 { sum.add(length, times: factor * line.share) }
            sum.constant += factor * line.offset
            return
        }
        if share != 0 { sum.add(length, times: factor * share) }
        guard attribute.isMargin, let view else { return }
        // Where a margin says where its view is to be, what covers the view there is no part of it: the view would run away from
        // its own margin.
        let margins = isContainer ? view.layoutMargins : view.ownMargins
        let (before, after) =
            axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
        sum.constant += factor * (before * (1 - share) - after * share)
    }

    /// Returns the view in whose coordinates the items of a constraint are compared, or nil for the root's superview.
    private func commonView(of link: LayoutItemLink, _ other: LayoutItemLink?) -> UIView? {
        guard let parent = link.parent else { return nil }
        guard let other else { return parent }
        let otherParent = other.parent
        if parent === otherParent { return parent }
        if let container = other.view, link.isInside(container) { return container }
        return parent.commonAncestor(with: otherParent ?? other.layoutView) ?? items.root
    }

    /// Adds the origins of the views between an item and an ancestor.
    private func addOrigins(
        around link: LayoutItemLink, to ancestor: UIView?, _ axis: NSLayoutConstraint.Axis, times factor: Double,
        to sum: inout LinearExpression
    ) {
        var next = link.parent
        while let view = next, view !== ancestor, view !== items.root {
            let outer = items.entry(of: view.link).box
            let insets = view.alignmentRectInsets
            sum.add(axis == .horizontal ? outer.x : outer.y, times: factor)
            sum.constant -= factor * (axis == .horizontal ? insets.left : insets.top)
            next = view.superview
        }
    }
}
