import StoryboardModel
import XMLTree

extension Document {
    /// Embeds controllers in a container. Segues to them lead to the container then.
    mutating func embedControllers(_ objects: [Address], in container: String) throws(ChangeError) -> [String] {
        guard kind.isStoryboard else { throw .refused("a xib has no scenes to embed") }
        var controllers: [NodeID] = []
        for object in objects { controllers.append(try controller(at: object)) }
        guard Set(controllers).count == controllers.count else { throw .refused("a controller is named twice") }
        let isNavigation = container == "navigationController"
        guard !isNavigation || controllers.count == 1 else {
            throw .refused("a navigation controller has one root", hint: "embed one controller at a time")
        }
        for controller in controllers { try checkEmbeddable(tree[controller], in: container) }
        guard let first = controllers.first.map({ tree[$0]["id"] ?? "" }) else { return [] }
        let place = try makePlace(beside: controllers)
        let isInitial = controllers.contains { tree[$0]["id"] == root["initialViewController"] }
        let created = try add(AddScene(controller: container, x: place?.x, y: place?.y, isInitial: false))
        guard let new = created.first, let node = index.object(new) else { throw ChangeError(.impossiblePlace) }
        if isNavigation { try moveTabBarItem(from: controllers[0], to: node) }
        try redirectSegues(from: first, to: new)
        for controller in controllers {
            let relationship = isNavigation ? "rootViewController" : "viewControllers"
            _ = try add(
                AddSegue(
                    from: Address(new), to: Address(tree[controller]["id"] ?? ""), kind: "relationship",
                    relationship: relationship, attributes: [:]))
            try ensureItem(of: controller, isNavigation ? "navigationItem" : "tabBarItem")
        }
        if isInitial { try setInitialController(Address(new)) }
        return created
    }

    private func checkEmbeddable(_ controller: Node, in container: String) throws(ChangeError) {
        if controller.name == container || controller.name == "splitViewController" && container != "tabBarController" {
            throw .refused("'\(controller.displayName)' cannot be in a \(container.spacedWords.lowercased())")
        }
        guard let id = controller["id"], let holder = self.container(of: id), holder.name == container else { return }
        throw .refused("'\(controller.displayName)' is in a \(container.spacedWords.lowercased()) already")
    }

    /// Returns the navigation or tab bar controller that contains a controller.
    private func container(of controller: String) -> Node? {
        let relationship = segues(to: controller).first {
            $0.kind == .relationship && ["rootViewController", "viewControllers"].contains($0.relationship)
        }
        return relationship?.source
    }

    /// Returns a location to the left of the controllers. If another scene is there, they move to the right, with the
    /// scenes that would be in the way.
    private mutating func makePlace(beside controllers: [NodeID]) throws(ChangeError) -> (x: Double, y: Double)? {
        let device = DocumentDevice(of: self)
        let board = BoardRoom(self)
        let embedded = board.scenes.filter { scene in
            controllers.contains { tree[$0].scene?.node.id == scene.id }
        }
        guard let left = embedded.map(\.area.left).min(), let top = embedded.map(\.area.y).min(),
            let bottom = embedded.map(\.area.y).max()
        else { return nil }
        let place = (x: left - device.sceneSpacing, y: top + (bottom - top) / 2)
        if board.isFree(at: place) { return place }
        let (moved, shift) = board.room(at: (left, place.y), moving: embedded.map(\.id), by: device.sceneSpacing)
        for scene in moved { try self.place(scene: scene.id, x: scene.area.x + shift, y: scene.area.y) }
        return (left, place.y)
    }

    // MARK: Attributes of the first controller

    private mutating func redirectSegues(from old: String, to new: String) throws(ChangeError) {
        for segue in segues(to: old).map(\.node.id) {
            try apply(.setAttribute(segue, name: "destination", to: AttributeSpelling(new)))
        }
    }

    /// Moves the tab bar item to the controller that the tab bar's relationship leads to.
    private mutating func moveTabBarItem(from old: NodeID, to new: NodeID) throws(ChangeError) {
        guard let item = tree[old].child("tabBarItem", key: "tabBarItem")?.id,
            tree[new].child(key: "tabBarItem") == nil
        else { return }
        let place = place(forChild: "tabBarItem", key: "tabBarItem", in: new)
        try apply(.move(item, to: place, indentation: nil))
    }

    /// Gives a controller the item that a bar shows for it, unless it has one.
    mutating func ensureItem(of controller: NodeID, _ item: String) throws(ChangeError) {
        guard tree[controller].child(key: item) == nil else { return }
        let title = item == "tabBarItem" ? [(name: "title", value: "Item")] : []
        try insertElement(
            item, attributes: [(name: "key", value: item)] + title, at: place(forChild: item, key: item, in: controller)
        )
    }

    // MARK: Unembedding

    /// Removes a navigation or tab bar controller but keeps its content. The first of several controllers takes its
    /// place.
    mutating func unembedController(_ node: NodeID) throws(ChangeError) -> [String] {
        let isContainer = ["navigationController", "tabBarController"].contains(tree[node].name)
        guard let holder = isContainer ? node : tree[node]["id"].flatMap({ container(of: $0)?.id }) else {
            throw .refused(
                "'\(tree[node].displayName)' is not in a container",
                hint: "navigation and tab bar controllers can be unembedded")
        }
        let held = tree[holder].segues.filter { $0.kind == .relationship }.map(\.destinationID)
        guard let first = held.first, let heir = index.object(first), let old = tree[holder]["id"] else {
            throw .refused("'\(tree[holder].displayName)' holds nothing", hint: "'delete' removes it")
        }
        let scene = tree[holder].scene?.node.id ?? holder
        let isInitial = root["initialViewController"] == old
        try moveTabBarItem(from: holder, to: heir)
        for segue in segues(to: old).map(\.node.id) where !tree[segue].isInside([scene]) {
            try apply(.setAttribute(segue, name: "destination", to: AttributeSpelling(first)))
        }
        try delete(scene)
        if isInitial, index.object(first) != nil { try setInitialController(Address(first)) }
        return held
    }
}
