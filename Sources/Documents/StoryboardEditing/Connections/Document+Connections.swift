import ElementCatalog
package import StoryboardModel
package import XMLTree

extension Document {
    mutating func addOutlet(
        from: Address, property: String, to: Address, isCollection: Bool, _ id: String?
    ) throws(ChangeError) -> [String] {
        let (source, target) = try ends(from, to)
        guard !property.isEmpty else { throw .refused("an outlet needs a name") }
        let targetID = tree[target]["id"] ?? ""
        let kind = isCollection ? Connection.Kind.outletCollection : .outlet
        // Identifiers, not nodes, are kept across an edit: a node that is held makes the edit copy the tree.
        let same = tree[source].connections.filter { $0.kind == kind && $0.name == property }
            .map { (node: $0.node.id, destination: $0.destinationID) }
        if same.contains(where: { $0.destination == targetID }) { return [] }
        if !isCollection { for connection in same { try delete(connection.node) } }
        var attributes = [(name: "property", value: property), (name: "destination", value: targetID)]
        if isCollection { attributes.append((name: "collectionClass", value: "NSMutableArray")) }
        return try addConnection(kind.rawValue, attributes, id, to: source)
    }

    mutating func addAction(
        from: Address, _ selector: String, to: Address, _ event: String?, _ id: String?
    ) throws(ChangeError) -> [String] {
        let (source, target) = try ends(from, to)
        guard !selector.isEmpty else { throw .refused("an action needs a selector") }
        if let event { try checkEvent(event) }
        let event = event ?? Self.usualEvent(of: tree[source])
        let targetID = tree[target]["id"] ?? ""
        let exists = tree[source].connections.contains {
            $0.kind == .action && $0.name == selector && $0.destinationID == targetID && $0.event == event
        }
        if exists { return [] }
        var attributes = [(name: "selector", value: selector)]
        attributes.append((name: kind.isUIKit ? "destination" : "target", value: targetID))
        if let event { attributes.append((name: "eventType", value: event)) }
        return try addConnection("action", attributes, id, to: source)
    }

    /// Returns both ends of a connection, which must be objects that are loaded together.
    private func ends(_ from: Address, _ to: Address) throws(ChangeError) -> (source: NodeID, target: NodeID) {
        let source = try resolve(from)
        let target = try resolve(to)
        for (node, address) in [(source, from), (target, to)] where !node.has("id") {
            throw .refused("'\(address)' is not an object", hint: "connections go between objects that have an id")
        }
        guard source.scene == target.scene else {
            throw .refused(
                "'\(source.displayName)' and '\(target.displayName)' are in different scenes",
                hint: "only segues connect scenes")
        }
        return (source.id, target.id)
    }

    mutating func addConnection(
        _ name: String, _ attributes: [(name: String, value: String)], _ id: String?, to source: NodeID
    ) throws(ChangeError) -> [String] {
        if id == "" { throw .refused("an id cannot be empty") }
        let connections = try ensureChild("connections", in: source)
        let all = attributes + (id.map { [(name: "id", value: $0)] } ?? [])
        let node = try makeElement(name, attributes: all, inside: connections)
        try apply(.insert(node, at: place(forConnection: tree[node], in: connections)))
        return tree[node]["id"].map { [$0] } ?? []
    }

    /// Returns the place of a new connection: by kind, and outlets by name, as Interface Builder writes them.
    func place(forConnection new: Node, in connections: NodeID) -> Place {
        var place = Place(in: connections, before: tree[connections].content.first { _ in true }?.id)
        for child in tree[connections].children where !Self.stands(new, inFrontOf: child) {
            place.before = child.next?.id
        }
        return place
    }

    private static func stands(_ new: Node, inFrontOf other: Node) -> Bool {
        if new.name != other.name { return rank(new) < rank(other) }
        return new.name == "outlet" && (new["property"] ?? "") < (other["property"] ?? "")
    }

    private static func rank(_ connection: Node) -> Int {
        ["action", "binding", "outlet", "outletCollection", "segue"].firstIndex(of: connection.name) ?? 5
    }

    private func checkEvent(_ event: String) throws(ChangeError) {
        guard let known = ElementCatalog.shared["action"]?.attribute("eventType"),
            case .enumeration(let name) = known.type, let values = ElementCatalog.shared.enumerations[name]?.values
        else { return }
        guard values.contains(event) else {
            throw .refused("there is no event '\(event)'", hint: "choose one of: \(values.joined(separator: ", "))")
        }
    }

    /// Returns the event that Interface Builder uses for a new action.
    package static func usualEvent(of source: Node) -> String? {
        switch source.name {
        case "button": "touchUpInside"
        case "textField": "editingDidEnd"
        case "slider", "switch", "stepper", "segmentedControl", "datePicker", "pageControl", "colorWell",
            "refreshControl":
            "valueChanged"
        default: nil
        }
    }
}
