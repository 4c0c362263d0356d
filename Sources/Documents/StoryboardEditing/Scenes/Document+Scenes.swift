import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    mutating func add(_ new: AddScene) throws(ChangeError) -> [String] {
        guard kind.isStoryboard else {
            throw .refused("a xib has no scenes", hint: "use 'insert' for a further object")
        }
        let controllers = SceneTemplates.controllers(for: kind)
        guard controllers.contains(new.controller) else {
            throw .refused(
                "there is no controller '\(new.controller)'",
                hint: "choose one of: \(controllers.joined(separator: ", "))")
        }
        if new.id == "" { throw .refused("an id cannot be empty") }
        let scenes = try ensureChild("scenes", in: root.id)
        let template = SceneTemplates.xml(for: new.controller, in: self)
        let scene = try makeElement(template, inside: scenes, ids: .fresh)
        guard let controller = Scene(tree[scene])?.controller?.id else { throw ChangeError(.impossiblePlace) }
        try configure(controller, as: new)
        try insertScene(scene, at: Place(in: scenes))
        let free = freeCanvasLocation(apartFrom: scene)
        try place(scene: scene, x: new.x ?? free.x, y: new.y ?? free.y)
        try makeInitial(controller, new.isInitial)
        return tree[controller]["id"].map { [$0] } ?? []
    }

    /// Makes the controller the initial one if requested, or if it is the only one and this isn't declined.
    private mutating func makeInitial(_ controller: NodeID, _ isInitial: Bool?) throws(ChangeError) {
        let isOnly = scenes.count == 1 && !tree[controller].isStoryboardReference
        guard isInitial ?? isOnly, let id = tree[controller]["id"] else { return }
        try setInitialController(Address(id))
    }

    private mutating func configure(_ controller: NodeID, as new: AddScene) throws(ChangeError) {
        if let id = new.id {
            guard !index.isTaken(id) else { throw .refused("the id '\(id)' is already in use") }
            try renameInside(controller, to: id)
        }
        let isReference = tree[controller].isStoryboardReference
        if !isReference, let identifier = new.storyboardIdentifier { try checkStoryboardIdentifier(identifier) }
        try set("title", of: controller, to: new.title)
        try set(
            isReference ? "referencedIdentifier" : "storyboardIdentifier", of: controller, to: new.storyboardIdentifier)
        guard let name = new.customClass else { return }
        try set("customClass", of: controller, to: name)
        try set("customModule", of: controller, to: new.customModule)
        if new.customModule != nil { try set("customModuleProvider", of: controller, to: "target") }
    }

    /// Gives the controller of a detached scene an id, and updates the scene's references to it.
    private mutating func renameInside(_ controller: NodeID, to id: String) throws(ChangeError) {
        let old = tree[controller]["id"]
        try apply(.setAttribute(controller, name: "id", to: AttributeSpelling(id)))
        for node in tree[controller].subtree.map(\.id) {
            for attribute in Document.referenceAttributes(of: tree[node]) where tree[node][attribute] == old {
                try apply(.setAttribute(node, name: attribute, to: AttributeSpelling(id)))
            }
        }
    }

    /// Inserts a scene and its comment.
    mutating func insertScene(_ scene: NodeID, at place: Place) throws(ChangeError) {
        let comment = try makeComment(Scene(tree[scene])?.title ?? "Scene", inside: place.parent)
        try apply(.insert(scene, at: place))
        try apply(.insert(comment, at: Place(in: place.parent, before: scene)))
    }

    mutating func setInitialController(_ address: Address?) throws(ChangeError) {
        guard let address else { return try set("initialViewController", of: root.id, to: nil) }
        guard kind.isStoryboard else { throw .refused("a xib has no initial controller") }
        let controller = try controller(at: address)
        guard !tree[controller].isStoryboardReference else {
            throw .refused("a storyboard reference cannot be the initial controller")
        }
        try set("initialViewController", of: root.id, to: tree[controller]["id"])
    }

    /// Returns the controller at the address of a controller or scene.
    func controller(at address: Address, hint: String? = nil) throws(ChangeError) -> NodeID {
        let node = try resolve(address)
        guard let controller = node.isController ? node : Scene(node)?.controller, controller.has("id") else {
            throw .refused("'\(address)' is not a controller", hint: hint)
        }
        return controller.id
    }

    mutating func setCanvasLocation(of address: Address, _ x: Double, _ y: Double) throws(ChangeError) {
        guard let scene = try resolve(address).scene?.node.id else { throw .refused("'\(address)' is not in a scene") }
        try place(scene: scene, x: x, y: y)
    }

    mutating func place(scene: NodeID, x: Double, y: Double) throws(ChangeError) {
        try Self.check([x, y], of: "a place on the canvas")
        let point = try ensureChild("point", key: "canvasLocation", in: scene)
        try apply(.setAttribute(point, name: "x", to: AttributeSpelling(x.xcodeSpelling)))
        try apply(.setAttribute(point, name: "y", to: AttributeSpelling(y.xcodeSpelling)))
    }

    /// Returns a location to the right of all scenes, at the height of the topmost.
    func freeCanvasLocation(apartFrom new: NodeID) -> (x: Double, y: Double) {
        let locations = scenes.filter { $0.node.id != new }.compactMap(\.canvasLocation)
        guard let right = locations.map(\.x).max(), let top = locations.map(\.y).min() else { return (0, 0) }
        return (right + DocumentDevice(of: self).sceneSpacing, top)
    }
}
