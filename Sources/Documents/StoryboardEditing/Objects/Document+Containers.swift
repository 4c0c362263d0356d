import ElementCatalog
import StoryboardModel
import XMLTree

/// The container of a new child inside an object.
struct Container {
    /// The elements on the path to the container, created if they are missing; empty if the object itself takes the
    /// child.
    var steps: [(name: String, key: String?)]
    /// The `key` of the child in the container.
    var key: String?
}

extension Document {
    /// Returns the container of an element with a given name inside another, or nil if it isn't allowed there.
    func container(for child: String, key: String?, in parent: Node) -> Container? {
        guard let type = parent.elementType, ElementCatalog.shared[child] != nil else {
            return Container(steps: [], key: key)
        }
        if let row = type.child(child, key: key), row.keys.isEmpty || key != nil {
            return Container(steps: [], key: key)
        }
        if parent.name == "navigationItem", child == "barButtonItem" { return barItemContainer(in: parent) }
        if ElementCatalog.shared[child]?.kind == .view, let content = contentContainer(for: child, in: parent) {
            return content
        }
        for row in type.children {
            guard case .element(let name) = row.content, let inner = ElementCatalog.shared[name] else { continue }
            if inner.kind == .container, accepts(child, in: inner) {
                return Container(steps: [(name, row.keys.first)], key: nil)
            }
        }
        return contentContainer(for: child, in: parent) ?? keyedContainer(for: child, in: parent, type)
    }

    /// Returns the container of a new bar item. A navigation item's first item on a side has a key; several are in a
    /// container, which old systems don't know.
    private func barItemContainer(in navigationItem: Node) -> Container? {
        for side in ["right", "left"] {
            let several = "\(side)BarButtonItems"
            if navigationItem.child(several) != nil { return Container(steps: [(several, nil)], key: nil) }
            let one = "\(side)BarButtonItem"
            if navigationItem.child(key: one) == nil { return Container(steps: [], key: one) }
        }
        return nil
    }

    /// Returns the content view of a cell or effect view as the container.
    private func contentContainer(for child: String, in parent: Node) -> Container? {
        guard let content = parent.child(key: "contentView"), content.name != child,
            let inner = container(for: child, key: nil, in: content)
        else { return nil }
        return Container(steps: [(content.name, "contentView")] + inner.steps, key: inner.key)
    }

    /// Returns the first key of a property that has no value yet.
    private func keyedContainer(for child: String, in parent: Node, _ type: ElementType) -> Container? {
        let kind = ElementCatalog.shared[child].map { ChildType.Content.kind($0.kind) }
        for content in [.element(child), kind] {
            for row in type.children where row.content == content {
                if let key = row.keys.first(where: { parent.child(key: $0) == nil }) {
                    return Container(steps: [], key: key)
                }
            }
        }
        return nil
    }

    private func accepts(_ child: String, in container: ElementType) -> Bool {
        let kind = ElementCatalog.shared[child]?.kind
        return container.children.contains { row in
            guard row.keys.isEmpty else { return false }
            switch row.content {
            case .element(let name): return name == child
            case .kind(let accepted): return accepted == kind
            }
        }
    }

    /// Returns the element that takes a child, creating it if needed.
    mutating func makeContainer(_ container: Container, in parent: NodeID) throws(ChangeError) -> NodeID {
        var node = parent
        for step in container.steps { node = try ensureChild(step.name, key: step.key, in: node) }
        return node
    }

    /// Returns the place before `before`, which must be inside `parent`, or the place in Apple's order.
    func place(for child: Node, key: String?, in parent: NodeID, before: Address?) throws(ChangeError) -> Place {
        guard let before else {
            if tree[parent].name == "connections" { return place(forConnection: child, in: parent) }
            return place(forChild: child.name, key: key, in: parent)
        }
        let sibling = try resolve(before)
        guard sibling.parent?.id == parent, let place = place(before: sibling.id) else {
            throw .refused("'\(before)' is not in '\(tree[parent].name)'")
        }
        return place
    }
}
