import ElementCatalog
public import XMLTree

/// An Auto Layout constraint.
public struct Constraint: Sendable, Equatable {
    /// How the first attribute relates to the second.
    public enum Relation: String, Hashable, Sendable {
        /// At most, exactly, or at least.
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// The element.
    public let node: Node

    /// Creates a view of an element, or returns nil if it is no constraint.
    public init?(_ node: Node) {
        guard node.name == "constraint", node.has("firstAttribute") else { return nil }
        self.node = node
    }

    /// The id of the constraint.
    public var id: String { node["id"] ?? "" }

    /// The view whose `<constraints>` contains it.
    public var owner: Node? { node.parent?.parent }

    /// The id of the first item, which is the owner if the attribute is absent.
    public var firstItemID: String { node["firstItem"] ?? owner?["id"] ?? "" }
    /// The attribute of the first item, such as `leading`.
    public var firstAttribute: String { node["firstAttribute"] ?? "" }
    /// How the first attribute relates to the second.
    public var relation: Relation { node["relation"].flatMap(Relation.init) ?? .equal }
    /// The id of the second item, or nil for a constant size.
    public var secondItemID: String? { node["secondItem"] }
    /// The attribute of the second item, or nil for a constant size.
    public var secondAttribute: String? { node["secondAttribute"] }
    /// The constant in points.
    public var constant: Double { node["constant"].flatMap { Double(spelled: $0) } ?? 0 }
    /// The priority, from 1 to 1000, which means required.
    public var priority: Double { node["priority"].flatMap { Double(spelled: $0) } ?? 1000 }
    /// A Boolean value that indicates whether the constraint is removed when the document is loaded.
    public var isPlaceholder: Bool { node.bool("placeholder") }
    /// A Boolean value that indicates whether the constant is the standard spacing.
    public var isSymbolic: Bool { node.bool("symbolic") }

    /// The multiplier, where "3:4" is a quotient.
    public var multiplier: Double { node["multiplier"].flatMap { Double(spelledRatio: $0) } ?? 1 }
}

extension Node {
    /// The constraints that a view contains.
    public var constraints: [Constraint] { child("constraints").map { $0.children.compactMap(Constraint.init) } ?? [] }
}
