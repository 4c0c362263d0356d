import StoryboardModel
import XMLTree

/// Which scenes of a storyboard move to another one, and what leads from one to the other then.
struct SceneMove {
    /// A controller on one side of the move that something on the other side leads to.
    struct Entry {
        /// Its id in the document that it is in before the move.
        var id: String
        /// The storyboard identifier that references use, or nil if they mean the initial controller.
        var identifier: String?
    }

    let source: Document
    /// The scenes that move, in the order of the document.
    private(set) var scenes: [Scene] = []
    /// The segues of other scenes that lead to moving ones, by their ids' destinations.
    private(set) var incoming: [Segue] = []
    /// The segues of moving scenes that lead to others.
    private(set) var outgoing: [Segue] = []

    private var moving: Set<NodeID> = []

    /// The controllers that move, without references.
    var controllers: [Node] {
        scenes.compactMap(\.controller).filter { $0.isController && !$0.isStoryboardReference }
    }

    /// The references that move.
    var references: [Node] { scenes.compactMap(\.controller).filter(\.isStoryboardReference) }

    /// Finds out what moves with scenes: references that nothing else leads to.
    init(of addresses: [Address], in document: Document) throws(ChangeError) {
        guard document.kind.isStoryboard else { throw .refused("a xib has no scenes") }
        guard !document.isLaunchScreen else { throw .refused("a launch screen has one scene, which can't be moved") }
        source = document
        for address in addresses {
            guard let scene = try document.resolve(address).scene else {
                throw .refused("'\(address)' is not in a scene", hint: "name scenes or their controllers")
            }
            moving.insert(scene.node.id)
        }
        for scene in document.scenes where !moving.contains(scene.node.id) {
            guard let controller = scene.controller, controller.isStoryboardReference, let id = controller["id"] else {
                continue
            }
            let segues = document.segues(to: id)
            if !segues.isEmpty, segues.allSatisfy({ isMoving($0.node) }) { moving.insert(scene.node.id) }
        }
        // A reference that other scenes need stays.
        for scene in document.scenes where moving.contains(scene.node.id) {
            guard let reference = scene.controller, reference.isStoryboardReference, let id = reference["id"] else {
                continue
            }
            if document.segues(to: id).contains(where: { !isMoving($0.node) }) { moving.remove(scene.node.id) }
        }
        scenes = document.scenes.filter { moving.contains($0.node.id) }
        guard !controllers.isEmpty else {
            throw .refused(
                "none of the scenes has a controller to move", hint: "references and menus alone can't be moved")
        }
        try findCrossings()
    }

    func isMoving(_ node: Node) -> Bool { node.scene.map { moving.contains($0.node.id) } ?? false }

    private mutating func findCrossings() throws(ChangeError) {
        for scene in source.scenes {
            let isMoved = moving.contains(scene.node.id)
            for node in scene.node.subtree {
                for attribute in Document.referenceAttributes(of: node) {
                    guard let target = node[attribute].flatMap(source.object), target.scene != nil,
                        isMoving(target) != isMoved
                    else { continue }
                    guard attribute == "destination", let segue = Segue(node), target.isController else {
                        throw Self.refusal(node, in: scene, to: target)
                    }
                    if isMoved { outgoing.append(segue) } else { incoming.append(segue) }
                }
            }
        }
    }

    private static func refusal(_ node: Node, in scene: Scene, to target: Node) -> ChangeError {
        let what = node.typeTitle.lowercased() + (node["property"].map { " '\($0)'" } ?? "")
        let other = target.scene?.title ?? target.displayName
        return .refused(
            "the \(what) of \(scene.title) leads to \(other), which would be in another storyboard",
            hint: "move both scenes, or delete it first")
    }

    // MARK: Entries

    /// The moving controllers that a segue of another scene leads to, in the order of the document.
    var entries: [Node] {
        let destinations = Set(incoming.map(\.destinationID))
        return controllers.filter { destinations.contains($0["id"] ?? "") }
    }

    /// Returns the controller that becomes the initial one of a storyboard without any: that of the source, the first that is
    /// entered, or the first that no moving scene leads to.
    var initialController: Node? {
        if let initial = source.initialController, isMoving(initial) { return initial }
        if let entry = entries.first { return entry }
        let root = controllers.first { controller in
            source.segues(to: controller["id"] ?? "").allSatisfy { $0.source == controller }
        }
        return root ?? controllers.first
    }

    /// Returns the scenes that can be reached by segues from a controller, its own first.
    static func scenes(following controller: Node, in document: Document) -> [Scene] {
        var found = [controller.scene].compactMap(\.self)
        var position = 0
        while position < found.count {
            for segue in found[position].node.allSegues {
                guard let next = document.object(segue.destinationID)?.scene, !found.contains(next) else { continue }
                found.append(next)
            }
            position += 1
        }
        return found
    }
}
