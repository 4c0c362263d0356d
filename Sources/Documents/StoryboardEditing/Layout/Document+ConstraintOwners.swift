package import StoryboardModel
package import XMLTree

extension Document {
    /// Moves a constraint to the nearest common ancestor of its items, where Interface Builder keeps it, and with it what the old owner
    /// says about when it is installed. Returns false, and changes nothing, if they have none.
    package mutating func moveToOwner(_ node: NodeID) throws(ChangeError) -> Bool {
        guard let constraint = Constraint(tree[node]), let list = tree[node].parent, let current = list.parent else {
            return false
        }
        let ids = (first: constraint.firstItemID, second: constraint.secondItemID)
        guard let first = index.object(ids.first) else { return false }
        let second = ids.second.flatMap { index.object($0) }
        if ids.second != nil, second == nil { return false }
        guard let owner = owner(of: first, second), let id = tree[owner]["id"] else { return false }
        if owner == current.id { return true }
        let oldList = list.id
        // An item that isn't named is the owner.
        for (name, item) in [("firstItem", ids.first), ("secondItem", ids.second)] {
            guard let item, name == "firstItem" || tree[node].has("secondAttribute") else { continue }
            let isOwner = item == id && name == "firstItem"
            try apply(.setAttribute(node, name: name, to: isOwner ? nil : AttributeSpelling(item)))
        }
        let installations = current.children.compactMap(Variation.init).compactMap { variation in
            tree[node].isInstalled(for: variation.key).map { (variation.key, $0) }
        }
        for (key, _) in installations { try forgetInstallation(of: node, for: key) }
        let holder = try ensureChild("constraints", in: owner)
        try put(node, at: Place(in: holder))
        try removeIfLeftEmpty(oldList)
        for (key, isInstalled) in installations where key != Variation.general || !isInstalled {
            try setInstalled(node, isInstalled, key == Variation.general ? nil : key)
        }
        return true
    }

    private mutating func forgetInstallation(of node: NodeID, for key: String) throws(ChangeError) {
        let isGeneral = key == Variation.general
        try setInstalled(node, isGeneral ? true : nil, isGeneral ? nil : key)
    }
}
