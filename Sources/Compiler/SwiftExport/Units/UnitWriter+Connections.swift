import ElementCatalog
import StoryboardModel
import XMLTree

extension UnitWriter {
    /// Keeps an object's connections until all objects have names.
    func collectConnections(of node: Node) {
        if node.child("connections") != nil { connected.append(node) }
    }

    /// Writes the connections of all objects of the unit.
    func writeConnections() {
        // Sources and delegates first, as they have nothing to do with what is touched.
        for node in connected where node.id != unit.root.id {
            guard let object = node["id"].flatMap(reference) else { continue }
            for outlet in node.connections where outlet.kind == .outlet { write(outlet: outlet, of: node, object) }
        }
        for node in connected { write(connectionsOf: node) }
        write(outletsOf: unit.root)
    }

    private func write(connectionsOf node: Node) {
        guard let object = node["id"].flatMap(reference) else { return }
        for connection in node.connections {
            switch connection.kind {
            case .outlet: continue
            case .outletCollection where connection.name == "gestureRecognizers":
                if let recognizer = recognizer(connection.destinationID) {
                    connections.append("\(member(object, "addGestureRecognizer"))(\(recognizer))")
                }
            case .outletCollection where node.id == unit.root.id: continue
            case .outletCollection:
                report.leaveOut(
                    "export.outlet", connection.node, "the collection '\(connection.name)' isn't in the code")
            case .action: write(action: connection, of: node, object)
            }
        }
        for segue in node.segues { write(trigger: segue, node, object) }
    }

    // MARK: Outlets

    /// Returns how the object with an id is referred to: `self` for the controller.
    private func target(_ id: String) -> String? {
        if id == unit.root["id"] { return "self" }
        if let known = reference(id) { return known }
        return document.object(id)?.name == "placeholder" ? ownerReference(id) : nil
    }

    private func ownerReference(_ id: String) -> String? {
        document.object(id)?["placeholderIdentifier"] == "IBFirstResponder" ? "nil" : nil
    }

    private func write(outlet: Connection, of node: Node, _ object: String) {
        guard let target = target(outlet.destinationID), SwiftWords.isIdentifier(outlet.name) else {
            return report.leaveOut(
                "export.outlet", outlet.node,
                "the outlet '\(outlet.name.oneLine)' leads out of the class, and isn't in the code")
        }
        // A table whose cells don't change is its own source.
        if outlet.name == "dataSource", node.child("sections") != nil { return }
        if target == "self", unit.form == .whole, !conforms(outlet.name) {
            return report.leaveOut(
                "export.outlet", outlet.node,
                "the class '\(unit.superclass)' can't be the '\(outlet.name)' of '\(node.displayName.oneLine)'",
                hint: "give the scene a class that conforms to the protocol")
        }
        if ["delegate", "dataSource"].contains(outlet.name), target != "self",
            document.object(outlet.destinationID)?["customClass"] == nil
        {
            return report.leaveOut(
                "export.outlet", outlet.node,
                "'\(target)' can't be the '\(outlet.name)' of '\(node.displayName.oneLine)'")
        }
        connections.append("\(member(object, outlet.name)) = \(target)")
    }

    /// Whether the unit's class can be what an outlet of a view asks for. UIKit's table and collection controllers can.
    private func conforms(_ outlet: String) -> Bool {
        if unit.root["customClass"] != nil { return true }
        return ["tableViewController", "collectionViewController"].contains(unit.root.name)
            && ["dataSource", "delegate"].contains(outlet)
    }

    /// Writes the outlets of the controller or cell itself.
    private func write(outletsOf root: Node) {
        guard root["customClass"] != nil else { return }
        var collections: [(name: String, members: [String])] = []
        for outlet in inOrder(root.connections) where outlet.kind != .action {
            guard let target = target(outlet.destinationID), target != "self" else {
                if outlet.name != "view", outlet.name != "gestureRecognizers" { reportOutside(outlet) }
                continue
            }
            guard SwiftWords.isIdentifier(outlet.name) else { continue }
            if outlet.kind == .outletCollection {
                if outlet.name == "gestureRecognizers" { continue }
                if let place = collections.firstIndex(where: { $0.name == outlet.name }) {
                    collections[place].members.append(target)
                } else {
                    collections.append((outlet.name, [target]))
                }
            } else if target != outlet.name || !["view", "tableView", "collectionView"].contains(target) {
                let line =
                    "\(parts.contains { $0.name == outlet.name } || outlet.name == target ? "self." : "")\(outlet.name) = \(target)"
                let kind = document.object(outlet.destinationID)?.elementType?.kind
                if kind == .barItem, items.contains(where: { $0.hasPrefix("let \(target) =") }) {
                    items.append(line)
                } else {
                    outlets.append(line)
                }
            }
        }
        for (name, members) in collections { outlets.append("\(name) = [\(members.joined(separator: ", "))]") }
    }

    /// Returns connections in the order of the objects that they lead to; documents have them by their names.
    private func inOrder(_ connections: [Connection]) -> [Connection] {
        let found = connections.enumerated().map { ($0.offset, $0.element, document.object($0.element.destinationID)) }
        return found.sorted { one, other in
            guard let left = one.2, let right = other.2 else {
                return other.2 == nil && (one.2 != nil || one.0 < other.0)
            }
            return left.id == right.id ? one.0 < other.0 : left.precedes(right)
        }.map(\.1)
    }

    private func reportOutside(_ outlet: Connection) {
        guard document.object(outlet.destinationID) != nil else { return }
        report.leaveOut(
            "export.outlet", outlet.node,
            "the outlet '\(outlet.name.oneLine)' leads to an object that isn't in the code")
    }

    // MARK: Actions

    private func write(action: Connection, of node: Node, _ object: String) {
        guard node.elementType?.kind != .barItem, let (target, selector) = targetAction(action) else { return }
        if node.elementType?.kind == .gestureRecognizer {
            return connections.append("\(object).addTarget(\(target == "nil" ? "self" : target), action: \(selector))")
        }
        let event = action.event ?? "primaryActionTriggered"
        connections.append("\(member(object, "addTarget"))(\(target), action: \(selector), for: .\(event))")
    }

    /// Returns the target and the selector of an action, or nil if code can't have them.
    func targetAction(_ action: Connection) -> (target: String, action: String)? {
        guard let target = target(action.destinationID) else {
            report.leaveOut(
                "export.action", action.node,
                "the action '\(action.name.oneLine)' leads out of the class, and isn't in the code")
            return nil
        }
        return selector(action.name, isOwn: target == "self", action).map { (target, $0) }
    }

    /// Returns the selector of an action.
    private func selector(_ name: String, isOwn: Bool, _ action: Connection) -> String? {
        guard isOwn else { return "Selector((\(SwiftWords.literal(name))))" }
        if unit.root["customClass"] == nil {
            report.leaveOut(
                "export.action", action.node, "the class '\(unit.superclass)' has no action '\(name.oneLine)'",
                hint: "give the scene a class with the action")
            return nil
        }
        guard let method = MethodName(selector: name) else {
            report.leaveOut("export.action", action.node, "'\(name.oneLine)' is no selector of a method in Swift")
            return nil
        }
        return "#selector(\(method.reference))"
    }

    // MARK: Gesture recognizers

    func collectGestureRecognizers(of view: Node, _ name: String) {
        guard let list = view.child("gestureRecognizers") else { return }
        for node in list.children { _ = recognizer(node["id"] ?? "") }
        for node in list.children {
            if let recognizer = node["id"].flatMap(reference) {
                connections.append("\(member(name, "addGestureRecognizer"))(\(recognizer))")
            }
        }
    }

    /// Returns the recognizer with an id, making it on first use.
    private func recognizer(_ id: String) -> String? {
        if let known = reference(id) { return known }
        guard let node = document.object(id), node.elementType?.kind == .gestureRecognizer else { return nil }
        let name = name(for: node)
        refer(node, as: name)
        parts.append(
            SwiftPart(
                name: name, type: className(of: node), value: "\(className(of: node))()", lines: properties(of: node)))
        write(connectionsOf: node)
        return name
    }
}

/// The name of a method whose selector is known.
struct MethodName {
    let base: String
    /// The labels of its parameters.
    let labels: [String]

    /// Creates the name that Swift's importer and `@objc` give a selector: "saveWithSender:" is `save(sender:)`.
    init?(selector: String) {
        var pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard var base = pieces.first, !base.isEmpty else { return nil }
        if pieces.count > 1 { pieces.removeLast() }
        var labels = selector.contains(":") ? ["_"] + pieces.dropFirst().map { $0.isEmpty ? "_" : $0 } : []
        if !labels.isEmpty, let with = base.firstRange(of: "With"), with.upperBound < base.endIndex,
            with.lowerBound > base.startIndex,
            base[with.upperBound].isUppercase
        {
            labels[0] = String(base[with.upperBound...]).lowercasedStart
            base = String(base[..<with.lowerBound])
        }
        guard SwiftWords.isIdentifier(base),
            labels.allSatisfy({ $0 == "_" || SwiftWords.isIdentifier($0) || SwiftWords.reserved.contains($0) })
        else { return nil }
        (self.base, self.labels) = (base, labels)
    }

    /// The name in `#selector`.
    var reference: String { labels.isEmpty ? base : "\(base)(\(labels.map { "\($0):" }.joined()))" }
}
