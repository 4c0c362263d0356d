import ClassModel
import ConnectionOffers
import JSONText
import StoryboardModel
import XMLTree

/// The rows of the Connections inspector.
struct ConnectionsInspector {
    let document: Document
    let node: Node
    private let openConnections: [OpenConnection]
    private var id: String { node["id"] ?? "" }

    init(document: Document, node: Node, classes: AppClasses) {
        self.document = document
        self.node = node
        openConnections = ConnectionOffers(document, classes: classes).openConnections(of: node["id"] ?? "")
    }

    var groups: JSONValue {
        .array(
            [
                group("Triggered Segues", outgoing(["segue"]) + open("Triggered Segues")),
                group("Outlets", outgoing(["outlet"]) + open("Outlets")),
                group("Outlet Collections", outgoing(["outletCollection"]) + open("Outlet Collections")),
                group("Sent Events", outgoing(["action"]) + open("Sent Events")),
                group("Presenting Segues", incoming(["segue"]) + open("Presenting Segues")),
                group("Referencing Outlets", incoming(["outlet"]) + open("Referencing Outlets")),
                group(
                    "Referencing Outlet Collections",
                    incoming(["outletCollection"]) + open("Referencing Outlet Collections")),
                group("Received Actions", incoming(["action"]) + open("Received Actions")),
            ].compactMap(\.self))
    }

    private func group(_ title: String, _ items: [JSONValue]) -> JSONValue? {
        items.isEmpty ? nil : .record(["title": .string(title), "items": .array(items)])
    }

    /// Returns the possible connections, with circles to drag from.
    private func open(_ group: String) -> [JSONValue] {
        openConnections.filter { $0.group == group }.map { open in
            .record([
                "name": .string(open.name), "from": .string(id), "trigger": .optional(open.trigger?.rawValue),
                "member": open.group.hasPrefix("Outlet")
                    ? .record(["object": .string(id), "name": .string(open.name)]) : nil,
            ])
        }
    }

    private func outgoing(_ names: Set<String>) -> [JSONValue] {
        let list = node.child("connections")?.children.map { $0 } ?? []
        return list.filter { names.contains($0.name) }.map { item($0, other: $0["destination"] ?? $0["target"] ?? "") }
    }

    private func incoming(_ names: Set<String>) -> [JSONValue] {
        document.references(to: id)
            .filter { names.contains($0.node.name) && ["destination", "target"].contains($0.attribute) }
            .map { item($0.node, other: $0.node.enclosingObject?["id"] ?? "") }
    }

    private func item(_ connection: Node, other: String) -> JSONValue {
        let describe = ObjectDescription(document: document)
        let own = connection["id"] ?? ""
        let target = document.object(other).map { node in
            JSONValue.record(["id": .string(other), "name": .string(describe.name(of: node))])
        }
        return .record([
            "id": .string(own), "name": .string(name(of: connection)), "target": target,
            "from": .string(connection.enclosingObject?["id"] ?? ""),
            "member": member(of: connection),
            "remove": .array([CommandTemplate.command("delete", ["object": .string(own)])]),
        ])
    }

    /// Returns the outlet or action of a connection, and the object whose class declares it.
    private func member(of connection: Node) -> JSONValue? {
        guard let found = Connection(connection), !found.name.isEmpty else { return nil }
        let object = found.kind == .action ? found.destinationID : connection.enclosingObject?["id"] ?? ""
        return .record(["object": .string(object), "name": .string(found.name)])
    }

    private func name(of connection: Node) -> String {
        switch connection.name {
        case "segue": Segue(connection).map { ObjectDescription(document: document).name(of: $0) } ?? "segue"
        case "action":
            [connection["eventType"]?.spacedWords, connection["selector"]].compactMap(\.self).joined(separator: " · ")
        default: connection["property"] ?? ""
        }
    }
}
