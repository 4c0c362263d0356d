/// What an attribute or child of a document becomes in the compiled nib.
public enum NibRule: Sendable, Hashable {
    /// The nib holds nothing of it: only Interface Builder reads it, or saying nothing means the same.
    case designOnly
    /// The compiler's encoder of this name takes care of it; `NibEncoders` says what each has to do.
    case computed(String)
    /// Adds this bit, when YES, to the number that the parent's child row writes as `mask`.
    case bit(Int)
    /// Writes one key of the object.
    case key(NibKeyRule)
}

/// How one key of a compiled object follows from an attribute or child.
public struct NibKeyRule: Sendable, Hashable {
    public let key: String
    /// Whether Apple's compiler has been seen to write the key for such an object; others are known from published
    /// tools, or named like the public property.
    public let isSeen: Bool
    public let form: NibForm
    /// What is written in place of the attribute or child's own value; nil where that is written.
    public let fixedValue: NibConstantValue?
    /// What has to hold of the effective value: the attribute's, or its default where it is absent.
    public let condition: NibCondition
    /// The documents that have the key.
    public let tools: NibTools
}

/// The state of an attribute in which its key is written.
///
/// An attribute that is absent and has no default has no value to write, whatever the condition.
public enum NibCondition: Sendable, Hashable {
    case always
    /// The attribute is present.
    case set
    /// The value is not the default.
    case changed
    /// The value is this.
    case equal(String)
    /// The value is not this.
    case unequal(String)
}

/// Generations of Interface Builder, by the major number of a document's `toolsVersion`.
public struct NibTools: Sendable, Hashable {
    /// The first with the key; nil for all up to `last`.
    public let first: Int?
    /// The last with the key; nil for all from `first` on.
    public let last: Int?

    public static let all = NibTools(first: nil, last: nil)

    public func contains(_ major: Int) -> Bool {
        major >= first ?? .min && major <= last ?? .max
    }
}
