public import XMLTree

/// An outlet, a member of an outlet collection, or an action.
public struct Connection: Sendable, Equatable {
    /// What the connection sets.
    public enum Kind: String, Hashable, Sendable {
        /// An outlet of one object, an outlet of several, or an action.
        case outlet, outletCollection, action
    }

    /// The element.
    public let node: Node
    /// What the connection sets.
    public let kind: Kind

    /// Creates a view of an element, or returns nil if it is no connection.
    public init?(_ node: Node) {
        guard let kind = Kind(rawValue: node.name) else { return nil }
        self.node = node
        self.kind = kind
    }

    /// The id of the connection.
    public var id: String { node["id"] ?? "" }
    /// The object that has the outlet or sends the action.
    public var source: Node? { node.enclosingObject }
    /// The outlet's property or the action's selector.
    public var name: String { node["property"] ?? node["selector"] ?? "" }
    /// The id of the object that the connection leads to.
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
