import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    mutating func add(_ new: AddConstraint) throws(ChangeError) -> [String] {
        let first = try resolve(new.first).id
        try checkItem(tree[first])
        try check(new)
        let second = try secondItem(of: new, for: first)
        let firstAttribute = new.firstAttribute
        let secondAttribute = second == nil ? nil : new.secondAttribute ?? Self.counterpart(of: new)
        try checkPair(firstAttribute, secondAttribute, isAlone: second == nil)
        guard let owner = owner(of: first, second), let ownerID = tree[owner]["id"] else {
            throw .refused("the items have no common superview", hint: "the items of a constraint must be in one scene")
        }
        var spelled = SpelledConstraint(
            firstItem: tree[first]["id"] ?? "", firstAttribute: firstAttribute, relation: new.relation ?? "equal",
            secondItem: second.flatMap { tree[$0]["id"] }, secondAttribute: secondAttribute,
            multiplier: new.multiplier, constant: new.constant ?? 0, priority: new.priority ?? 1000,
            identifier: new.identifier)
        if let second, second != first, new.multiplier == nil, new.isToSurroundings || tree[first].isInside([second]) {
            spelled.putInnerSecond()
        }
        if tree[owner].constraints.contains(where: { spelled.says(theSameAs: $0) }) { return [] }
        let holder = try ensureChild("constraints", in: owner)
        let node = try makeElement("constraint", attributes: spelled.attributes(in: ownerID), inside: holder)
        try apply(.insert(node, at: Place(in: holder)))
        for item in [first, second].compactMap({ $0 }) where tree[item].isView && (item != owner || second == nil) {
            try release(item)
        }
        return tree[node]["id"].map { [$0] } ?? []
    }

    /// Adds constraints and returns the ids of those that didn't exist.
    mutating func add(_ constraints: [AddConstraint]) throws(ChangeError) -> [String] {
        var created: [String] = []
        for constraint in constraints { created += try add(constraint) }
        return created
    }

    // MARK: Checks

    private func checkItem(_ node: Node) throws(ChangeError) {
        guard node.hasFrame || node.elementType?.kind == .layoutGuide, node.has("id") else {
            throw .refused(
                "'\(node.displayName)' is neither a view nor a guide", hint: "constraints are between views and guides")
        }
    }

    private func check(_ new: AddConstraint) throws(ChangeError) {
        try check(new.firstAttribute, in: "layoutAttribute")
        if let attribute = new.secondAttribute { try check(attribute, in: "layoutAttribute") }
        if let relation = new.relation { try check(relation, in: "layoutRelation") }
        try Self.check([new.constant, new.priority], of: "a constraint")
        if let priority = new.priority, !(1...1000).contains(priority) {
            throw .refused("'\(priority.xcodeSpelling)' is not a priority", hint: "priorities range from 1 to 1000")
        }
        if let multiplier = new.multiplier {
            let parts = multiplier.split(separator: ":", omittingEmptySubsequences: false).map {
                Double(spelled: $0) ?? 0
            }
            guard (1...2).contains(parts.count), parts.allSatisfy({ $0.isFinite && $0 > 0 }) else {
                throw .refused("'\(multiplier)' is not a multiplier", hint: "such as '0.5' or '16:9'")
            }
        }
    }

    private func check(_ value: String, in enumeration: String) throws(ChangeError) {
        let values = ElementCatalog.shared.enumerations[enumeration]?.values ?? []
        guard values.contains(value), value != "notAnAttribute" else {
            throw .refused(
                "there is no '\(value)'\(Spelling.suggestion(for: value, among: values))",
                hint: "choose one of: \(values.joined(separator: ", "))")
        }
    }

    private func checkPair(_ first: String, _ second: String?, isAlone: Bool) throws(ChangeError) {
        guard let second else {
            if LayoutDimension(first) == .size { return }
            throw .refused("'\(first)' needs a second item", hint: "name it with 'second'")
        }
        let dimensions = (LayoutDimension(first), LayoutDimension(second))
        guard dimensions.0 == dimensions.1 else {
            throw .refused(
                "'\(first)' speaks of \(dimensions.0.rawValue), '\(second)' of \(dimensions.1.rawValue)")
        }
        if let one = LayoutDimension.isTurning(first), let other = LayoutDimension.isTurning(second), one != other {
            throw .refused(
                "'\(first)' and '\(second)' cannot be constrained to each other",
                hint: "only one of them depends on the language direction")
        }
    }

    // MARK: Items

    private mutating func secondItem(of new: AddConstraint, for first: NodeID) throws(ChangeError) -> NodeID? {
        guard let address = new.second else { return nil }
        guard new.isToSurroundings else {
            let node = try resolve(address)
            try checkItem(node)
            return node.id
        }
        guard let superview = tree[first].ancestor(where: \.hasFrame), superview.has("id") else {
            throw .refused("'\(tree[first].displayName)' is not inside another view")
        }
        return address.text == "safeArea" ? try safeArea(around: superview.id) : superview.id
    }

    /// Returns the safe area guide of the nearest ancestor that has one, adding one to the outermost view if none has.
    private mutating func safeArea(around view: NodeID) throws(ChangeError) -> NodeID {
        var outermost = tree[view]
        var candidate: Node? = outermost
        while let current = candidate {
            if let guide = current.child("viewLayoutGuide", key: "safeArea") { return guide.id }
            outermost = current
            candidate = current.ancestor(where: \.hasFrame)
        }
        guard root["useSafeAreas"] == "YES" else {
            throw .refused(
                "the document has no safe areas", hint: "constrain it to 'superview', or set 'useSafeAreas' to 'YES'")
        }
        return try ensureChild("viewLayoutGuide", key: "safeArea", in: outermost.id)
    }

    /// Returns the default attribute of the second item.
    private static func counterpart(of new: AddConstraint) -> String {
        guard new.second?.text == "superviewMargins" else { return new.firstAttribute }
        switch new.firstAttribute {
        case "leading", "trailing", "left", "right", "top", "bottom": return new.firstAttribute + "Margin"
        case "centerX", "centerY": return new.firstAttribute + "WithinMargins"
        default: return new.firstAttribute
        }
    }

    /// Returns the owner of a constraint: the item itself for its size, otherwise the nearest common ancestor.
    func owner(of first: NodeID, _ second: NodeID?) -> NodeID? {
        guard let one = view(of: first) else { return nil }
        guard let second, let other = view(of: second) else { return second == nil ? one : nil }
        if one == other { return one }
        var candidate: Node? = tree[one]
        while let view = candidate {
            if tree[other].isInside([view.id]) { return view.hasFrame ? view.id : nil }
            candidate = view.ancestor(where: \.hasFrame)
        }
        return nil
    }

    /// Returns the view itself, or the view of a guide.
    private func view(of item: NodeID) -> NodeID? {
        let node = tree[item]
        if node.hasFrame { return item }
        if node.name == "viewControllerLayoutGuide" { return node.scene?.controller?.child(key: "view")?.id }
        return node.ancestor(where: \.hasFrame)?.id
    }

    // MARK: Clearing

    /// Removes the constraints of views, or all in their scenes. Views without constraints stay where they are.
    mutating func clearConstraints(_ addresses: [Address], all: Bool) throws(ChangeError) {
        guard !addresses.isEmpty else { throw .refused("there are no views", hint: "name at least one object") }
        var found: [NodeID] = []
        for address in addresses { found += try constraintsToClear(at: address, all: all) }
        let items = Set(found.flatMap { self.items(of: $0) })
        for constraint in found where tree[constraint].isAttached { try delete(constraint) }
        for item in items.sorted() where tree[item].isView { try settle(item) }
    }

    private func constraintsToClear(at address: Address, all: Bool) throws(ChangeError) -> [NodeID] {
        if all { return try outermostView(at: address).subtree.filter { Constraint($0) != nil }.map(\.id) }
        let node = try resolve(address)
        try checkItem(node)
        return constraints(about: node.id)
    }

    /// Returns the items of a constraint.
    private func items(of constraint: NodeID) -> [NodeID] {
        let constraint = Constraint(tree[constraint])
        return [constraint?.firstItemID, constraint?.secondItemID].compactMap { $0.flatMap { index.object($0) } }
    }
}

extension AddConstraint {
    /// Whether the second item is given by its relation to the first.
    var isToSurroundings: Bool { ["superview", "superviewMargins", "safeArea"].contains(second?.text) }
}
