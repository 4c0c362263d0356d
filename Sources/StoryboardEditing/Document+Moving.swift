import ElementCatalogue
import StoryboardModel
import XMLTree

extension Document {
    mutating func move(_ object: Address, into address: Address, before: Address?) throws(ChangeError) {
        let node = try resolve(object)
        let parent = try resolve(address)
        guard !parent.isInside(node.id) else { throw .refused("an object cannot move into itself") }
        let key = node["key"]
        let isSameParent = node.parent == parent
        guard let container = container(for: node.name, key: isSameParent ? key : nil, in: parent) else {
            throw .refused("'\(node.name)' cannot stand inside '\(parent.name)'")
        }
        let holder = try makeContainer(container, in: parent)
        let oldParent = node.parent
        let oldScene = node.scene
        var place = try place(for: node.name, key: container.key, in: holder, before: before)
        if place.before == node.id { place.before = tree[node.id].next?.id }
        let line = tree.lineStart(inside: holder)
        let indentation = String(decoding: line.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }, as: UTF8.self)
        try apply(.move(node.id, to: place, indentation: indentation))
        if container.key != key {
            try apply(.setAttribute(node.id, name: "key", to: container.key.map { AttributeSpelling($0) }))
        }
        try removeBrokenConstraints(around: node.id)
        if tree[node.id].scene != oldScene { try removeBrokenConnections(of: node.id) }
        if let oldParent, oldParent.id != holder { try removeIfLeftEmpty(oldParent.id) }
    }

    /// A constraint has to be held by a view that both its items stand in.
    private mutating func removeBrokenConstraints(around moved: NodeID) throws(ChangeError) {
        let inside = Set(tree[moved].subtree.compactMap { $0["id"] })
        for id in inside {
            for reference in index.references(to: id) {
                guard let constraint = Constraint(tree[reference.node]), let owner = constraint.owner else { continue }
                let items = [constraint.firstItemID, constraint.secondItemID].compactMap { $0 }
                if items.contains(where: { !isInside(owner, $0) }) { try delete(constraint.node) }
            }
        }
    }

    private func isInside(_ owner: Node, _ id: String) -> Bool {
        guard let item = index.object(id) else { return false }
        return tree[item].isInside(owner.id)
    }

    /// Objects of different scenes are never loaded together, so only segues lead from one to another.
    private mutating func removeBrokenConnections(of moved: NodeID) throws(ChangeError) {
        let scene = tree[moved].scene
        for node in Array(tree[moved].subtree) {
            if let id = node["id"] {
                for reference in index.references(to: id) where tree[reference.node].scene != scene {
                    if Connection(tree[reference.node]) != nil { try delete(tree[reference.node]) }
                }
            }
            guard let connection = Connection(node), tree[node.id].isAttached else { continue }
            if let target = index.object(connection.destinationID), tree[target].scene != scene { try delete(connection.node) }
        }
    }

    private mutating func removeIfLeftEmpty(_ node: NodeID) throws(ChangeError) {
        guard tree[node].children.isEmpty, tree[node].elementType?.kind == .container, tree[node].parent != nil else { return }
        try removeElement(node)
    }
}
