import ElementCatalog
import StoryboardModel
import XMLTree

/// An object of a document with its descendants.
struct OutlineObject {
    let node: Node
    let objects: [OutlineObject]

    /// Returns the nearest descendants of an element that are objects.
    static func objects(in node: Node) -> [OutlineObject] {
        node.children.flatMap { child -> [OutlineObject] in
            switch child.elementType?.kind {
            case .connection, .constraint, .resource: []
            default: child.has("id") ? [OutlineObject(child)] : objects(in: child)
            }
        }
    }

    init(_ node: Node) {
        self.node = node
        objects = Self.objects(in: node)
    }

    var id: String { node["id"] ?? "" }

    /// The name, which for a controller is that of its scene.
    var name: String { node.isController ? node.sceneTitle : node.displayName }
}

extension Document {
    /// Returns the name of a connection's or segue's destination.
    func outlineName(of id: String) -> String {
        guard let node = object(id) else { return "nothing" }
        return OutlineObject(node).name
    }
}

extension Segue {
    /// The id of the object that triggers the segue, or nil for one that code performs.
    var triggerID: String? {
        switch trigger {
        case .manual: nil
        case .object(let id), .accessory(let id): id
        }
    }

    var triggerKind: String {
        switch trigger {
        case .manual: "manual"
        case .object: "object"
        case .accessory: "accessory"
        }
    }
}
