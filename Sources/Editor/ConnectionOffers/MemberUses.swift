package import ClassModel
import StoryboardModel
package import XMLTree

/// A connection of a document to a member of a class, or an object of the class.
package struct MemberUse {
    /// The connection, segue or object.
    package var node: Node
    /// The object that has the outlet or receives the action; an object of the class itself.
    package var owner: String
    /// The object at the other end, or nil for an object of the class.
    package var other: String?
    /// The event that sends the action.
    package var event: String?
}

extension ConnectionOffers {
    /// Returns the objects whose class is one of the sources, or derives from it.
    package func objects(ofClass name: String) -> [MemberUse] {
        document.root.subtree.filter { $0.has("customClass") && derives($0, from: name) }.map {
            MemberUse(node: $0, owner: $0["id"] ?? "")
        }
    }

    /// Returns the connections to a member of a class: those of outlets and collections, actions that are sent, and unwind
    /// segues that perform it.
    package func uses(of member: ClassMember, ofClass name: String) -> [MemberUse] {
        switch member.kind {
        case .outlet, .outletCollection, .property, .hiddenProperty, .inspectable:
            connections { $0.kind != .action && $0.name == member.name }.compactMap { connection in
                guard let owner = connection.source, derives(owner, from: name) else { return nil }
                return MemberUse(node: connection.node, owner: owner["id"] ?? "", other: connection.destinationID)
            }
        case .action, .method, .hiddenMethod:
            connections { $0.kind == .action && $0.name == member.name }.compactMap { connection in
                guard let target = document.object(connection.destinationID),
                    target["placeholderIdentifier"] == "IBFirstResponder" || derives(target, from: name)
                else { return nil }
                return MemberUse(
                    node: connection.node, owner: connection.destinationID, other: connection.source?["id"] ?? "",
                    event: connection.event)
            }
        // Any controller that the segue returns to may have it.
        case .unwindAction:
            document.root.subtree.filter { $0.name == "segue" && $0["unwindAction"] == member.name }.map {
                MemberUse(node: $0, owner: $0["destination"] ?? "", other: $0.enclosingObject?["id"] ?? "")
            }
        case .segueAction:
            document.root.subtree.filter { $0.name == "segue" && $0["creator"] == member.name }.compactMap { segue in
                guard let owner = segue.scene?.controller, derives(owner, from: name) else { return nil }
                return MemberUse(node: segue, owner: owner["id"] ?? "", other: segue.enclosingObject?["id"] ?? "")
            }
        }
    }

    private func connections(_ isWanted: (Connection) -> Bool) -> [Connection] {
        document.root.subtree.flatMap(\.connections).filter(isWanted)
    }

    private func derives(_ node: Node, from name: String) -> Bool {
        guard let chain = classes.chain(of: node) else { return node["customClass"] == name }
        return chain.classes.contains { $0.name == name } || node["customClass"] == name
    }
}
