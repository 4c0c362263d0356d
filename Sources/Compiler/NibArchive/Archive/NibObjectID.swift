/// An object's number in its archive or graph.
public struct NibObjectID: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public var description: String { "@\(rawValue)" }
}

/// A key's number in its archive. Means nothing in another.
public struct NibKey: Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
