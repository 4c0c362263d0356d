import ElementCatalog
import StoryboardModel
import XMLTree

/// The scenes that a step of editing affects.
struct SceneChanges {
    /// The affected scenes that exist now.
    var scenes: Set<NodeID> = []
    /// The ids of the scenes that were removed.
    var removed: [String] = []
    /// Whether scenes were added, removed or reordered.
    var changesOrder = false
    /// Whether something outside of scenes changed, such as the device or a shared color.
    var changesDocument = false

    /// The nodes of the document's scenes. A node of another state of the document, or a `scene` element where documents
    /// have none, is never among the changed ones.
    private let all: Set<NodeID>

    /// Creates the changes. `transaction` undoes the step; `document` is the state after it.
    init(_ transaction: Transaction, in document: Document) {
        all = Set(document.scenes.map(\.node.id))
        for change in transaction.inverse {
            switch change {
            case .setAttribute(let node, _, _): touch(document.tree[node])
            case .insert(let node, let place):
                let gone = document.tree[node]
                if gone.name == "scene", Self.holdsScenes(place.parent, in: document) {
                    changesOrder = true
                    if gone.parent == nil { removed.append(gone["sceneID"] ?? "") }
                } else {
                    touch(document.tree[place.parent])
                }
            case .remove(let node):
                if all.contains(node) { changesOrder = true }
                touch(document.tree[node])
            case .setFinalSpace: break
            case .move(let node, let place, _):
                let isScene = document.tree[node].name == "scene"
                if all.contains(node) || isScene && Self.holdsScenes(place.parent, in: document) { changesOrder = true }
                touch(document.tree[node])
                touch(document.tree[place.parent])
            }
        }
    }

    private static func holdsScenes(_ node: NodeID, in document: Document) -> Bool {
        document.root.child("scenes")?.id == node
    }

    private mutating func touch(_ node: Node) {
        // The content of a removed scene is covered by the scene.
        if let scene = all.contains(node.id) ? node : node.ancestor(where: { all.contains($0.id) }) {
            scenes.insert(scene.id)
            return
        }
        // Comments between scenes only repeat their names.
        guard node.isElement else { return }
        // The head of a document lists what it uses, which isn't shown.
        let isListing = node.name == "dependencies" || node.ancestor { $0.name == "dependencies" } != nil
        let isDetached = node.name != "document" && node.ancestor { $0.name == "document" } == nil
        if !isListing, !isDetached, node.name != "scenes" { changesDocument = true }
    }

    /// Returns the ids of the outermost objects that a step inserted.
    static func arrivals(_ transaction: Transaction, in document: Document) -> [String] {
        var found: [String] = []
        for case .remove(let node) in transaction.inverse.reversed() {
            let node = document.tree[node]
            guard node.ancestor(where: { $0.name == "document" }) != nil else { continue }
            let object = node.name == "scene" ? Scene(node)?.controller ?? node : node
            guard let id = object["id"], !found.contains(id), object.elementType?.kind != .connection else { continue }
            found.append(id)
        }
        return found
    }
}
