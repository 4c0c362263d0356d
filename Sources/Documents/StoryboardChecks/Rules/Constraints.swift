import ElementCatalog
import StoryboardModel
import XMLTree

extension RuleSet {
    static let constraints = [
        Rule("constraint.duplicate", .warning, "two constraints are equivalent", find: duplicateConstraints),
        Rule(
            "constraint.contradiction", .error, "two required constraints cannot both be satisfied",
            find: contradictions),
        Rule(
            "constraint.outside", .error, "a constraint belongs to a view that does not contain both of its items",
            find: outside),
    ]

    // MARK: Duplicates

    private static func duplicateConstraints(in context: CheckContext) -> [Finding] {
        context.demands.values.flatMap { group -> [Finding] in
            guard group.count > 1 else { return [] }
            return group.repeated(by: \.claim).map { demand, twin in
                let isNamed = !context.document.references(to: demand.constraint.id).isEmpty
                return Finding(
                    demand.constraint.node,
                    "\(context.describe(demand.constraint)) is constrained twice, here and by '\(twin.constraint.id)'",
                    hint: "remove one of the two",
                    fix: isNamed ? nil : Fix("Remove the constraint", removing: demand.constraint.node))
            }
        }
    }

    // MARK: Contradictions

    private static func contradictions(in context: CheckContext) -> [Finding] {
        context.demands.values.flatMap { group -> [Finding] in
            guard group.count > 1 else { return [] }
            var room = Demand.Room()
            return group.compactMap { demand in
                guard let other = room.contradiction(with: demand) else {
                    room.narrow(by: demand)
                    return nil
                }
                return Finding(
                    demand.constraint.node,
                    "\(context.describe(demand.constraint)) must be \(demand.words) here, but \(other.words) by '\(other.constraint.id)'",
                    hint: "remove one of the two, or lower its priority below 1000")
            }
        }
    }

    // MARK: Owners

    private static func outside(in context: CheckContext) -> [Finding] {
        context.constraints.compactMap { constraint in
            guard let owner = constraint.owner else { return nil }
            let items = [constraint.firstItemID, constraint.secondItemID].compactMap { $0 }.compactMap(context.object)
            let views = items.compactMap(\.constrainedView)
            guard views.count == items.count, let stranger = views.first(where: { !owner.contains($0) }) else {
                return nil
            }
            let isDivided = views.count == 2 && views[0].outermostView != views[1].outermostView
            return Finding(
                constraint.node,
                isDivided
                    ? "constraint between \(context.name(views[0])) and \(context.name(views[1])), which have no common superview"
                    : "constraint belongs to \(context.name(owner)), which does not contain \(context.name(stranger))",
                hint: isDivided
                    ? "remove the constraint"
                    : "move the constraint to the nearest view that contains both of its items",
                fix: isDivided ? Fix("Remove the constraint", removing: constraint.node) : nil)
        }
    }
}

extension CheckContext {
    /// Returns what a constraint constrains: "the width of 'Label'", "the distance from bottom of 'A' to top of 'B'".
    fileprivate func describe(_ constraint: Constraint) -> String {
        let first = "\(constraint.firstAttribute) of \(title(constraint.firstItemID))"
        guard let item = constraint.secondItemID, let attribute = constraint.secondAttribute else {
            return "the \(first)"
        }
        let second = "\(attribute) of \(title(item))"
        let isSize = ["width", "height"].contains(constraint.firstAttribute)
        return isSize ? "the \(first) beside the \(second)" : "the distance from \(second) to \(first)"
    }

    private func title(_ id: String) -> String {
        guard let object = object(id) else { return "'\(id)'" }
        guard object.elementType?.kind == .layoutGuide, let view = object.constrainedView else { return name(object) }
        return object["key"] == "safeArea" ? "the safe area of \(name(view))" : "a layout guide of \(name(view))"
    }
}

extension Node {
    /// The view that a constraint on the object affects: itself, or the view of a guide.
    fileprivate var constrainedView: Node? {
        switch elementType?.kind {
        case .view, .cellView: self
        case .layoutGuide where name == "viewControllerLayoutGuide":
            ancestor(where: \.isController)?.child(key: "view")
        case .layoutGuide: parent
        default: nil
        }
    }

    fileprivate func contains(_ other: Node) -> Bool {
        var candidate: Node? = other
        while let node = candidate {
            if node == self { return true }
            candidate = node.parent
        }
        return false
    }

    fileprivate var outermostView: Node {
        var outermost = self
        var candidate = parent
        while let node = candidate, !node.isController {
            if node.elementType?.kind == .view || node.elementType?.kind == .cellView { outermost = node }
            candidate = node.parent
        }
        return outermost
    }
}
