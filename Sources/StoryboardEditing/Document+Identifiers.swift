import ElementCatalogue
import StoryboardModel
import XMLTree

extension Document {
    mutating func renameIdentifier(of node: Node, to name: String) throws(ChangeError) {
        guard !name.isEmpty else { throw .refused("an identifier cannot be empty") }
        guard let attribute = Self.identifierAttribute(of: node) else {
            throw .refused(
                "'\(node.displayName)' has no identifier", hint: "controllers, segues, cells and reusable views have one")
        }
        let old = node[attribute]
        if old == name { return }
        if attribute == "storyboardIdentifier" { try checkStoryboardIdentifier(name) }
        try set(attribute, of: node.id, to: name)
        if attribute == "storyboardIdentifier", let old { try renameReferences(from: old, to: name) }
    }

    private static func identifierAttribute(of node: Node) -> String? {
        if node.name == "viewControllerPlaceholder" { return "referencedIdentifier" }
        let types: [ValueType] = [.storyboardIdentifier, .segueIdentifier, .reuseIdentifier]
        return node.elementType?.attributes.first { types.contains($0.type) }?.name
    }

    func checkStoryboardIdentifier(_ name: String) throws(ChangeError) {
        if controllers.contains(where: { $0["storyboardIdentifier"] == name }) {
            throw .refused("another controller has the storyboard identifier '\(name)'")
        }
    }

    /// References within the same storyboard name no storyboard.
    private mutating func renameReferences(from old: String, to new: String) throws(ChangeError) {
        for controller in controllers where controller.name == "viewControllerPlaceholder" {
            guard controller["storyboardName"] == nil, controller["referencedIdentifier"] == old else { continue }
            try set("referencedIdentifier", of: controller.id, to: new)
        }
    }

    /// Gives an object another id, and all that refers to it the same.
    mutating func renameObject(_ node: Node, to id: String) throws(ChangeError) {
        guard let attribute = Self.identityAttribute(of: node), let old = node[attribute] else {
            throw .refused("'\(node.name)' has no id")
        }
        guard !id.isEmpty else { throw .refused("an id cannot be empty") }
        if old == id { return }
        guard !index.isTaken(id) else { throw .refused("the id '\(id)' is taken already") }
        let references = index.object(old) == node.id ? index.references(to: old) : []
        try apply(.setAttribute(node.id, name: attribute, to: AttributeSpelling(id)))
        for reference in references {
            try apply(.setAttribute(reference.node, name: reference.attribute, to: AttributeSpelling(id)))
        }
    }
}
