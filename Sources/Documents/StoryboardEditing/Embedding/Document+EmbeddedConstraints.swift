import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    /// Returns the constraints that refer to an object or that it owns and that are about itself.
    func constraints(about node: NodeID) -> [NodeID] {
        let named = tree[node]["id"].map { index.references(to: $0).map(\.node) } ?? []
        let own = tree[node].constraints.filter { !$0.node.has("firstItem") }.map(\.node.id)
        var found: [NodeID] = []
        for constraint in named + own where Constraint(tree[constraint]) != nil && !found.contains(constraint) {
            found.append(constraint)
        }
        return found
    }

    /// Moves the constraints between views to their new container and removes those to other views. A stack view
    /// arranges its views, so only their size constraints are kept.
    mutating func rehangConstraints(of views: Set<NodeID>, into holder: NodeID, isArranged: Bool) throws(ChangeError) {
        for view in views.sorted() {
            for constraint in constraints(about: view) {
                guard let isKept = isKept(constraint, of: view, among: views, isArranged: isArranged) else { continue }
                if isKept { try hang(constraint, on: holder) } else { try delete(constraint) }
            }
        }
    }

    /// Returns whether a constraint on one of some views moves with them, or nil for the constraints that a view itself
    /// owns, which aren't affected.
    private func isKept(_ node: NodeID, of view: NodeID, among views: Set<NodeID>, isArranged: Bool) -> Bool? {
        guard tree[node].isAttached, let constraint = Constraint(tree[node]), let owner = constraint.owner,
            !owner.isInside([view])
        else { return nil }
        let items = [constraint.firstItemID, constraint.secondItemID].compactMap { $0 }.map { index.object($0) }
        let isBetween = items.allSatisfy { $0.map(views.contains) ?? false }
        return isBetween && (Self.isSize(constraint.firstAttribute) || !isArranged)
    }

    /// Moves the constraints between a view's subviews to its superview, and removes those to the view itself.
    mutating func liftConstraints(of view: NodeID, to parent: NodeID) throws(ChangeError) {
        guard let id = tree[view]["id"] else { return }
        let own = [id] + tree[view].children.filter { $0.isViewGuide }.compactMap { $0["id"] }
        let lifted = tree[view].constraints.filter { constraint in
            !own.contains(constraint.firstItemID) && !own.contains(constraint.secondItemID ?? "")
        }.map(\.node.id)
        for constraint in lifted { try hang(constraint, on: parent) }
    }

    /// Makes another view the owner of a constraint.
    private mutating func hang(_ constraint: NodeID, on view: NodeID) throws(ChangeError) {
        let old = tree[constraint].parent?.id
        // An absent first item means the owner.
        if !tree[constraint].has("firstItem"), let owner = Constraint(tree[constraint])?.owner?["id"] {
            try apply(.setAttribute(constraint, name: "firstItem", to: AttributeSpelling(owner)))
        }
        let holder = try ensureChild("constraints", in: view)
        if old == holder { return }
        try put(constraint, at: Place(in: holder))
        if let old { try removeIfLeftEmpty(old) }
    }

    /// Updates the attributes of a view that depend on how it is laid out: by a stack view, constraints, or its frame
    /// alone.
    mutating func settle(_ view: NodeID) throws(ChangeError) {
        guard tree[view].parent?.name == "subviews" else { return }
        if tree[view].parent?.parent?.name == "stackView" {
            try release(view)
        } else if usesAutoLayout, constraints(about: view).isEmpty {
            try fix(view)
        }
    }

    static func isSize(_ attribute: String) -> Bool { attribute == "width" || attribute == "height" }
}
