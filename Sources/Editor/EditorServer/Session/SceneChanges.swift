import ElementCatalogue
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

    /// Creates the changes. `transaction` undoes the step; `document` is the state after it.
    init(_ transaction: Transaction, in document: Document) {
        for change in transaction.inverse {
            switch change {
            case .setAttribute(let node, _, _): touch(document.tree[node])
            case .insert(let node, let place):
                let gone = document.tree[node]
                if gone.name == "scene" {
                    changesOrder = true
                    if gone.parent == nil { removed.append(gone["sceneID"] ?? "") }
                } else {
                    touch(document.tree[place.parent])
                }
            case .remove(let node):
                if document.tree[node].name == "scene" { changesOrder = true }
                touch(document.tree[node])
            case .setFinalSpace: break
            case .move(let node, let place, _):
                if document.tree[node].name == "scene" { changesOrder = true }
                touch(document.tree[node])
                touch(document.tree[place.parent])
            }
        }
    }

    private mutating func touch(_ node: Node) {
        if let scene = node.scene {
            // The content of a removed scene is covered by the scene.
            if scene.node.parent != nil { scenes.insert(scene.node.id) }
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
