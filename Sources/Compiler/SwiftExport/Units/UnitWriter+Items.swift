import ElementCatalog
import StoryboardModel
import XMLTree

/// What a controller has before its view: titles, items, presentation.
extension UnitWriter {
    func collectItems() {
        let root = unit.root
        let lines = ItemWriter(self).controllerLines(of: root).map { $0.replacing("$.", with: "") }
        let views = ["titleView", "customView"]
        guard unit.usesConstants,
            root.child("navigationItem")?.subtree.contains(where: { views.contains($0["key"] ?? "") }) == true
        else { return items += lines }
        // The views are constants of the function that makes the others.
        (barItems, items) = (barItems + items + lines, [])
    }

    /// Collects the items of a bar that is a view.
    func collectBarItems(of bar: Node, _ name: String) {
        guard let list = bar.child("items") else { return }
        let others = items
        items = []
        let writer = ItemWriter(self)
        var made: [String] = []
        for item in list.children {
            if item.name == "navigationItem" {
                let lines = writer.navigationItem(item)
                let constant = freeName("\(name)Item")
                items.append("let \(constant) = UINavigationItem()")
                items += lines.map { $0.replacing("$.", with: "\(constant).") }
                made.append(constant)
            } else if item.name == "tabBarItem", let reference = writer.item(ofTabBar: item) {
                made.append(reference)
            } else if let reference = writer.barButtonItem(item) {
                made.append(reference)
            }
        }
        barItems += items + ["\(name).items = [\(made.joined(separator: ", "))]"]
        items = others
    }
}

/// Writes the items of bars.
struct ItemWriter {
    let writer: UnitWriter

    init(_ writer: UnitWriter) { self.writer = writer }

    private var values: SwiftValues { writer.values }

    /// Returns the statements about a controller, in which `$` stands for it.
    func controllerLines(of controller: Node) -> [String] {
        var lines = writer.properties(of: controller).filter { !$0.contains("$.view") }
        if controller.bool("useStoryboardIdentifierAsRestorationIdentifier"),
            let name = controller["storyboardIdentifier"]
        {
            lines.append("$.restorationIdentifier = \(SwiftWords.literal(name))")
        }
        if let item = controller.child("tabBarItem", key: "tabBarItem") { lines += tabBarItem(item) }
        if let item = controller.child("navigationItem", key: "navigationItem") {
            let own = navigationItem(item)
            // A controller's title is also that of an item that has none, unless the document says otherwise.
            if controller.has("title"), !own.contains(where: { $0.hasPrefix("$.title ") }) {
                lines.append("$.navigationItem.title = nil")
            }
            lines += own.map { $0.replacing("$.", with: "$.navigationItem.") }
            writer.refer(item, as: "navigationItem")
        }
        if let list = controller.child("toolbarItems") {
            let made = list.children.compactMap { barButtonItem($0) }
            if !made.isEmpty { lines.append("$.toolbarItems = [\(made.joined(separator: ", "))]") }
        }
        for child in controller.children where child.name == "keyCommands" {
            writer.report.leaveOut("export.key-commands", child, "the key commands of a controller aren't in the code")
        }
        return lines + writer.runtimeAttributes(of: controller)
    }

    /// Returns the statements about a navigation item, in which `$` stands for it.
    func navigationItem(_ item: Node) -> [String] {
        var lines = writer.properties(of: item)
        for (single, plural, list) in [
            ("leftBarButtonItem", "leftBarButtonItems", "leftBarButtonItems"),
            ("rightBarButtonItem", "rightBarButtonItems", "rightBarButtonItems"),
        ] {
            let nodes = item.child(key: single).map { [$0] } ?? item.child(list).map { Array($0.children) } ?? []
            let made = nodes.compactMap { barButtonItem($0) }
            if made.count == 1 { lines.append("$.\(single) = \(made[0])") }
            if made.count > 1 { lines.append("$.\(plural) = [\(made.joined(separator: ", "))]") }
        }
        if let back = item.child(key: "backBarButtonItem"), let made = barButtonItem(back) {
            lines.append("$.backBarButtonItem = \(made)")
        }
        if let view = item.child(key: "titleView"), view.isView {
            writer.collect(view, in: nil, adding: "")
            if let made = view["id"].flatMap(writer.reference) { lines.append("$.titleView = \(made)") }
        }
        return lines
    }

    /// Returns an item of a bar: a constant if more is to be said about it, or the expression that makes it.
    func barButtonItem(_ item: Node) -> String? {
        guard item.name == "barButtonItem" else { return nil }
        var lines = writer.properties(of: item) + writer.accessibility(of: item)
        var value = creation(of: item)
        if let view = item.child(key: "customView"), view.isView {
            writer.collect(view, in: nil, adding: "")
            if let made = view["id"].flatMap(writer.reference) {
                value = "\(writer.className(of: item))(customView: \(made))"
            }
        }
        if value.contains("(image: "), let title = item.text("title") {
            // What an image alone doesn't tell.
            lines.append("$.title = \(values.localized(title, "title", of: item))")
        }
        lines += writer.runtimeAttributes(of: item)
        let isUsed =
            item.children.contains { $0.name == "connections" && $0.children.contains { $0.name == "outlet" } }
            || writer.document.references(to: item["id"] ?? "").contains { $0.node.name == "outlet" }
        guard isUsed || !lines.isEmpty else { return value }
        let name = writer.name(for: item)
        writer.refer(item, as: name)
        writer.items.append("let \(name) = \(value)")
        writer.items += lines.map { $0.replacing("$.", with: "\(name).") }
        writer.collectConnections(of: item)
        return name
    }

    private func creation(of item: Node) -> String {
        let type = writer.className(of: item)
        let (target, selector) = writer.targetAction(of: item) ?? ("nil", "nil")
        let action = "target: \(target), action: \(selector))"
        if let system = item["systemItem"] {
            if system == "flexibleSpace", type == "UIBarButtonItem" { return "\(type).flexibleSpace()" }
            return "\(type)(barButtonSystemItem: .\(system), \(action)"
        }
        let tail = "style: \(item["style"] == "done" ? ".done" : ".plain"), \(action)"
        if let image = item["image"].map({ values.image($0, of: item) })
            ?? item.child("imageReference", key: "image").flatMap({ values.child($0, property: "image") })
        {
            return "\(type)(image: \(image), \(tail)"
        }
        guard let title = item.text("title") else { return "\(type)()" }
        return "\(type)(title: \(values.localized(title, "title", of: item)), \(tail)"
    }

    /// Returns the statements that give a controller its item in a tab bar, in which `$` stands for the controller.
    func tabBarItem(_ item: Node) -> [String] {
        var lines: [String] = []
        let type = writer.className(of: item)
        if let system = item["systemItem"] {
            lines.append("$.tabBarItem = \(type)(tabBarSystemItem: .\(system), tag: \(item["tag"] ?? "0"))")
        } else {
            let title = item.text("title").map { values.localized($0, "title", of: item) } ?? "nil"
            let image = item["image"].map { values.image($0, of: item) } ?? reference(item, "image") ?? "nil"
            let selected =
                item["selectedImage"].map { values.image($0, of: item) } ?? reference(item, "selectedImage") ?? "nil"
            let last = selected == "nil" ? "tag: \(item["tag"] ?? "0")" : "selectedImage: \(selected)"
            lines.append("$.tabBarItem = \(type)(title: \(title), image: \(image), \(last))")
        }
        let more = writer.properties(of: item).filter { !$0.hasPrefix("$.tag ") }
        writer.refer(item, as: "tabBarItem")
        lines += more.map { $0.replacing("$.", with: "$.tabBarItem.") }
        let own = writer.runtimeAttributes(of: item)
        guard !own.isEmpty, let made = lines.first?.replacing("$.tabBarItem = ", with: "") else { return lines }
        // The property's class has no members of the app's.
        let name = writer.freeName("item")
        return ["let \(name) = \(made)"] + own.map { $0.replacing("$.", with: "\(name).") } + ["$.tabBarItem = \(name)"]
            + lines.dropFirst()
    }

    /// Returns an item of a tab bar that is a view.
    func item(ofTabBar item: Node) -> String? {
        let lines = tabBarItem(item).map { $0.replacing("$.tabBarItem", with: "$") }
        guard let first = lines.first, first.hasPrefix("$ = ") else { return nil }
        let name = writer.name(for: item)
        writer.refer(item, as: name)
        writer.items.append("let \(name) = \(first.dropFirst(4))")
        writer.items += lines.dropFirst().map { $0.replacing("$.", with: "\(name).") }
        return name
    }

    private func reference(_ item: Node, _ key: String) -> String? {
        item.child("imageReference", key: key).flatMap { values.child($0, property: key) }
    }
}
