import ElementCatalogue
import StoryboardModel
import XMLTree

/// Which scenes a step of editing touched.
struct SceneChanges {
    /// Those that are in the document now.
    var scenes: Set<NodeID> = []
    /// The ids of those that are not any more.
    var removed: [String] = []
    /// Whether scenes came, went or changed places.
    var changesOrder = false
    /// Whether something was changed that no scene holds, such as the device or a colour that all share.
    var changesDocument = false

    /// `transaction` takes the step back; `document` is as the step left it.
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
            case .move(let node, let place, _):
                if document.tree[node].name == "scene" { changesOrder = true }
                touch(document.tree[node])
                touch(document.tree[place.parent])
            }
        }
    }

    private mutating func touch(_ node: Node) {
        if let scene = node.scene {
            // What is in a scene that is gone is told by the scene.
            if scene.node.parent != nil { scenes.insert(scene.node.id) }
            return
        }
        // Comments between scenes only repeat their names.
        guard node.isElement else { return }
        // The head of a document lists what it uses, which nothing shows.
        let isListing = node.name == "dependencies" || node.ancestor { $0.name == "dependencies" } != nil
        let isDetached = node.name != "document" && node.ancestor { $0.name == "document" } == nil
        if !isListing, !isDetached, node.name != "scenes" { changesDocument = true }
    }

    /// The ids of the outermost objects that a step brought in.
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
