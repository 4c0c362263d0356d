/// A key that every compiled object of an element has.
///
/// A row that writes the same key takes precedence.
public struct NibConstant: Sendable, Hashable {
    /// The key in the compiled object.
    public let key: String
    /// The value of the key.
    public let value: NibConstantValue
    /// The tools versions of documents that have the key.
    public let tools: NibTools
}

/// A value that the catalog gives a key of a compiled object.
public enum NibConstantValue: Sendable, Hashable {
    /// A reference to no object.
    case nothing
    /// A Boolean value.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A number of 32 bits.
    case f32(Float)
    /// A number of 64 bits.
    case f64(Double)
    /// A string object.
    case string(String)
    /// The doubles of a point, size, rectangle or insets.
    case geometry([Double])
}
