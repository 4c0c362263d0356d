import ElementCatalogue
import StoryboardModel
import XMLTree

/// A scene to be added: the payload of `Command.addScene`.
struct NewScene {
    var controller: String
    var x, y: Double?
    var title, customClass, customModule, storyboardIdentifier, id: String?
    var isInitial: Bool?
}

extension Document {
    mutating func add(_ new: NewScene) throws(ChangeError) -> [String] {
        guard kind.isStoryboard else { throw .refused("a xib has no scenes", hint: "use 'insert' for a further object") }
        let controllers = SceneTemplates.controllers(for: kind)
        guard controllers.contains(new.controller) else {
            throw .refused(
                "there is no controller '\(new.controller)'", hint: "choose one of: \(controllers.joined(separator: ", "))")
        }
        let scenes = try ensureChild("scenes", in: root.id)
        let template = SceneTemplates.xml(for: new.controller, in: self)
        let scene = try makeElement(template, inside: scenes, ids: .fresh)
        guard let controller = Scene(tree[scene])?.controller else { throw ChangeError(.impossiblePlace) }
        try configure(controller, as: new)
        try insertScene(scene, at: Place(in: scenes))
        let free = freeCanvasLocation()
        try place(scene: scene, x: new.x ?? free.x, y: new.y ?? free.y)
        guard let id = tree[controller.id]["id"] else { return [] }
        if new.isInitial ?? (tree[scenes].children.reduce(0) { count, _ in count + 1 } == 1) {
            try set("initialViewController", of: root.id, to: id)
        }
        return [id]
    }

    private mutating func configure(_ controller: Node, as new: NewScene) throws(ChangeError) {
        if let id = new.id {
            guard !index.isTaken(id) else { throw .refused("the id '\(id)' is taken already") }
            try apply(.setAttribute(controller.id, name: "id", to: AttributeSpelling(id)))
        }
        let isReference = controller.name == "viewControllerPlaceholder"
        let identifier = isReference ? "referencedIdentifier" : "storyboardIdentifier"
        try set("title", of: controller.id, to: new.title)
        try set(identifier, of: controller.id, to: new.storyboardIdentifier)
        if !isReference, let identifier = new.storyboardIdentifier { try checkStoryboardIdentifier(identifier) }
        guard let name = new.customClass else { return }
        try set("customClass", of: controller.id, to: name)
        try set("customModule", of: controller.id, to: new.customModule)
        if new.customModule != nil { try set("customModuleProvider", of: controller.id, to: "target") }
    }

    /// Inserts a scene together with the comment that names it.
    mutating func insertScene(_ scene: NodeID, at place: Place) throws(ChangeError) {
        let comment = try makeComment(Scene(tree[scene])?.title ?? "Scene", inside: place.parent)
        try apply(.insert(scene, at: place))
        try apply(.insert(comment, at: Place(in: place.parent, before: scene)))
    }

    /// Writes the comment in front of a scene anew, should the scene's name have changed. A comment that said something else
    /// than the name before is left: it is somebody's own, or went by a name that is not known here.
    mutating func updateComment(of scene: NodeID, from oldTitle: String) throws(ChangeError) {
        guard let title = Scene(tree[scene])?.title, let parent = tree[scene].parent?.id, let old = tree[scene].previous?.id,
            tree[old].kind == .comment, tree[old].text == oldTitle, title != oldTitle
        else { return }
        let comment = try makeComment(title, inside: parent)
        try apply(.remove(old))
        try apply(.insert(comment, at: Place(in: parent, before: scene)))
    }

    mutating func setInitialController(_ address: Address?) throws(ChangeError) {
        guard let address else { return try set("initialViewController", of: root.id, to: nil) }
        let node = try resolve(address)
        guard let controller = node.isController ? node : Scene(node)?.controller, let id = controller["id"] else {
            throw .refused("'\(address)' is no controller")
        }
        guard controller.name != "viewControllerPlaceholder" else {
            throw .refused("a storyboard reference cannot be the initial controller")
        }
        try set("initialViewController", of: root.id, to: id)
    }

    mutating func setCanvasLocation(of address: Address, _ x: Double, _ y: Double) throws(ChangeError) {
        guard let scene = try resolve(address).scene else { throw .refused("'\(address)' is not in a scene") }
        try place(scene: scene.node.id, x: x, y: y)
    }

    mutating func place(scene: NodeID, x: Double, y: Double) throws(ChangeError) {
        guard x.isFinite, y.isFinite else { throw .refused("a place on the canvas has to be a number") }
        if let point = tree[scene].child("point", key: "canvasLocation") {
            try apply(.setAttribute(point.id, name: "x", to: AttributeSpelling(x.xcodeSpelling)))
            try apply(.setAttribute(point.id, name: "y", to: AttributeSpelling(y.xcodeSpelling)))
        } else {
            let xml = "<point key=\"canvasLocation\" x=\"\(x.xcodeSpelling)\" y=\"\(y.xcodeSpelling)\"/>"
            try insertElement(xml, at: place(forChild: "point", key: "canvasLocation", in: scene))
        }
    }

    /// To the right of all scenes, at the height of the topmost.
    func freeCanvasLocation() -> (x: Double, y: Double) {
        let locations = scenes.compactMap(\.canvasLocation)
        guard let right = locations.map(\.x).max(), let top = locations.map(\.y).min() else { return (0, 0) }
        return (right + DocumentDevice(of: self).sceneSpacing, top)
    }
}
