import ElementCatalogue
import StoryboardModel
import XMLTree

extension Document {
    /// Removes an element, what refers to anything inside it, and what is left empty by that.
    mutating func delete(_ node: Node) throws(ChangeError) {
        let target = try deletionTarget(for: node)
        for id in target.subtree.compactMap(\.objectID) where isOutermost(id, in: target) {
            try removeReferences(to: id, exceptInside: target.id)
        }
        guard tree[target.id].parent != nil else { return }
        try removeElement(target.id)
    }

    /// A controller stands for its scene; what every scene or xib must have cannot be deleted.
    private func deletionTarget(for node: Node) throws(ChangeError) -> Node {
        if node == root || ["scenes", "objects"].contains(node.name), node.parent?.name != "scene" || node.name == "objects" {
            throw .refused("'\(node.name)' is a part that every document has")
        }
        if node.name == "placeholder" {
            throw .refused("the placeholder '\(node.displayName)' cannot be deleted", hint: "it stands for an object outside")
        }
        if let scene = node.scene, scene.controller == node { return scene.node }
        return node
    }

    /// With a damaged document's duplicate ids, references belong to the first object alone.
    private func isOutermost(_ id: String, in target: Node) -> Bool {
        guard let owner = index.object(id) ?? index.scene(id) else { return false }
        var candidate: Node? = tree[owner]
        while let node = candidate {
            if node == target { return true }
            candidate = node.parent
        }
        return false
    }

    /// Removes what names an object: connections, constraints, mentions; of anything else only the attribute.
    mutating func removeReferences(to id: String, exceptInside target: NodeID) throws(ChangeError) {
        for reference in index.references(to: id) {
            let node = tree[reference.node]
            guard node.isAttached, !node.isInside(target) else { continue }
            if node.vanishesWithWhatItNames(attribute: reference.attribute) {
                try delete(node)
            } else {
                try apply(.setAttribute(node.id, name: reference.attribute, to: nil))
            }
        }
    }
}

extension Node {
    func isInside(_ other: NodeID) -> Bool {
        id == other || ancestor { $0.id == other } != nil
    }

    /// Whether an element has no meaning any more once the object that one of its attributes names is gone.
    func vanishesWithWhatItNames(attribute: String) -> Bool {
        switch elementType?.kind {
        case .connection: ["destination", "target"].contains(attribute) || attribute == "reference"
        case .constraint: true
        default: attribute == "reference"
        }
    }
}
