/// The identity of a node in a tree. It stays valid when the tree or its copies are edited and while the node is
/// detached.
public struct NodeID: Hashable, Sendable, Comparable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(rawValue) }

    /// Compares nodes by the order they were created, which isn't document order.
    public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}

public enum NodeKind: UInt8, Sendable {
    case document, element, text, comment, instruction, characterData
}
