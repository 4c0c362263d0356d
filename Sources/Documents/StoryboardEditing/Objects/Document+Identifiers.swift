import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    mutating func renameIdentifier(of node: NodeID, to name: String) throws(ChangeError) {
        guard !name.isEmpty else { throw .refused("an identifier cannot be empty") }
        guard let attribute = Self.identifierAttribute(of: tree[node]) else {
            throw .refused(
                "'\(tree[node].displayName)' has no identifier",
                hint: "controllers, segues, cells and reusable views have one")
        }
        let old = tree[node][attribute]
        if old == name { return }
        if attribute == "storyboardIdentifier" { try checkStoryboardIdentifier(name) }
        if tree[node].name == "segue" { try checkSegueIdentifier(name, from: tree[node]) }
        try set(attribute, of: node, to: name)
        if attribute == "storyboardIdentifier", let old { try renameReferences(from: old, to: name) }
    }

    private static func identifierAttribute(of node: Node) -> String? {
        if node.isStoryboardReference { return "referencedIdentifier" }
        let types: [ValueType] = [.storyboardIdentifier, .segueIdentifier, .reuseIdentifier]
        return node.elementType?.attributes.first { types.contains($0.type) }?.name
    }

    func checkStoryboardIdentifier(_ name: String) throws(ChangeError) {
        if controllers.contains(where: { $0["storyboardIdentifier"] == name }) {
            throw .refused("another controller has the storyboard identifier '\(name)'")
        }
    }

    /// Throws if another segue has the identifier. `element` is the segue, or the object at which it will start.
    func checkSegueIdentifier(_ identifier: String, from element: Node) throws(ChangeError) {
        guard !identifier.isEmpty else { throw .refused("an identifier cannot be empty") }
        if element.scene?.node.allSegues.contains(where: { $0.identifier == identifier }) == true {
            throw .refused(
                "the scene has a segue '\(identifier)' already",
                hint: "the identifiers of a scene's segues must be unique")
        }
    }

    /// Renames the references to a storyboard identifier; those within the same storyboard name no storyboard.
    private mutating func renameReferences(from old: String, to new: String) throws(ChangeError) {
        let references = controllers.filter {
            $0.isStoryboardReference && $0["storyboardName"] == nil && $0["referencedIdentifier"] == old
        }
        for reference in references.map(\.id) { try set("referencedIdentifier", of: reference, to: new) }
    }

    /// Changes the id of an object and all references to it.
    mutating func renameObject(_ node: NodeID, to id: String) throws(ChangeError) {
        guard let attribute = Self.identityAttribute(of: tree[node]) else {
            throw .refused("'\(tree[node].name)' has no id")
        }
        try setIdentity(attribute, of: node, to: id)
    }

    /// Sets the id of an object. An object without an id has no references.
    mutating func setIdentity(_ attribute: String, of node: NodeID, to id: String) throws(ChangeError) {
        guard !id.isEmpty else { throw .refused("an id cannot be empty") }
        let old = tree[node][attribute]
        if old == id { return }
        guard !index.isTaken(id) else { throw .refused("the id '\(id)' is already in use") }
        let references = old.flatMap { index.object($0) == node ? index.references(to: $0) : nil } ?? []
        try apply(.setAttribute(node, name: attribute, to: AttributeSpelling(id)))
        for reference in references {
            try apply(.setAttribute(reference.node, name: reference.attribute, to: AttributeSpelling(id)))
        }
    }
}
