import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    /// Returns the element that takes an item dropped on an object, often a descendant or ancestor of the object.
    mutating func home(
        for element: String, title: String, at target: NodeID, y: Double? = nil
    ) throws(ChangeError) -> (parent: NodeID, container: Container) {
        let node = tree[target].name == "scene" ? Scene(tree[target])?.controller ?? tree[target] : tree[target]
        let parent: NodeID
        switch element {
        case "barButtonItem": parent = try homeForBarButtonItem(at: node)
        case "navigationItem", "tabBarItem": parent = try homeForItem(element, at: node)
        case "tableViewCell": parent = try homeForTableCell(at: node)
        case "tableViewSection": parent = try homeForSection(at: node)
        case "collectionViewCell", "collectionReusableView": parent = try list("collectionView", around: node)
        default: parent = try homeForView(title, at: node)
        }
        guard let container = freeContainer(for: element, in: tree[parent], y: y) else {
            if tree[parent].name == "tableView" { throw Self.tableIsFull("'\(title)' cannot be put into the table") }
            throw .refused(
                "'\(title)' is not allowed in '\(tree[parent].displayName)'", hint: Self.accepted(by: tree[parent]))
        }
        return (parent, container)
    }

    /// Returns the container of a view that is free; a table view takes views as its header and footer only. `y` is where it is
    /// dropped: below the cells it is the footer first.
    func freeContainer(for element: String, in parent: Node, y: Double? = nil) -> Container? {
        guard parent.name == "tableView", ElementCatalog.shared[element]?.kind == .view else {
            return container(for: element, key: nil, in: parent)
        }
        let cells = parent.subtree.filter { $0.name == "tableViewCell" }.compactMap(\.frame)
        let isBelow = (y ?? 0) > cells.map { $0.y + $0.height }.max() ?? .infinity
        let keys = ["tableHeaderView", "tableFooterView"]
        let free = (isBelow ? keys.reversed() : keys).first { parent.child(key: $0) == nil }
        return free.map { Container(steps: [], key: $0) }
    }

    /// Returns why a table takes no other view.
    static func tableIsFull(_ what: String) -> ChangeError {
        .refused(
            "\(what): it has a header and a footer already",
            hint: "a table view has one view as its header and one as its footer; other views belong in its cells")
    }

    private func homeForView(_ title: String, at node: Node) throws(ChangeError) -> NodeID {
        // The list of a scene's objects is its dock.
        if node.name == "objects", kind.isStoryboard, Scene(node.parent ?? node) != nil { return node.id }
        if node.isController {
            guard let view = node.child(key: "view") else {
                throw .refused("'\(node.displayName)' has no view that '\(title)' could go into")
            }
            return view.id
        }
        guard node.acceptsViews || !node.hasFrame else {
            throw .refused(
                "'\(node.displayName)' does not accept views", hint: "put '\(title)' into the view around it")
        }
        return node.id
    }

    // MARK: Bars

    /// Returns the bar itself, or the navigation item of the controller for any other object in a scene.
    private mutating func homeForBarButtonItem(at node: Node) throws(ChangeError) -> NodeID {
        if ["toolbar", "navigationItem", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems"].contains(
            node.name)
            || node.elementType?.kind == .container
        {
            return node.id
        }
        if node.name == "navigationBar", let item = node.child("items")?.child("navigationItem") { return item.id }
        guard let controller = (node.isController ? node : node.ancestor(where: \.isController))?.id else {
            throw .refused(
                "'\(node.displayName)' does not accept bar button items",
                hint: "put it into a controller, navigation item or toolbar")
        }
        if let item = tree[controller].child(key: "navigationItem") { return item.id }
        return try insertElement(
            "navigationItem", attributes: [(name: "key", value: "navigationItem")],
            at: place(forChild: "navigationItem", key: "navigationItem", in: controller))
    }

    private func homeForItem(_ element: String, at node: Node) throws(ChangeError) -> NodeID {
        let bar = element == "navigationItem" ? "navigationBar" : "tabBar"
        if node.name == bar, node["key"] == nil { return node.id }
        guard let controller = node.isController ? node : node.ancestor(where: \.isController) else {
            throw .refused("'\(node.displayName)' does not accept '\(element)'", hint: "put it into a controller")
        }
        if controller.child(key: element) != nil {
            throw .refused("'\(controller.displayName)' has a '\(element)' already")
        }
        return controller.id
    }

    // MARK: Lists

    /// Returns a table with prototypes, or the section of a static one that contains the object, or the last section.
    private func homeForTableCell(at node: Node) throws(ChangeError) -> NodeID {
        if node.name == "tableViewSection" { return node.id }
        if let section = node.ancestor(where: { $0.name == "tableViewSection" }) { return section.id }
        let table = try list("tableView", around: node)
        guard tree[table]["dataMode"] == "static" else { return table }
        guard let section = tree[table].child("sections")?.children.reversed().first else {
            throw .refused("the static table has no section that the cell could go into", hint: "add a section first")
        }
        return section.id
    }

    private func homeForSection(at node: Node) throws(ChangeError) -> NodeID {
        let table = try list("tableView", around: node)
        guard tree[table]["dataMode"] == "static" else {
            throw .refused(
                "only a static table has sections",
                hint: #"{"setTableContent": {"table": ..., "mode": "static"}} makes the table static"#)
        }
        return table
    }

    private func list(_ element: String, around node: Node) throws(ChangeError) -> NodeID {
        if node.name == element { return node.id }
        let inside = node.isController ? node.child(element, key: "view") : nil
        guard let list = inside ?? node.ancestor(where: { $0.name == element }) else {
            throw .refused("'\(node.displayName)' is not a \(element == "tableView" ? "table" : "collection") view")
        }
        return list.id
    }
}

extension Node {
    /// Whether Interface Builder allows subviews in the view. Controls, labels and image views take none.
    package var acceptsViews: Bool {
        switch name {
        case "view", "stackView", "scrollView", "visualEffectView", "tableView", "tableViewCell",
            "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
            "customView", "tableCellView":
            true
        default: has("customClass") && ["imageView", "button", "label"].contains(name) == false && isView
        }
    }
}
