import ElementCatalog
import StoryboardModel
import XMLTree

extension GroupStep {
    /// Moves scenes to another storyboard of the group.
    mutating func moveScenes(_ addresses: [Address], from path: String, to destination: String) throws(GroupError) {
        guard path != destination else { throw .refused("the scenes are in '\(path)' already", in: path) }
        let (source, target) = (try document(path), try document(destination))
        guard target.kind == source.kind else {
            throw .refused("'\(destination)' is not a storyboard of the same platform", in: destination)
        }
        guard !target.isLaunchScreen else {
            throw .refused("'\(destination)' is a launch screen, which has one scene", in: destination)
        }
        let move: SceneMove
        do throws(ChangeError) {
            move = try SceneMove(of: addresses, in: source)
        } catch {
            throw GroupError(path: path, error: error)
        }
        try checkIdentifiers(of: move, in: target, at: destination)
        var arrival = SceneArrival(move, from: path, to: destination, in: self)
        try arrival.perform(in: &self)
        try dropUnusedIdentifiers([path, destination])
        reportConsequences(of: arrival)
    }

    private func checkIdentifiers(
        of move: SceneMove, in target: Document, at path: String
    ) throws(GroupError) {
        let taken = Set(
            target.controllers.filter { !$0.isStoryboardReference }.compactMap { $0["storyboardIdentifier"] })
        for controller in move.controllers {
            guard let identifier = controller["storyboardIdentifier"], taken.contains(identifier) else { continue }
            throw .refused(
                "'\(path)' has another controller with the storyboard identifier '\(identifier)'", in: path,
                hint: "rename one of them first")
        }
    }

    /// Removes storyboard identifiers that were made for references which the step has removed. An identifier that is
    /// made is the controller's id.
    private mutating func dropUnusedIdentifiers(_ paths: [String]) throws(GroupError) {
        let before = namedControllers(in: earlier)
        let after = namedControllers(in: documents)
        for (path, id) in before.subtracting(after).flatMap({ name in paths.map { ($0, name.identifier) } }) {
            guard !after.contains(NamedController(path: path, identifier: id)),
                let controller = documents[path]?.object(id), controller["storyboardIdentifier"] == id
            else { continue }
            let node = controller.id
            try change(path) { document throws(ChangeError) in
                try document.set("storyboardIdentifier", of: node, to: nil)
            }
        }
    }

    /// A controller that a reference leads to.
    private struct NamedController: Hashable {
        var path, identifier: String
    }

    private func namedControllers(in documents: [String: Document]) -> Set<NamedController> {
        var found: Set<NamedController> = []
        for (path, document) in documents {
            for target in document.storyboardReferences.compactMap(\.referenceTarget) where target.bundle == nil {
                guard let identifier = target.identifier,
                    let home = target.storyboard.map({ self.path(ofStoryboard: $0, seenFrom: path) }) ?? path
                else { continue }
                found.insert(NamedController(path: home, identifier: identifier))
            }
        }
        return found
    }

    private mutating func reportConsequences(of arrival: SceneArrival) {
        let (old, new) = (Self.storyboardName(of: arrival.path), Self.storyboardName(of: arrival.destination))
        let identifiers = arrival.move.controllers.compactMap { $0["storyboardIdentifier"] }.filter { identifier in
            !arrival.move.controllers.contains { $0["id"] == identifier }
        }
        if !identifiers.isEmpty {
            let names = identifiers.map { "'\($0)'" }.joined(separator: ", ")
            add(note: "sources that take \(names) from the storyboard '\(old)' have to take it from '\(new)'")
        }
        guard let source = documents[arrival.path] else { return }
        if arrival.move.source.initialController != nil, source.initialController == nil {
            add(note: "'\(old)' has no initial controller any more")
        }
        if source.scenes.isEmpty { add(note: "'\(old)' has no scenes any more") }
    }
}

// MARK: Inlining

extension GroupStep {
    /// Moves the scene that a reference leads to, and those that follow from it, to the reference's storyboard.
    mutating func inline(_ address: Address, in path: String) throws(GroupError) {
        let document = try document(path)
        let reference: Node
        do throws(ChangeError) {
            let node = try document.resolve(address)
            guard let found = node.scene?.controller, let target = found.referenceTarget else {
                throw .refused("'\(address)' is not a storyboard reference")
            }
            guard target.bundle == nil else {
                throw .refused("'\(found.displayName)' leads to a storyboard of another bundle")
            }
            reference = found
        } catch {
            throw GroupError(path: path, error: error)
        }
        guard let target = reference.referenceTarget else { return }
        let name = target.storyboard ?? Self.storyboardName(of: path)
        guard let other = target.storyboard == nil ? path : self.path(ofStoryboard: name, seenFrom: path) else {
            throw .refused("there is no storyboard '\(name)' in the folder", in: path)
        }
        guard let entry = documents[other]?.controller(storyboardIdentifier: target.identifier) else {
            let what = target.identifier.map { "controller with the storyboard identifier '\($0)'" }
            throw .refused("the storyboard '\(name)' has no \(what ?? "initial controller")", in: path)
        }
        if other == path { return try resolve(reference, to: entry, in: path) }
        let scenes = SceneMove.scenes(following: entry, in: try self.document(other))
        try moveScenes(scenes.map { Address($0.id) }, from: other, to: path)
    }

    /// Makes the segues to a reference lead to a controller of the same storyboard.
    private mutating func resolve(_ reference: Node, to controller: Node, in path: String) throws(GroupError) {
        let (node, new) = (reference.id, controller["id"] ?? "")
        try change(path) { document throws(ChangeError) in
            try document.replaceReference(node, by: new)
        }
        try dropUnusedIdentifiers([path])
    }
}

extension Document {
    /// Deletes a reference after making the segues to it lead to a controller.
    mutating func replaceReference(_ reference: NodeID, by controller: String) throws(ChangeError) {
        if let id = tree[reference]["id"] { try reroute(seguesTo: id, to: controller) }
        if let scene = tree[reference].scene?.node.id { try removeScene(scene) }
    }

    /// Removes a scene to whose objects nothing refers.
    mutating func removeScene(_ scene: NodeID) throws(ChangeError) {
        let segues = Set(tree[scene].allSegues.map(\.id))
        let mentions = root.child("inferredMetricsTieBreakers").map { Array($0.children) } ?? []
        for mention in mentions.filter({ segues.contains($0["reference"] ?? "") }).map(\.id) {
            try removeElement(mention)
        }
        try removeElement(scene)
    }
}
