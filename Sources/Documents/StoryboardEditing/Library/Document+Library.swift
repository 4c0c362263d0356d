import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    mutating func addObject(
        _ id: String, into parent: Address?, _ x: Double?, _ y: Double?, before: Address?
    ) throws(ChangeError) -> [String] {
        guard kind.isUIKit else {
            throw .refused("the library has nothing for a \(kind.title)", hint: "'insert' accepts any element")
        }
        guard let item = Library.item(id) else {
            let offered = Library.items(for: kind).map(\.id)
            throw .refused(
                "the library has no '\(id)'\(Spelling.suggestion(for: id, among: offered))",
                hint: "it has: \(offered.joined(separator: ", "))")
        }
        guard item.isOffered(for: kind) else {
            throw .refused("'\(item.title)' cannot be in a \(kind.title)")
        }
        try Self.check([x, y], of: "a place")
        switch item.content {
        case .scenes(let scenes):
            guard parent == nil else {
                throw .refused("'\(item.title)' has its own scene", hint: "omit 'into'")
            }
            return try add(scenes, x, y)
        case .element(let xml):
            guard let parent else {
                throw .refused("'\(item.title)' needs a container", hint: "name it with 'into'")
            }
            let new = NewObject(item: item, parent: parent, x: x, y: y, before: before)
            return try add(new, SceneTemplates.fill(xml, for: self), into: resolve(parent).id)
        }
    }

    private mutating func add(_ new: NewObject, _ xml: String, into target: NodeID) throws(ChangeError) -> [String] {
        let source = try Self.read(xml)
        switch source.elementType?.kind {
        case .gestureRecognizer: return try addGestureRecognizer(source, to: target)
        case .object where source.name == "customObject": return try addDockObject(source, to: target)
        default: break
        }
        let home = try home(for: source.name, title: new.item.title, at: target, y: new.y)
        let holder = try makeContainer(home.container, in: home.parent)
        let place = try place(for: source, key: home.container.key, in: holder, before: new.before)
        let node = try makeElement(copying: source, inside: holder, ids: .fresh)
        try apply(.setAttribute(node, name: "key", to: home.container.key.map { AttributeSpelling($0) }))
        if let size = new.item.size(in: self) {
            try lay(node, frame: frame(of: size, at: new, in: home), inside: holder)
        }
        try apply(.insert(node, at: place))
        try makeRoom(forRowsIn: node)
        try makeRoom(forSupplement: node)
        var created = tree[node].objectID.map { [$0] } ?? []
        if source.name == "containerView" { created += try addEmbeddedScene(for: node) }
        return created
    }

    // MARK: Frames

    /// Returns the frame at a requested location, or centered in the container or along its edge.
    private func frame(
        of size: (width: Double, height: Double), at new: NewObject, in home: (parent: NodeID, container: Container)
    ) -> DocumentRect {
        let outer = tree[home.parent].frame
        if home.container.key?.hasPrefix("table") == true {
            return DocumentRect(x: 0, y: 0, width: outer?.width ?? size.width, height: size.height)
        }
        let isWide = new.item.size?.width == nil
        let width = isWide ? outer?.width ?? size.width : size.width
        let middle = { (outer: Double?, inner: Double) in max(0, (((outer ?? inner) - inner) / 2).rounded()) }
        return DocumentRect(
            x: isWide ? 0 : new.x ?? middle(outer?.width, width), y: new.y ?? middle(outer?.height, size.height),
            width: width, height: size.height)
    }

    /// Gives a detached view its frame and the attributes that Xcode writes: a fixed frame while there are no
    /// constraints, none in a stack view, and only a mask for the view of a bar item or table.
    mutating func lay(_ view: NodeID, frame: DocumentRect, inside holder: NodeID) throws(ChangeError) {
        try setFrame(of: view, to: frame)
        guard tree[holder].name != "objects" else {
            // A view in the dock is at the corner of its own canvas, and as wide as it was made.
            try setFrame(of: view, to: DocumentRect(x: 0, y: 0, width: frame.width, height: frame.height))
            return try ensureMask(of: view)
        }
        guard tree[holder].name == "subviews" else { return try ensureMask(of: view) }
        if tree[holder].parent?.name == "stackView" { try release(view) } else { try fix(view) }
    }

    // MARK: Containers

    /// Adds the scene that a container view embeds.
    private mutating func addEmbeddedScene(for container: NodeID) throws(ChangeError) -> [String] {
        let place = tree[container].scene.flatMap(room(beside:))
        let created = try add(AddScene(controller: "viewController", x: place?.x, y: place?.y, isInitial: false))
        guard let controller = created.first, let source = tree[container]["id"] else { return [] }
        let view = index.object(controller).flatMap { tree[$0].child(key: "view")?.id }
        if let view, let frame = tree[container].frame {
            try setFrame(of: view, to: DocumentRect(x: 0, y: 0, width: frame.width, height: frame.height))
        }
        _ = try add(AddSegue(from: Address(source), to: Address(controller), kind: "embed", attributes: [:]))
        return created
    }

    /// Returns a free location near a scene: to its right, else in the rows below and above. Returns nil if there is none.
    private func room(beside scene: Scene) -> (x: Double, y: Double)? {
        let (device, board) = (DocumentDevice(of: self), BoardRoom(self))
        guard let area = board.scenes.first(where: { $0.id == scene.node.id })?.area else { return nil }
        let right = area.left + (area.width - BoardRoom.screen) + device.sceneSpacing
        let row = device.sceneRowSpacing
        let places = [(right, area.y), (right, area.y + row), (area.left, area.y + row), (right, area.y - row)]
        return places.first(where: board.isFree).map { (x: $0.0, y: $0.1) }
    }

    // MARK: Objects of the dock

    private mutating func addDockObject(_ source: Node, to target: NodeID) throws(ChangeError) -> [String] {
        let objects = try dock(around: target)
        let node = try makeElement(copying: source, inside: objects, ids: .fresh)
        try apply(.insert(node, at: place(forChild: source.name, key: nil, in: objects)))
        return tree[node]["id"].map { [$0] } ?? []
    }

    /// Adds a gesture recognizer to the dock and connects the view that it was dropped on.
    private mutating func addGestureRecognizer(_ source: Node, to target: NodeID) throws(ChangeError) -> [String] {
        let view = try viewForGestures(at: target)
        let created = try addDockObject(source, to: target)
        guard let recognizer = created.first else { return [] }
        try connect(view, with: recognizer)
        return created
    }

    private func viewForGestures(at target: NodeID) throws(ChangeError) -> NodeID {
        var view = tree[target]
        if view.name == "scene" { view = Scene(view)?.controller ?? view }
        if view.isController, let root = view.child(key: "view") { view = root }
        guard view.hasFrame, view.has("id") else {
            throw .refused(
                "'\(view.displayName)' does not accept gesture recognizers",
                hint: "gesture recognizers belong to a view")
        }
        return view.id
    }

    /// Connects a view with a gesture recognizer.
    mutating func connect(_ view: NodeID, with recognizer: String) throws(ChangeError) {
        let attributes = [
            (name: "property", value: "gestureRecognizers"), (name: "destination", value: recognizer),
            (name: "appends", value: "YES"),
        ]
        _ = try addConnection("outletCollection", attributes, nil, to: view)
    }

    /// Returns the element that contains a scene's top-level objects, or those of a xib.
    func dock(around node: NodeID) throws(ChangeError) -> NodeID {
        let objects = kind.isStoryboard ? tree[node].scene?.node.child("objects") : root.child("objects")
        guard let objects else {
            throw .refused("'\(tree[node].name)' is not in a scene", hint: "name an object of the scene with 'into'")
        }
        return objects.id
    }
}
