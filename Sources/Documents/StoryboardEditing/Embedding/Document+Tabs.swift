import StoryboardModel
import XMLTree

/// The order of a tab bar controller's tabs, which is that of its relationships.
extension Document {
    /// Returns the relationship that makes an object a tab: the relationship itself, or the one to the controller whose tab bar
    /// item it is. Returns nil for other objects.
    func tabRelationship(of node: Node) -> Segue? {
        if let segue = Segue(node) { return isTab(segue) ? segue : nil }
        guard node.name == "tabBarItem", let controller = node.parent, controller.isController,
            let id = controller["id"]
        else { return nil }
        return segues(to: id).first(where: isTab)
    }

    private func isTab(_ segue: Segue) -> Bool {
        segue.kind == .relationship && segue.relationship == "viewControllers"
    }

    /// Returns the relationships beside a tab's, and itself, in their order.
    func tabs(beside tab: Node) -> [NodeID] {
        tab.parent.map { $0.children.filter { Segue($0).map(isTab) == true }.map(\.id) } ?? []
    }

    /// Moves a tab's relationship before that of another one, or to the end. Throws if they aren't tabs of the same controller,
    /// which is what it is moved into.
    mutating func moveTab(_ tab: NodeID, into parent: NodeID, before: Address?) throws(ChangeError) {
        guard isAround(parent, tab) else {
            throw .refused(
                "a tab can only be moved among the tabs of its tab bar controller",
                hint: "connect another tab bar controller with the scene to move it there")
        }
        let others = tabs(beside: tree[tab]).filter { $0 != tab }
        var next: NodeID?
        if let before {
            let found = try resolve(before)
            next = tabRelationship(of: found)?.node.id
            if next == tab { return }
            guard next.map(others.contains) == true else {
                throw .refused("'\(found.displayName)' is no tab of the same controller")
            }
        } else {
            // What follows the last tab, such as an outlet, stays behind it.
            next = others.last.flatMap { tree[$0].nextElement?.id }
        }
        guard let holder = tree[tab].parent?.id, next != tab else { return }
        try put(tab, at: next.flatMap { self.place(before: $0) } ?? Place(in: holder))
    }

    /// Returns whether a node is the controller of a tab's relationship, its tab bar or its connections.
    private func isAround(_ node: NodeID, _ tab: NodeID) -> Bool {
        let controller = Segue(tree[tab])?.source?.id
        return controller != nil && (node == controller || tree[node].parent?.id == controller)
    }
}
