/// A key that every compiled object of an element has.
///
/// A row that writes the same key takes precedence.
public struct NibConstant: Sendable, Hashable {
    public let key: String
    public let value: NibConstantValue
    /// The tools versions of documents that have the key.
    public let tools: NibTools
}

public enum NibConstantValue: Sendable, Hashable {
    case nothing
    case bool(Bool)
    case int(Int)
    case f32(Float)
    case f64(Double)
    case string(String)
    /// The doubles of a point, size, rectangle or insets.
    case geometry([Double])
}
