import ElementCatalog
import StoryboardModel
import XMLTree

/// Scenes that move from one storyboard of a group to another.
struct SceneArrival {
    let move: SceneMove
    let path, destination: String
    private let sourceName, destinationName: String
    /// The ids that objects get because theirs are in use.
    private var newIDs: [String: String] = [:]
    /// The distance by which scenes move on the canvas.
    private var offset = (x: 0.0, y: 0.0)
    /// The moving controller that is the destination's initial one from now on.
    private var newInitial: String?
    /// Whether references of the destination by the source's name mean the source.
    private let seesSource: Bool

    init(_ move: SceneMove, from path: String, to destination: String, in step: GroupStep) {
        (self.move, self.path, self.destination) = (move, path, destination)
        sourceName = GroupStep.storyboardName(of: path)
        destinationName = GroupStep.storyboardName(of: destination)
        seesSource = step.path(ofStoryboard: sourceName, seenFrom: destination) == path
    }

    mutating func perform(in step: inout GroupStep) throws(GroupError) {
        let target = try step.document(destination)
        if target.initialController == nil, target.scenes.isEmpty || isInitialMoving {
            newInitial = move.initialController?["id"]
        }
        makeNewIDs(in: target)
        offset = placement(in: target)
        // The other documents first, which know the controllers by their names from before.
        let others = try updateOthers(in: &step)
        let reentered = try nameDestinations(in: &step)
        try arrive(in: &step, naming: reentered)
        try leave(in: &step, entered: others)
        step.add(move: ObjectMove(from: path, to: destination, ids: movedIDs))
    }

    /// The new ids of the moving scenes and their objects by the old ones.
    private var movedIDs: [String: String] {
        let ids = move.scenes.flatMap { $0.node.subtree.compactMap(\.objectID) }
        return Dictionary(ids.map { ($0, newID(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    private var isInitialMoving: Bool { move.source.initialController.map(move.isMoving) ?? false }

    private func newID(of id: String) -> String { newIDs[id] ?? id }

    private mutating func makeNewIDs(in target: Document) {
        var scratch = target
        for id in move.scenes.flatMap({ $0.node.subtree.compactMap(\.objectID) }) where target.index.isTaken(id) {
            newIDs[id] = scratch.makeID()
        }
    }

    // MARK: Names

    /// Returns what a reference to a moving controller leads to, seen from other storyboards.
    private func target(of controller: Node) -> ReferenceTarget {
        let id = controller["id"] ?? ""
        let identifier = id == newInitial ? nil : controller["storyboardIdentifier"] ?? newID(of: id)
        return ReferenceTarget(storyboard: destinationName, identifier: identifier)
    }

    /// Updates what other storyboards know of the controllers, and returns the ids of those that they know.
    private mutating func updateOthers(in step: inout GroupStep) throws(GroupError) -> Set<String> {
        var known: Set<String> = []
        for other in step.documents.keys.sorted() where other != path && other != destination {
            for reference in step.documents[other]?.storyboardReferences ?? [] {
                guard let old = reference.referenceTarget, old.bundle == nil, old.storyboard == sourceName,
                    step.path(ofStoryboard: sourceName, seenFrom: other) == path,
                    let controller = move.source.controller(storyboardIdentifier: old.identifier),
                    move.isMoving(controller)
                else { continue }
                let (node, new) = (reference.id, target(of: controller))
                if new.identifier != nil, let id = controller["id"] { known.insert(id) }
                try step.change(other) { document throws(ChangeError) in try document.setTarget(of: node, to: new) }
            }
        }
        return known
    }

    /// Gives the controllers that moving scenes lead to identifiers, and returns what references to them lead to, by
    /// their ids.
    private func nameDestinations(in step: inout GroupStep) throws(GroupError) -> [String: ReferenceTarget] {
        var targets: [String: ReferenceTarget] = [:]
        for segue in move.outgoing where targets[segue.destinationID] == nil {
            guard let controller = move.source.object(segue.destinationID) else { continue }
            if let target = controller.referenceTarget {
                targets[segue.destinationID] = seenFromDestination(target)
                continue
            }
            if controller == move.source.initialController {
                targets[segue.destinationID] = ReferenceTarget(storyboard: sourceName)
                continue
            }
            let identifier = controller["storyboardIdentifier"] ?? segue.destinationID
            targets[segue.destinationID] = ReferenceTarget(storyboard: sourceName, identifier: identifier)
            let node = controller.id
            try step.change(path) { document throws(ChangeError) in
                try document.set("storyboardIdentifier", of: node, to: identifier)
            }
        }
        return targets
    }

    /// Returns what a reference of the source leads to, seen from the destination.
    private func seenFromDestination(_ target: ReferenceTarget) -> ReferenceTarget {
        var target = target
        if target.bundle != nil { return target }
        if target.storyboard == nil, let controller = move.source.controller(storyboardIdentifier: target.identifier),
            !move.isMoving(controller)
        {
            target.storyboard = sourceName
        } else if target.storyboard == destinationName {
            target.storyboard = nil
        }
        return target
    }

    // MARK: The destination

    private func arrive(
        in step: inout GroupStep, naming targets: [String: ReferenceTarget]
    ) throws(GroupError) {
        let created = try step.change(destination) { document throws(ChangeError) in
            try document.addClasses(usedBy: move)
            let created = try insertScenes(into: &document)
            try connectOutgoing(in: &document, targets)
            try resolveReferences(in: &document)
            try document.addResources(listedIn: move.source)
            if let initial = newInitial {
                try document.set("initialViewController", of: document.root.id, to: newID(of: initial))
            }
            return created
        }
        step.add(created: created, in: destination)
    }

    /// Inserts the moving scenes, and returns the ids of their controllers.
    private func insertScenes(into document: inout Document) throws(ChangeError) -> [String] {
        let mentions = Set(
            (move.source.root.child("inferredMetricsTieBreakers")?.children).map { $0.compactMap { $0["reference"] } }
                ?? [])
        let outgoing = Set(move.outgoing.map(\.id))
        var created: [String] = []
        let holder = try document.ensureChild("scenes", in: document.root.id)
        for scene in move.scenes {
            let node = try document.makeElement(
                scratchCopy(of: scene), inside: holder, ids: .kept)
            try document.insertScene(node, at: Place(in: holder))
            if let place = scene.canvasLocation, offset != (0, 0) {
                try document.place(scene: node, x: place.x + offset.x, y: place.y + offset.y)
            }
            if let controller = Scene(document.tree[node])?.controller, !controller.isStoryboardReference {
                created += [controller["id"]].compactMap(\.self)
            }
            for segue in scene.node.allSegues where mentions.contains(segue.id) && !outgoing.contains(segue.id) {
                let breakers = try document.ensureChild("inferredMetricsTieBreakers", in: document.root.id)
                try document.insertElement(
                    "segue", attributes: [(name: "reference", value: newID(of: segue.id))], at: Place(in: breakers))
            }
        }
        return created
    }

    /// Returns the XML of a scene with the ids that it has in the destination.
    private func scratchCopy(of scene: Scene) throws(ChangeError) -> String {
        let text = String(decoding: move.source.tree.write(scene.node.id), as: UTF8.self)
        if newIDs.isEmpty { return text }
        var scratch = try Document.read(clipboard: text)
        for node in scratch.root.subtree.map(\.id) {
            let identity = Document.identityAttribute(of: scratch[node]).map { [$0] } ?? []
            for attribute in identity + Document.referenceAttributes(of: scratch[node]) {
                guard let new = scratch[node][attribute].flatMap({ newIDs[$0] }) else { continue }
                scratch.setAttribute(attribute, of: node, to: AttributeSpelling(new))
            }
        }
        return String(decoding: scratch.write(scratch.root.id), as: UTF8.self)
    }

    /// Leads the segues that leave the moving scenes to references, or to a controller that an old reference led to.
    private func connectOutgoing(
        in document: inout Document, _ targets: [String: ReferenceTarget]
    ) throws(ChangeError) {
        for segue in move.outgoing {
            guard let target = targets[segue.destinationID], let node = document.index.object(newID(of: segue.id))
            else {
                continue
            }
            let own = target.storyboard == nil ? document.controller(storyboardIdentifier: target.identifier) : nil
            let end: String
            if let id = own?["id"] {
                end = id
            } else {
                end = try document.ensureReference(to: target, at: place(forReferenceTo: segue, in: document))
            }
            try document.apply(.setAttribute(node, name: "destination", to: AttributeSpelling(end)))
        }
    }

    /// Returns the location of a reference to what a segue led to: as far from the scenes as it was, or nil if that is taken.
    private func place(forReferenceTo segue: Segue, in document: Document) -> (x: Double, y: Double)? {
        guard let old = move.source.object(segue.destinationID)?.scene?.canvasLocation else { return nil }
        let place = (x: old.x + offset.x, y: old.y + offset.y)
        return BoardRoom(document).isFree(at: place) ? place : nil
    }

    /// Replaces the references that lead to a controller that is in the same storyboard now, and adapts those that came
    /// along.
    private func resolveReferences(in document: inout Document) throws(ChangeError) {
        let arrived = Set(move.references.compactMap { $0["id"] }.map(newID))
        for reference in document.storyboardReferences.map(\.id) {
            guard let target = document.tree[reference].referenceTarget, target.bundle == nil,
                let id = document.tree[reference]["id"]
            else { continue }
            if target.storyboard == sourceName, seesSource {
                guard let controller = movingController(target.identifier) else { continue }
                try document.replaceReference(reference, by: newID(of: controller))
            } else if arrived.contains(id) {
                try adapt(reference, target, arrived, in: &document)
            }
        }
    }

    /// Adapts a reference that came along from the source.
    private func adapt(
        _ reference: NodeID, _ target: ReferenceTarget, _ arrived: Set<String>, in document: inout Document
    ) throws(ChangeError) {
        let seen = seenFromDestination(target)
        if target.storyboard == destinationName,
            let own = document.controller(storyboardIdentifier: target.identifier)?["id"]
        {
            return try document.replaceReference(reference, by: own)
        }
        let twin = document.storyboardReferences.first {
            $0.id != reference && $0.referenceTarget == seen && !arrived.contains($0["id"] ?? "")
        }?["id"]
        if let twin { return try document.replaceReference(reference, by: twin) }
        try document.setTarget(of: reference, to: seen)
    }

    /// Returns the id of the moving controller with a storyboard identifier, or of the initial one for nil.
    private func movingController(_ identifier: String?) -> String? {
        guard let controller = move.source.controller(storyboardIdentifier: identifier), move.isMoving(controller)
        else {
            return nil
        }
        return controller["id"]
    }

    // MARK: The source

    private func leave(in step: inout GroupStep, entered: Set<String>) throws(GroupError) {
        let named = try step.change(path) { document throws(ChangeError) -> Set<String> in
            for scene in move.scenes.map(\.node.id) { try document.removeScene(scene) }
            if isInitialMoving { try document.set("initialViewController", of: document.root.id, to: nil) }
            try document.dropClasses(usedBy: move)
            return try connectIncoming(in: &document).union(redirectLocalReferences(in: &document))
        }
        try nameControllers(entered.union(named), in: &step)
    }

    /// Leads the segues to controllers that have moved to references, and returns the ids of those that need a name.
    private func connectIncoming(in document: inout Document) throws(ChangeError) -> Set<String> {
        var named: Set<String> = []
        for segue in move.incoming {
            guard let controller = move.source.object(segue.destinationID) else { continue }
            let target = target(of: controller)
            let reference = try document.ensureReference(to: target, at: controller.scene?.canvasLocation)
            if segue.kind == .relationship {
                try document.copyBarItem(of: controller, to: reference, for: segue.relationship ?? "")
            }
            try document.apply(.setAttribute(segue.node.id, name: "destination", to: AttributeSpelling(reference)))
            if target.identifier != nil { named.insert(segue.destinationID) }
        }
        return named
    }

    /// Makes references of the source that lead to a controller that has moved lead to the destination, and returns the ids of
    /// those that need a name.
    private func redirectLocalReferences(in document: inout Document) throws(ChangeError) -> Set<String> {
        var named: Set<String> = []
        for reference in document.storyboardReferences.map(\.id) {
            guard let old = document.tree[reference].referenceTarget, old.bundle == nil, old.isComplete,
                old.storyboard == nil || old.storyboard == sourceName,
                let id = movingController(old.identifier), let controller = move.source.object(id)
            else { continue }
            let new = target(of: controller)
            try document.setTarget(of: reference, to: new)
            if new.identifier != nil { named.insert(id) }
        }
        return named
    }

    /// Gives moved controllers the identifiers by which references know them.
    private func nameControllers(_ ids: Set<String>, in step: inout GroupStep) throws(GroupError) {
        for id in ids.sorted() {
            guard let controller = move.source.object(id), !controller.has("storyboardIdentifier") else { continue }
            let new = newID(of: id)
            try step.change(destination) { document throws(ChangeError) in
                guard let node = document.index.object(new) else { throw ChangeError(.impossiblePlace) }
                try document.set("storyboardIdentifier", of: node, to: new)
            }
        }
    }

    // MARK: The canvas

    /// Returns how far the scenes move on the canvas: to where a reference to them was, if there is room; nowhere; or to the
    /// right of all others.
    private func placement(in target: Document) -> (x: Double, y: Double) {
        let old = move.controllers.compactMap { $0.scene?.canvasLocation }
        guard let left = old.map(\.x).min(), let top = old.map(\.y).min(), !target.scenes.isEmpty else { return (0, 0) }
        var candidates: [(x: Double, y: Double)] = []
        var replaced: Set<NodeID> = []
        for reference in target.storyboardReferences {
            guard seesSource, let meant = reference.referenceTarget, meant.bundle == nil,
                meant.storyboard == sourceName,
                let controller = movingController(meant.identifier).flatMap(move.source.object),
                let scene = reference.scene
            else { continue }
            replaced.insert(scene.node.id)
            if let from = controller.scene?.canvasLocation, let to = scene.canvasLocation {
                candidates.append((to.x - from.x, to.y - from.y))
            }
        }
        candidates.append((0, 0))
        let areas = BoardRoom(move.source).scenes.filter { area in
            move.controllers.contains { $0.scene?.node.id == area.id }
        }.map(\.area)
        let taken = BoardRoom(target).scenes.filter { !replaced.contains($0.id) }.map(\.area)
        let fitting = candidates.first { candidate in
            !areas.contains { area in
                var area = area
                (area.x, area.y) = (area.x + candidate.x, area.y + candidate.y)
                return taken.contains { $0.overlaps(area) }
            }
        }
        if let fitting { return fitting }
        let free = target.freeCanvasLocation(apartFrom: target.root.id)
        return (free.x - left, free.y - top)
    }
}
