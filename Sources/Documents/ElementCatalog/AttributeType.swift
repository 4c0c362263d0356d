/// An attribute of an element: its name, its type and the meaning of its absence.
public struct AttributeType: Sendable, Hashable {
    /// The attribute's name.
    public let name: String
    /// The type of the attribute's value.
    public let type: ValueType
    /// The value that Interface Builder uses if the attribute is absent, or nil if there is none or it is unknown.
    public let defaultValue: String?
    /// Whether Interface Builder omits the attribute if it has its default value.
    public let isOmittedWhenDefault: Bool
    /// The platforms on which the element has this attribute.
    public internal(set) var platforms: Platforms
    /// The rules that compile the attribute; empty if none are known.
    public internal(set) var nibRules: [NibRule] = []
}
