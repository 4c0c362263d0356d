import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    /// Deletes an element, everything that refers to it or its descendants, and the containers that become empty.
    mutating func delete(_ node: NodeID) throws(ChangeError) {
        let losses = losses(with: try deletionTarget(for: node))
        for mention in losses.mentions {
            try apply(.setAttribute(mention.node, name: mention.attribute, to: nil))
        }
        for element in losses.elements.reversed() where tree[element].isAttached { try removeElement(element) }
    }

    /// Returns the element that is deleted with an object: the scene of a controller. Throws for objects that every
    /// scene or xib must have.
    private func deletionTarget(for id: NodeID) throws(ChangeError) -> NodeID {
        let node = tree[id]
        if node == root || Self.fixedParts.contains(node.name) {
            throw .refused("'\(node.name)' is a part that every document has")
        }
        if node.isPlaceholder {
            throw .refused(
                "the placeholder '\(node.displayName)' cannot be deleted", hint: "it represents an external object")
        }
        if let resource = Resource(node), !index.users(of: resource.key).isEmpty {
            throw .refused("'\(resource.name)' is in use", hint: "it is removed with its last use")
        }
        if let scene = node.scene, scene.controller == node { return scene.node.id }
        return id
    }

    private static let fixedParts: Set<String> = ["scenes", "objects", "resources", "dependencies"]

    /// Returns the elements that are deleted with an element, itself first, and the references in others.
    private func losses(with target: NodeID) -> (elements: [NodeID], mentions: [Reference]) {
        var elements = [target]
        var isLost: Set<NodeID> = [target]
        var mentions: [Reference] = []
        var position = 0
        while position < elements.count {
            let element = elements[position]
            position += 1
            for id in tree[element].subtree.compactMap(\.objectID) where owns(element, id) {
                for reference in index.references(to: id) where !tree[reference.node].isInside(isLost) {
                    if tree[reference.node].vanishesWithWhatItNames(attribute: reference.attribute) {
                        elements.append(reference.node)
                        isLost.insert(reference.node)
                    } else {
                        mentions.append(reference)
                    }
                }
            }
        }
        return (elements, mentions.filter { !tree[$0.node].isInside(isLost) })
    }

    /// Returns whether references to an id mean this element; if a damaged document has duplicate ids, they mean the
    /// first object.
    private func owns(_ element: NodeID, _ id: String) -> Bool {
        guard let owner = index.object(id) ?? index.scene(id) else { return false }
        return tree[owner].isInside([element])
    }

    /// Removes a reference: the whole connection, constraint or other element that exists for it, otherwise only the
    /// attribute.
    mutating func sever(_ reference: Reference) throws(ChangeError) {
        guard tree[reference.node].isAttached else { return }
        if tree[reference.node].vanishesWithWhatItNames(attribute: reference.attribute) {
            try delete(reference.node)
        } else {
            try apply(.setAttribute(reference.node, name: reference.attribute, to: nil))
        }
    }
}

extension Node {
    /// Returns whether the element or one of its ancestors is in a set.
    func isInside(_ others: Set<NodeID>) -> Bool {
        others.contains(id) || ancestor { others.contains($0.id) } != nil
    }

    /// Whether the element is a placeholder such as File's Owner or First Responder, for an object that exists before
    /// loading.
    var isPlaceholder: Bool {
        name == "placeholder" || self["sceneMemberID"] == "firstResponder"
            || name == "customObject" && self["id"]?.hasPrefix("-") == true
    }

    /// Returns whether an element has no meaning without the object that one of its attributes refers to.
    func vanishesWithWhatItNames(attribute: String) -> Bool {
        switch elementType?.kind {
        case .connection: ["destination", "target", "reference"].contains(attribute)
        case .constraint: true
        default: attribute == "reference"
        }
    }
}
