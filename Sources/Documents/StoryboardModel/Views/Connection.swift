public import XMLTree

/// An outlet, a member of an outlet collection, or an action.
public struct Connection: Sendable, Equatable {
    public enum Kind: String, Hashable, Sendable {
        case outlet, outletCollection, action
    }

    public let node: Node
    public let kind: Kind

    public init?(_ node: Node) {
        guard let kind = Kind(rawValue: node.name) else { return nil }
        self.node = node
        self.kind = kind
    }

    public var id: String { node["id"] ?? "" }
    /// The object that has the outlet or sends the action.
    public var source: Node? { node.enclosingObject }
    /// The outlet's property or the action's selector.
    public var name: String { node["property"] ?? node["selector"] ?? "" }
    public var destinationID: String { node["destination"] ?? node["target"] ?? "" }
    /// The event that sends the action, or nil if the object has only one.
    public var event: String? { node["eventType"] }
}

extension Node {
    /// The connections of an object.
    public var connections: [Connection] { child("connections").map { $0.children.compactMap(Connection.init) } ?? [] }

    /// The segues of an object.
    public var segues: [Segue] { child("connections").map { $0.children.compactMap(Segue.init) } ?? [] }
}
