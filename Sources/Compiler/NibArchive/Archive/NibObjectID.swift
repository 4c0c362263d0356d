/// The number of an object in its archive or graph.
public struct NibObjectID: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public var description: String { "@\(rawValue)" }
}

/// The number of a key in its archive.
public struct NibKey: Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
