import ElementCatalogue
import StoryboardModel
import XMLTree

/// An object of a document with the objects inside it.
struct OutlineObject {
    let node: Node
    let objects: [OutlineObject]

    /// The objects directly inside an element, whatever elements without id stand between.
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

    /// Controllers go by the name of their scene.
    var name: String { node.isController ? node.sceneTitle : node.displayName }
}

extension Document {
    /// What people call the object that a connection or segue leads to.
    func outlineName(of id: String) -> String {
        guard let node = object(id) else { return "nothing" }
        return OutlineObject(node).name
    }
}

extension Segue {
    /// The id of the object that triggers the segue; nil for one that only code performs.
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
