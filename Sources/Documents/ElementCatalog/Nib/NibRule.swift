/// A rule that compiles an attribute or child.
public enum NibRule: Sendable, Hashable {
    /// Writes nothing, because only Interface Builder reads the value or the absent value has the same meaning.
    case designOnly
    /// Leaves the value to an encoder of the compiler; see `NibEncoders`.
    case computed(String)
    /// Adds a bit, if the value is YES, to the number that the parent's child row writes as `mask`.
    case bit(Int)
    /// Writes a key of the object.
    case key(NibKeyRule)
}

/// A rule that writes a key of a compiled object.
public struct NibKeyRule: Sendable, Hashable {
    /// The key in the compiled object.
    public let key: String
    /// Whether Apple's compiler is known to write the key for such objects. Others are known from published tools or
    /// named like the public property.
    public let isSeen: Bool
    /// The form in which the value is written.
    public let form: NibForm
    /// The value that is written instead of the attribute or child, or nil to write that.
    public let fixedValue: NibConstantValue?
    /// The condition that the attribute's value, or its default, must meet.
    public let condition: NibCondition
    /// The tools versions of documents that have the key.
    public let tools: NibTools
}

/// The condition under which an attribute's key is written.
///
/// An absent attribute without a default has no value to write, whatever the condition.
public enum NibCondition: Sendable, Hashable {
    /// There is a value to write.
    case always
    /// The attribute is present.
    case set
    /// The value isn't the default.
    case changed
    /// The value is equal to this one.
    case equal(String)
    /// The value isn't equal to this one.
    case unequal(String)
}

/// A range of Interface Builder versions, by the major number of a document's `toolsVersion`.
public struct NibTools: Sendable, Hashable {
    /// The first version with the key, or nil if every version up to `last` has it.
    public let first: Int?
    /// The last version with the key, or nil if every version from `first` on has it.
    public let last: Int?

    /// All versions.
    public static let all = NibTools(first: nil, last: nil)

    /// Returns whether a version is in the range.
    public func contains(_ major: Int) -> Bool {
        major >= first ?? .min && major <= last ?? .max
    }
}
