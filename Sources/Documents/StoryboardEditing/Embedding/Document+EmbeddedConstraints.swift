import ElementCatalogue
import StoryboardModel
import XMLTree

extension Document {
    /// The constraints that name an object, or that it holds about itself.
    func constraints(about node: NodeID) -> [NodeID] {
        let named = tree[node]["id"].map { index.references(to: $0).map(\.node) } ?? []
        let own = tree[node].constraints.filter { !$0.node.has("firstItem") }.map(\.node.id)
        var found: [NodeID] = []
        for constraint in named + own where Constraint(tree[constraint]) != nil && !found.contains(constraint) {
            found.append(constraint)
        }
        return found
    }

    /// What holds views together moves into the view that holds them then; what held them to other views goes. A stack view
    /// places what it arranges itself, so only sizes remain.
    mutating func rehangConstraints(of views: Set<NodeID>, into holder: NodeID, isArranged: Bool) throws(ChangeError) {
        for view in views.sorted() {
            for constraint in constraints(about: view) {
                guard let isKept = isKept(constraint, of: view, among: views, isArranged: isArranged) else { continue }
                if isKept { try hang(constraint, on: holder) } else { try delete(constraint) }
            }
        }
    }

    /// Whether a constraint on one of some views moves with them; nil for what a view holds itself, which is not concerned.
    private func isKept(_ node: NodeID, of view: NodeID, among views: Set<NodeID>, isArranged: Bool) -> Bool? {
        guard tree[node].isAttached, let constraint = Constraint(tree[node]), let owner = constraint.owner,
            !owner.isInside([view])
        else { return nil }
        let items = [constraint.firstItemID, constraint.secondItemID].compactMap { $0 }.map { index.object($0) }
        let isBetween = items.allSatisfy { $0.map(views.contains) ?? false }
        return isBetween && (Self.isSize(constraint.firstAttribute) || !isArranged)
    }

    /// What a view's children have among themselves moves to the view around it; what ties them to the view goes with it.
    mutating func liftConstraints(of view: NodeID, to parent: NodeID) throws(ChangeError) {
        guard let id = tree[view]["id"] else { return }
        let own = [id] + tree[view].children.filter { $0.name == "viewLayoutGuide" }.compactMap { $0["id"] }
        let lifted = tree[view].constraints.filter { constraint in
            !own.contains(constraint.firstItemID) && !own.contains(constraint.secondItemID ?? "")
        }.map(\.node.id)
        for constraint in lifted { try hang(constraint, on: parent) }
    }

    /// Lets another view hold a constraint.
    private mutating func hang(_ constraint: NodeID, on view: NodeID) throws(ChangeError) {
        let old = tree[constraint].parent?.id
        // An absent first item means the view that holds it.
        if !tree[constraint].has("firstItem"), let owner = Constraint(tree[constraint])?.owner?["id"] {
            try apply(.setAttribute(constraint, name: "firstItem", to: AttributeSpelling(owner)))
        }
        let holder = try ensureChild("constraints", in: view)
        if old == holder { return }
        try put(constraint, at: Place(in: holder))
        if let old { try removeIfLeftEmpty(old) }
    }

    /// Gives a view the marks of how it is laid out where it is now: by a stack view, constraints, or its frame alone.
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
