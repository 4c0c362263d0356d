/// The values of an attribute that takes one of a few words.
public struct Enumeration: Sendable, Hashable {
    public let name: String
    public let values: [String]
    /// Whether Interface Builder is known to write further values than these.
    public let isOpen: Bool
}
