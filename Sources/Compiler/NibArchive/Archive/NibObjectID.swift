/// The number of an object in its archive or graph.
public struct NibObjectID: Hashable, Sendable, CustomStringConvertible {
    /// The number, starting at 0.
    public let rawValue: Int

    /// Creates an id from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public var description: String { "@\(rawValue)" }
}

/// The number of a key in its archive.
public struct NibKey: Hashable, Sendable {
    /// The number, starting at 0.
    public let rawValue: UInt32

    /// Creates a key from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
