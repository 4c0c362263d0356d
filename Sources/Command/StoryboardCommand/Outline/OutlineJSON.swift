import JSONText
import StoryboardModel
import XMLTree

/// The outline as JSON. Its keys are documented in the help of `outline`; keys may be added but aren't removed.
enum OutlineJSON {
    static func value(of document: Document, named name: String) -> JSONValue {
        .record([
            "file": .string(name), "type": .string(document.kind.type), "toolsVersion": .string(document.toolsVersion),
            "initialController": .optional(document.initialController?.objectID),
            "scenes": .array(document.scenes.map { value(of: $0, in: document) }),
            "objects": .array(document.topLevelObjects.map { value(of: OutlineObject($0)) }),
        ])
    }

    private static func value(of scene: Scene, in document: Document) -> JSONValue {
        let isInitial = scene.controller.map { $0 == document.initialController } ?? false
        return .record([
            "id": .string(scene.id), "title": .string(scene.title), "isInitial": .bool(isInitial),
            "controller": .optional(scene.controller?.objectID), "class": .optional(scene.controller?["customClass"]),
            "storyboardIdentifier": .optional(scene.controller?["storyboardIdentifier"]),
            "canvas": scene.canvasLocation.map { .record(["x": .number($0.x), "y": .number($0.y)]) },
            "objects": .array(scene.objects.map { value(of: OutlineObject($0)) }),
        ])
    }

    private static func value(of object: OutlineObject) -> JSONValue {
        let node = object.node
        return .record([
            "id": .string(object.id), "element": .string(node.name), "name": .string(object.name),
            "class": .optional(node["customClass"]), "module": .optional(node["customModule"]),
            "storyboardIdentifier": .optional(node["storyboardIdentifier"]),
            "reuseIdentifier": .optional(node["reuseIdentifier"]), "connections": list(node.connections.map(value)),
            "segues": list(node.segues.map(value)), "objects": list(object.objects.map(value)),
        ])
    }

    private static func value(of connection: Connection) -> JSONValue {
        .record([
            "id": .string(connection.id), "kind": .string(connection.kind.rawValue), "name": .string(connection.name),
            "event": .optional(connection.event), "destination": .string(connection.destinationID),
        ])
    }

    private static func value(of segue: Segue) -> JSONValue {
        .record([
            "id": .string(segue.id), "kind": .string(segue.kind.name), "identifier": .optional(segue.identifier),
            "relationship": .optional(segue.relationship), "unwindAction": .optional(segue.unwindAction),
            "class": .optional(segue.customClass), "trigger": .string(segue.triggerKind),
            "triggerObject": .optional(segue.triggerID), "destination": .string(segue.destinationID),
        ])
    }

    /// Returns a list, or nil if it is empty. Below scenes, empty lists would be numerous.
    private static func list(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : .array(values) }
}
