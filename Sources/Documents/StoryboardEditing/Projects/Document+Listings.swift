import ElementCatalog
public import StoryboardModel
import XMLTree

/// What a document lists beside its scenes, taken over from another document whose scenes it gets.
extension Document {
    /// Lists the used resources that another document lists, as that one does.
    mutating func addResources(listedIn other: Document) throws(ChangeError) {
        let listed = Set(resources.map(\.key))
        for resource in other.resources where !listed.contains(resource.key) && !index.users(of: resource.key).isEmpty {
            let holder = try ensureChild("resources", in: root.id)
            let entry = try makeElement(copying: resource.node, inside: holder, ids: .kept)
            let place = place(named: resource.name, like: resource.kind.rawValue, in: holder)
            try apply(.insert(entry, at: place))
        }
    }

    /// Adds the classes that scenes use to the classes section, as Xcode 4 wrote it, if the other document has one.
    mutating func addClasses(usedBy move: SceneMove) throws(ChangeError) {
        guard let section = move.source.root.child("classes") else { return }
        let known = Set(root.child("classes")?.children.compactMap { $0["className"] } ?? [])
        let used = Self.classes(in: section, usedBy: move.scenes.map(\.node)).filter {
            !known.contains($0["className"] ?? "")
        }
        for entry in used {
            let holder = try ensureChild("classes", in: root.id)
            let copy = try makeElement(copying: entry, inside: holder, ids: .kept)
            try apply(.insert(copy, at: Place(in: holder)))
        }
    }

    /// Removes the classes that were only used by scenes that have moved away.
    mutating func dropClasses(usedBy move: SceneMove) throws(ChangeError) {
        guard let section = root.child("classes") else { return }
        let moved = Self.classes(in: section, usedBy: move.scenes.map(\.node)).compactMap { $0["className"] }
        let kept = Self.classes(in: section, usedBy: scenes.map(\.node)).compactMap { $0["className"] }
        let gone = Set(moved).subtracting(kept)
        for entry in section.children.filter({ gone.contains($0["className"] ?? "") }).map(\.id) {
            try removeElement(entry)
        }
    }

    /// Returns the entries of a classes section for the classes of elements and their superclasses, in order.
    private static func classes(in section: Node, usedBy nodes: [Node]) -> [Node] {
        var wanted = nodes.flatMap { $0.subtree.compactMap { $0["customClass"] } }
        var found: Set<String> = []
        while let name = wanted.popLast() {
            guard found.insert(name).inserted else { continue }
            let entries = section.children.filter { $0["className"] == name }
            wanted += entries.compactMap { $0["superclassName"] }
        }
        return section.children.filter { found.contains($0["className"] ?? "") }
    }

    /// Gives a reference the bar item of the controller that it leads to, for the bar of the container that it is in.
    mutating func copyBarItem(of controller: Node, to reference: String, for relationship: String) throws(ChangeError) {
        let name = relationship == "viewControllers" ? "tabBarItem" : "navigationItem"
        guard let item = controller.child(name, key: name), let node = index.object(reference),
            tree[node].child(name, key: name) == nil
        else { return }
        let attributes = item.attributes.filter { $0.name != "id" }
        try insertElement(name, attributes: attributes, at: place(forChild: name, key: name, in: node))
    }

    /// Returns the text of a document like this one without scenes and what they use.
    public func emptied() throws(ChangeError) -> [UInt8] {
        guard kind.isStoryboard else { throw .refused("a xib has no scenes") }
        var document = self
        _ = document.takeTouched()
        for attribute in ["initialViewController", "launchScreen"] {
            try document.apply(.setAttribute(document.root.id, name: attribute, to: nil))
        }
        for part in ["scenes", "inferredMetricsTieBreakers", "classes"] {
            if let node = document.root.child(part)?.id { try document.apply(.remove(node)) }
        }
        try document.insertElement(
            "scenes", attributes: [], at: document.place(forChild: "scenes", key: nil, in: document.root.id))
        try document.keepUp(document.takeTouched())
        for resource in document.resources.map(\.node.id) { try document.removeElement(resource) }
        return document.write()
    }
}
