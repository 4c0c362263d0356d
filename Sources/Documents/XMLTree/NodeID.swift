/// The identity of a node in a tree. It stays valid when the tree or its copies are edited and while the node is
/// detached.
public struct NodeID: Hashable, Sendable, Comparable {
    /// The number in the tree's table of nodes.
    public let rawValue: UInt32

    /// Creates an id from a number in the table of nodes.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(rawValue) }

    /// Compares nodes by the order they were created, which isn't document order.
    public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}

/// What a node is.
public enum NodeKind: UInt8, Sendable {
    /// The document itself, an element, text, a comment, a processing instruction, or a CDATA section.
    case document, element, text, comment, instruction, characterData
}
