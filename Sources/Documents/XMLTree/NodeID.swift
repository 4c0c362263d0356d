/// A node of one tree. It stays valid through every edit of that tree and of its copies, also while the node is detached.
public struct NodeID: Hashable, Sendable, Comparable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(rawValue) }

    /// The order in which nodes came into the tree; not the order in which they stand.
    public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}

public enum NodeKind: UInt8, Sendable {
    case document, element, text, comment, instruction, characterData
}
