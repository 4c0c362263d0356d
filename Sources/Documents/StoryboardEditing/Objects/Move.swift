import ElementCatalog
import StoryboardModel
import XMLTree

extension Command {
    /// Moves an object into another, in Apple's order or before `before`. A view that is moved into a table view becomes its
    /// header, or its footer if `y`, a place in the table view, is below the cells. A tab bar item or its relationship that is
    /// moved into its tab bar controller changes the order of tabs.
    public static func move(object: Address, into: Address, before: Address? = nil, y: Double? = nil) -> Self {
        Self(Move(object: object, into: into, before: before, y: y))
    }
}

package struct Move: DocumentCommand {
    static let summary = "moves an object into another, in Apple's order"
    static let example = #"{"object": "8bC-Xf-vdC", "into": "Tb4-yz-Q1w", "before": "Qx1-ab-C2d"}"#
    package var object, into: Address
    package var before: Address?
    package var y: Double?

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the object"),
            into: fields.required("into", "the container"),
            before: fields.optional("before", "the sibling to insert it before"),
            y: fields.optional("y", "the place in a table view, whose footer is below the cells"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.move(object, into: into, before: before, y: y)
        return []
    }
}

extension Document {
    mutating func move(
        _ object: Address, into address: Address, before: Address?, y: Double? = nil
    ) throws(ChangeError) {
        let node = try resolve(object).id
        let parent = try resolve(address).id
        if let tab = tabRelationship(of: tree[node])?.node.id {
            return try moveTab(tab, into: parent, before: before)
        }
        guard !tree[parent].isInside([node]) else { throw .refused("an object cannot move into itself") }
        try checkMovable(tree[node])
        let key = tree[node]["key"]
        let oldParent = tree[node].parent?.id
        let container = try homeOfMoved(node, in: parent, y: y)
        let holder = try makeContainer(container, in: parent)
        let place = try place(for: tree[node], key: container.key, in: holder, before: before)
        let bonds = bonds(of: node)
        try put(node, at: place)
        if container.key != key {
            try apply(.setAttribute(node, name: "key", to: container.key.map { AttributeSpelling($0) }))
        }
        try removeBroken(bonds)
        if tree[node].name == "tableViewCell" {
            try restack(rowsOf: holder, apartFrom: oldParent == holder ? nil : node)
        }
        let isCollectionCell = tree[node].name == "collectionViewCell"
        if isCollectionCell { try reflow(cellsAround: node) }
        guard let oldParent, oldParent != holder else { return }
        if isCollectionCell { try reflow(cellsAround: oldParent) }
        if tree[node].name == "tableViewCell" { try restack(rowsOf: oldParent) }
        try removeIfLeftEmpty(oldParent)
        if tree[node].isView { try tree[holder].name == "objects" ? layApart(node) : settle(node) }
        if container.key?.hasPrefix("table") == true { try layEdge(node, of: parent) }
    }

    /// Returns the container of a moved object; a table view takes views from elsewhere as its header and footer only.
    private func homeOfMoved(_ node: NodeID, in parent: NodeID, y: Double?) throws(ChangeError) -> Container {
        let moved = tree[node]
        let isInside = moved.parent?.id == parent || moved.parent?.parent?.id == parent
        if tree[parent].name == "tableView", moved.isView, !isInside {
            guard let free = freeContainer(for: moved.name, in: tree[parent], y: y) else {
                throw Self.tableIsFull("'\(moved.displayName)' cannot be moved onto the table")
            }
            return free
        }
        let key = moved.parent?.id == parent ? moved["key"] : nil
        guard let container = container(for: moved.name, key: key, in: tree[parent]) else {
            throw .refused("'\(moved.name)' is not allowed in '\(tree[parent].name)'")
        }
        return container
    }

    /// Makes a view one that nothing around it lays out.
    private mutating func layApart(_ view: NodeID) throws(ChangeError) {
        try set("fixedFrame", of: view, to: nil)
        try set("translatesAutoresizingMaskIntoConstraints", of: view, to: nil)
        try ensureMask(of: view)
    }

    /// Gives the header or footer of a table view its frame: as wide as the table.
    private mutating func layEdge(_ view: NodeID, of table: NodeID) throws(ChangeError) {
        try layApart(view)
        guard let own = tree[view].frame else { return }
        let width = tree[table].frame?.width ?? own.width
        try resize(view, to: DocumentRect(x: 0, y: 0, width: width, height: own.height))
    }

    private func checkMovable(_ node: Node) throws(ChangeError) {
        if node.isPlaceholder || node.name == "exit" { throw .refused("'\(node.displayName)' belongs to its scene") }
        if let scene = node.scene, scene.controller == node {
            throw .refused(
                "'\(node.displayName)' is its scene's controller", hint: "move what is inside it, or the scene")
        }
    }

    /// Moves an element, and indents its lines for the new place; moves a scene with its comment.
    mutating func put(_ node: NodeID, at place: Place) throws(ChangeError) {
        let comment = tree[node].name == "scene" ? comment(naming: node) : nil
        var place = place
        if place.before == node || comment != nil && place.before == comment { place.before = tree[node].next?.id }
        let indentation = indentation(inside: place.parent)
        try apply(.move(node, to: place, indentation: indentation))
        if let comment {
            try apply(.move(comment, to: Place(in: place.parent, before: node), indentation: indentation))
        }
    }

    // MARK: References that a move breaks

    /// The references that a move may break: the constraints on a subtree, and references between it and the rest of
    /// its scene.
    private struct Bonds {
        var constraints: Set<NodeID> = []
        var references: [(reference: Reference, object: NodeID)] = []
    }

    /// Returns the valid references of a subtree, so that a move removes none that were broken before.
    private func bonds(of moved: NodeID) -> Bonds {
        var bonds = Bonds()
        for node in tree[moved].subtree {
            if isSound(constraint: node.id) { bonds.constraints.insert(node.id) }
            for attribute in Self.referenceAttributes(of: node) {
                guard let object = node[attribute].flatMap({ index.object($0) }) else { continue }
                add(Reference(node: node.id, attribute: attribute), to: object, &bonds)
            }
            for reference in node["id"].map({ index.references(to: $0) }) ?? [] { add(reference, to: node.id, &bonds) }
        }
        return bonds
    }

    private func add(_ reference: Reference, to object: NodeID, _ bonds: inout Bonds) {
        if Constraint(tree[reference.node]) != nil {
            if isSound(constraint: reference.node) { bonds.constraints.insert(reference.node) }
        } else if isSound(reference, to: object) {
            bonds.references.append((reference, object))
        }
    }

    private mutating func removeBroken(_ bonds: Bonds) throws(ChangeError) {
        for constraint in bonds.constraints.sorted()
        where tree[constraint].isAttached && !isSound(constraint: constraint) {
            try delete(constraint)
        }
        for (reference, object) in bonds.references where !isSound(reference, to: object) { try sever(reference) }
    }

    /// Returns whether a constraint's owner contains both items; a controller's guides count as inside its view.
    func isSound(constraint: NodeID) -> Bool {
        guard let constraint = Constraint(tree[constraint]), let owner = constraint.owner else { return false }
        return [constraint.firstItemID, constraint.secondItemID].compactMap { $0 }.allSatisfy { id in
            guard let item = index.object(id).map({ tree[$0] }) else { return false }
            return item.isInside([owner.id]) || item.name == "viewControllerLayoutGuide" && item.scene == owner.scene
        }
    }

    /// Returns whether a reference is valid. Objects of different scenes are never loaded together, so only segues lead
    /// from one to another. A view's variations refer only to its own subviews and constraints.
    func isSound(_ reference: Reference, to object: NodeID) -> Bool {
        let node = tree[reference.node]
        if node.name == "include" || node.name == "exclude" {
            return node.enclosingObject == tree[object].enclosingObject
        }
        if reference.attribute == "destination", let segue = Segue(node), segue.kind != .unwind { return true }
        return node.scene == nil || node.scene == tree[object].scene
    }
}
