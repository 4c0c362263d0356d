import AppSurroundings
import Foundation
import SceneCapture
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The scenes of a captured screen on their way into a document.
@MainActor
struct CapturedScenes {
    /// The path by which a step knows the captured document; no document of a folder has it.
    static let path = "\u{1}captured"

    private(set) var captured: CapturedDocument
    /// The ids of the captured scenes that are inserted, the one at the front first.
    let scenes: [String]

    /// Chooses the scene at the front, with those that it embeds and, if wanted, the containers around it. Others are left out.
    init(_ captured: CapturedDocument, withContainers: Bool) throws(Refusal) {
        guard let front = captured.front.flatMap(captured.document.object), let scene = Scene(front),
            scene.controller?["id"] != nil
        else { throw Refusal("nothing on the screen can be a scene") }
        self.captured = captured
        scenes = Self.chosen(from: scene, in: captured.document, withContainers: withContainers)
        do throws(NumberedChangeError) {
            try leaveOthersOut()
            if scenes.count == 1 || !withContainers { try keepBars(of: scene.id, in: captured.document) }
        } catch {
            throw Refusal(error.error)
        }
    }

    private static func chosen(from front: Scene, in document: Document, withContainers: Bool) -> [String] {
        var found = [front.id]
        func add(_ scene: Scene?) { if let id = scene?.id, !found.contains(id) { found.append(id) } }
        var place = 0
        while place < found.count {
            let scene = document.object(found[place]).flatMap { Scene($0) }
            for segue in scene?.node.allSegues ?? [] where segue.kind == .embed {
                add(document.object(segue.destinationID)?.scene)
            }
            if withContainers, let id = scene?.controller?["id"] {
                for segue in document.segues(to: id) where segue.kind == .relationship || segue.kind == .embed {
                    add(segue.node.scene)
                }
            }
            place += 1
        }
        return found
    }

    private mutating func leaveOthersOut() throws(NumberedChangeError) {
        let others = captured.document.scenes.filter { !scenes.contains($0.id) }.compactMap { $0.controller?["id"] }
        try captured.document.perform(others.map { .delete(object: Address($0)) }, name: "Capture")
        let states = captured.samples?.scenes.filter { scenes.contains($0.key) }
        captured.samples?.scenes = states ?? [:]
        let kept = Set(captured.document.resources.filter { $0.node.name == "image" }.compactMap { $0.node["name"] })
        captured.images.removeAll { !kept.contains(Self.imageName(of: $0.file)) }
    }

    /// Simulates the bars that containers which aren't inserted show around the scene.
    private mutating func keepBars(of scene: String, in whole: Document) throws(NumberedChangeError) {
        guard let id = whole.object(scene).flatMap({ Scene($0) })?.controller?["id"] else { return }
        let around = Self.containers(of: id, in: whole)
        var commands: [Command] = []
        for (container, key, bar) in [
            ("navigationController", "simulatedTopBarMetrics", "navigationBar"),
            ("tabBarController", "simulatedBottomBarMetrics", "tabBar"),
        ] where around.contains(container) {
            let isThere = captured.document.object(id)?.child(key: key) != nil
            if isThere { continue }
            var value = DocumentValue()
            value.bar = bar
            commands.append(.setValue(object: Address(id), key: key, value: value))
        }
        try captured.document.perform(commands, name: "Capture")
    }

    /// Returns the elements of the containers that a scene is in, also after pushes.
    private static func containers(of id: String, in document: Document) -> Set<String> {
        var (found, waiting, seen): (Set<String>, [String], Set<String>) = ([], [id], [])
        while let next = waiting.popLast() {
            for segue in document.segues(to: next) where segue.kind == .relationship || segue.node["kind"] == "show" {
                guard let source = segue.node.scene?.controller, let id = source["id"], seen.insert(id).inserted else {
                    continue
                }
                if segue.kind == .relationship { found.insert(source.name) }
                waiting.append(id)
            }
        }
        return found
    }

    // MARK: Names

    /// Gives images that code has made names that no other file has, and the scenes identifiers that the document doesn't have.
    mutating func rename(
        for document: Document, isTaken: (_ file: String, _ bytes: [UInt8]) -> Bool
    ) throws(Refusal) {
        do throws(NumberedChangeError) {
            for place in captured.images.indices { renameImage(place, isTaken) }
            try captured.document.perform(identifiers(for: document), name: "Capture")
        } catch {
            throw Refusal(error.error)
        }
    }

    private mutating func renameImage(
        _ place: Int, _ isTaken: (_ file: String, _ bytes: [UInt8]) -> Bool
    ) {
        let (file, bytes) = captured.images[place]
        let name = Self.imageName(of: file)
        let ending = file.dropFirst(name.count)
        guard isTaken(file, bytes) else { return }
        guard let free = (2...999).lazy.map({ "\(name)-\($0)" }).first(where: { !isTaken($0 + ending, bytes) }) else {
            return
        }
        captured.images[place].file = free + ending
        var text = String(decoding: captured.document.write(), as: UTF8.self)
        // Where elements name images, and where the document lists them.
        for start in ["image=", "Image=", "<image name="] {
            text = text.replacingOccurrences(of: "\(start)\"\(name)\"", with: "\(start)\"\(free)\"")
        }
        guard let renamed = try? Document(text.utf8) else { return }
        captured.document = renamed
    }

    /// The name by which documents know the image of a file.
    private static func imageName(of file: String) -> String {
        let name = file.hasSuffix(".png") ? String(file.dropLast(4)) : file
        return ["@2x", "@3x"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
    }

    /// What gives scenes that nothing leads to identifiers by which code finds them.
    private func identifiers(for document: Document) -> [Command] {
        var taken = Set(document.controllers.compactMap { $0["storyboardIdentifier"] })
        var commands: [Command] = []
        for controller in captured.document.scenes.compactMap(\.controller) {
            guard let id = controller["id"] else { continue }
            let wanted = controller["storyboardIdentifier"]
            let isReached = !captured.document.segues(to: id).isEmpty
            if isReached, wanted == nil { continue }
            let name = wanted ?? Self.identifier(of: controller)
            let free = ([name] + (2...999).map { "\(name)\($0)" }).first { !taken.contains($0) } ?? id
            taken.insert(free)
            if free != wanted {
                commands.append(.set(object: Address(id), attribute: "storyboardIdentifier", value: free))
            }
        }
        return commands
    }

    private static func identifier(of controller: Node) -> String {
        var name = (controller["customClass"] ?? controller.displayName).filter { $0.isLetter || $0.isNumber }
        for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name != ending {
            name = String(name.dropLast(ending.count))
            break
        }
        return name.isEmpty ? "Captured" : name
    }

    // MARK: Inserting

    /// Moves the scenes into a document. Returns the document, what undoes that, the controllers, and the ids that objects have there by
    /// those that they had.
    func insert(
        into document: Document, at path: String
    ) throws(Refusal) -> (document: Document, transaction: Transaction?, created: [String], ids: [String: String]) {
        var group = DocumentGroup([path: document, Self.path: captured.document])
        do throws(GroupError) {
            let outcome = try group.perform(.moveScenes(scenes.map { Address($0) }, from: Self.path, to: path))
            return (
                group.documents[path] ?? document, outcome.transactions[path], outcome.created[path] ?? [],
                outcome.moves.first { $0.to == path }?.ids ?? [:]
            )
        } catch {
            throw Refusal(error.error)
        }
    }

    /// Returns sample data with that of the captured rows.
    func samples(added existing: SampleData, to path: String, _ ids: [String: String]) -> SampleData {
        let own = captured.samples ?? SampleData()
        let changed = SampleData.following([(Self.path, path, ids)]) { $0 == Self.path ? own : existing }
        return changed[path] ?? existing
    }
}
