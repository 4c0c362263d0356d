/// One attribute of an element: its name, its type and what its absence means.
public struct AttributeType: Sendable, Hashable {
    public let name: String
    public let type: ValueType
    /// What Interface Builder takes when the attribute is absent; nil where that is unknown or nothing.
    public let defaultValue: String?
    /// Whether Interface Builder leaves the attribute out when it has its default value.
    public let isOmittedWhenDefault: Bool
    /// Where the element has this attribute; elements that UIKit, AppKit and WatchKit share have others on each.
    public internal(set) var platforms: Platforms
    /// What the attribute becomes in a nib; empty where nobody has said.
    public internal(set) var nibRules: [NibRule] = []
}
