import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Controllers and their bars.
extension NibBuilder {
    /// Adds the parts of a controller's scene: the templates of its segues, and the external objects of its view's nib.
    func addScene(of node: Node, to id: NibObjectID) {
        guard let scene = node.scene, scene.controller == node else { return }
        let segues = scene.node.allSegues.filter { $0.kind != .relationship && $0.source == node }
        let made = segues.compactMap { template(of: $0, from: id) }
        if let view = node.child(key: "view"), view.isView {
            let externals = run.viewPiece(of: node, view).externals
            let entries = externals.compactMap { name, target -> (key: NibObjectID, value: NibObjectID)? in
                resolve(target).map { (string(name), $0) }
            }
            graph[id, "UIExternalObjectsTableForViewLoading"] = .reference(graph.dictionary(entries))
        }
        if !made.isEmpty { graph[id, "UIStoryboardSegueTemplates"] = .reference(graph.array(made)) }
        let dock = scene.dockObjects.filter { $0.has("id") && $0.elementType != nil }
        if !dock.isEmpty {
            graph[id, "UITopLevelObjectsToKeepAliveFromStoryboard"] = .reference(
                graph.array(dock.map { object(for: $0) }))
        }
        connectAnchors(of: segues)
    }

    private func resolve(_ target: NibTarget) -> NibObjectID? {
        switch target {
        case .template(let segue): return templates[segue]
        case .element(let node):
            let element = run.document.tree[node]
            return owns(element) ? object(for: element) : nil
        }
    }

    func addView(of node: Node, to id: NibObjectID) {
        if let name = node["nibName"] { graph[id, "UINibName"] = .reference(string(name)) }
        guard let view = node.child(key: "view") else { return }
        if run.document.kind.isStoryboard, node.scene?.controller == node {
            guard let controller = node["id"], let viewID = view["id"] else {
                return run.report(
                    "view.missing-id", view, "a controller's view without an id has no piece of its own",
                    hint: "give the view an id")
            }
            let name = ScenePlan.viewNibName(controller: controller, view: viewID)
            graph[id, "UINibName"] = .reference(string(name))
        } else {
            graph[id, "UIView"] = .reference(object(for: view))
        }
    }

    func addRestorationIdentifier(of node: Node, to id: NibObjectID) {
        guard node["useStoryboardIdentifierAsRestorationIdentifier"] == "YES", let name = node["storyboardIdentifier"]
        else {
            return
        }
        graph[id, "UIRestorationIdentifier"] = .reference(string(name))
    }

    /// Adds the child controllers of a container from its relationships.
    func addChildControllers(of node: Node, to id: NibObjectID) {
        let children = run.plan.members(of: node)
        reportRelationships(of: node)
        guard !children.isEmpty else { return }
        let objects = children.map { $0.isStoryboardReference ? placeholder(for: $0) : object(for: $0) }
        graph[id, "UIChildViewControllers"] = .reference(graph.array(objects, mutable: true))
        graph[id, "UIViewControllers"] = .reference(graph.array(objects, mutable: true))
        for child in objects { graph[child, "UIParentViewController"] = .reference(id) }
        guard node.name == "navigationController", let bar = node.child("navigationBar", key: "navigationBar") else {
            return
        }
        let items = children.compactMap { $0.child("navigationItem", key: "navigationItem") }.map { object(for: $0) }
        let barID = object(for: bar)
        if !items.isEmpty { graph[barID, "UIItems"] = .reference(graph.array(items)) }
        for item in items { graph[item, "UINavigationBar"] = .reference(barID) }
    }

    /// Returns the placeholder for a storyboard reference in a container, which names its entry in Info.plist. A loader
    /// that doesn't know the class creates an empty controller.
    private func placeholder(for reference: Node) -> NibObjectID {
        if hasMade(reference) { return object(for: reference) }
        let id = graph.add(
            "UIStoryboardReferencePlaceholder", fallbacks: ["UIViewController"],
            ["UIStoryboardReferenceIdentifier": .reference(string(reference.referenceName))])
        adopt(id, for: reference)
        for (key, nibKey) in [("tabBarItem", "UITabBarItem"), ("navigationItem", "UINavigationItem")] {
            if let item = reference.child(key: key) { graph[id, nibKey] = .reference(object(for: item)) }
        }
        return id
    }

    /// Reports relationships that a container doesn't support.
    private func reportRelationships(of node: Node) {
        for segue in node.segues where segue.kind == .relationship {
            guard let destination = run.document.object(segue.destinationID), destination.isController else {
                reportDangling(segue)
                continue
            }
        }
    }

    func addNavigationBar(of node: Node, to id: NibObjectID) {
        guard node.name == "navigationBar", let controller = node.parent, controller.isController else { return }
        graph[id, "UIDelegate"] = .reference(object(for: controller))
        graph[id, "UIAutoresizingMask"] = .integer(2)
        // Xcode 9 and 10 (one bar) differ from Xcode 8 and from 11 on (3 bars).
        let hugging = (13_000..<15_000).contains(run.tools) ? "{250, 750}" : "{250, 250}"
        graph[id, "UIViewContentHuggingPriority"] = .reference(string(hugging))
        // Before there were safe areas bars were as large as on the first phones.
        guard node["insetsLayoutMarginsFromSafeArea"] == "NO" else {
            graph[id, "UIBounds"] = .rect(x: 0, y: 0, width: 320, height: 44)
            graph[id, "UICenter"] = .point(x: 160, y: 22)
            return
        }
        // The bar that Apple's compiler writes: no width, and the current height.
        graph[id, "UIBounds"] = .rect(x: 0, y: 0, width: 0, height: 50)
        if let frame = run.frame(of: node) {
            graph[id, "UICenter"] = .point(x: 0, y: frame.y + 25)
        }
    }

    func addKeyCommands(of node: Node, to id: NibObjectID) {
        guard let list = node.child("keyCommands") else { return }
        let commands = list.children.map { element in
            let command = graph.add("UIKeyCommand")
            graph[command, "UIInput"] = .reference(string(element["input"] ?? ""))
            graph[command, "UIModifierFlags"] = .integer(element.number("modifierFlags")?.wholeNumber ?? 0)
            if let action = element["actionName"] { graph[command, "UIAction"] = .reference(string(action)) }
            if let title = element["discoverabilityTitle"] {
                let key = "\(element.objectID ?? "").discoverabilityTitle"
                graph[command, "UIDiscoverabilityTitle"] = .reference(text(title, key: key))
            }
            return command
        }
        graph[id, "UIKeyCommands"] = .reference(graph.array(commands))
    }

    /// Returns a menu with its items. The keys of their properties haven't been seen; they are named like those.
    func menu(_ node: Node) -> NibObjectID {
        let elements = node.child("items").map { Array($0.children) } ?? []
        let children = elements.map { $0.name == "menu" ? menu($0) : command($0) }
        return graph.add(
            "UIMenu", ["title": .reference(title(of: node)), "children": .reference(graph.array(children))])
    }

    /// Returns an item of a menu. What it does is an action of the responder chain, like those of commands in code.
    private func command(_ node: Node) -> NibObjectID {
        let known = ["title", "id", "key", "state", "enabled", "hidden"]
        for (name, _) in node.attributes where !known.contains(name) {
            run.leaveOut(
                "compile.unsupported", node, "the attribute '\(name)' of a menu's item cannot be compiled yet")
        }
        for child in node.children where child.name != "connections" {
            run.leaveOut("compile.unsupported", child, "'\(child.name)' inside a menu's item cannot be compiled yet")
        }
        let command = graph.add("UICommand", ["title": .reference(title(of: node))])
        if let state = ["on": 1, "mixed": 2][node["state"] ?? ""] { graph[command, "state"] = .integer(Int64(state)) }
        let attributes = (node["enabled"] == "NO" ? 1 : 0) + (node["hidden"] == "YES" ? 4 : 0)
        if attributes > 0 { graph[command, "attributes"] = .integer(Int64(attributes)) }
        let actions = node.child("connections")?.children.filter { $0.name == "action" } ?? []
        if let selector = actions.first?["selector"] { graph[command, "action"] = .reference(string(selector)) }
        return command
    }

    private func title(of node: Node) -> NibObjectID {
        text(node["title"] ?? "", key: "\(node.objectID ?? "").title")
    }
}
