import ElementCatalogue
import StoryboardModel
import XMLTree

extension Document {
    /// Removes an element, what refers to anything inside it, and what is left empty by that.
    mutating func delete(_ node: NodeID) throws(ChangeError) {
        let losses = losses(with: try deletionTarget(for: node))
        for mention in losses.mentions {
            try apply(.setAttribute(mention.node, name: mention.attribute, to: nil))
        }
        for element in losses.elements.reversed() where tree[element].isAttached { try removeElement(element) }
    }

    /// A controller stands for its scene; what every scene or xib must have cannot be deleted.
    private func deletionTarget(for id: NodeID) throws(ChangeError) -> NodeID {
        let node = tree[id]
        if node == root || Self.fixedParts.contains(node.name) {
            throw .refused("'\(node.name)' is a part that every document has")
        }
        if node.isPlaceholder {
            throw .refused(
                "the placeholder '\(node.displayName)' cannot be deleted", hint: "it stands for an object outside")
        }
        if let resource = Resource(node), !index.users(of: resource.key).isEmpty {
            throw .refused("'\(resource.name)' is in use", hint: "it leaves the resources with its last use")
        }
        if let scene = node.scene, scene.controller == node { return scene.node.id }
        return id
    }

    private static let fixedParts: Set<String> = ["scenes", "objects", "resources", "dependencies"]

    /// What goes with an element: the elements that mean nothing without it, itself first, and the mentions in others.
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

    /// With a damaged document's duplicate ids, references belong to the first object alone.
    private func owns(_ element: NodeID, _ id: String) -> Bool {
        guard let owner = index.object(id) ?? index.scene(id) else { return false }
        return tree[owner].isInside([element])
    }

    /// Removes what names an object: a connection, constraint or mention wholly, of anything else only the attribute.
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
    /// Whether the element is one of some elements, or stands inside one.
    func isInside(_ others: Set<NodeID>) -> Bool {
        others.contains(id) || ancestor { others.contains($0.id) } != nil
    }

    /// Whether the element stands for an object that exists before the document is loaded: File's Owner, First Responder.
    var isPlaceholder: Bool {
        name == "placeholder" || self["sceneMemberID"] == "firstResponder"
            || name == "customObject" && self["id"]?.hasPrefix("-") == true
    }

    /// Whether an element has no meaning any more once the object that one of its attributes names is gone.
    func vanishesWithWhatItNames(attribute: String) -> Bool {
        switch elementType?.kind {
        case .connection: ["destination", "target", "reference"].contains(attribute)
        case .constraint: true
        default: attribute == "reference"
        }
    }
}
