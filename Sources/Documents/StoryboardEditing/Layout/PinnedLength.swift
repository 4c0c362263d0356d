/// The constant of a pin: the current length, or another.
public enum PinnedLength: Hashable, Sendable {
    /// The current length.
    case current
    /// A length in points.
    case points(Double)
}

extension PinnedLength: Codable {
    /// Decodes `true` or a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = (try? container.decode(Bool.self)) == true ? .current : .points(try container.decode(Double.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .current: try container.encode(true)
        case .points(let number): try container.encode(number)
        }
    }
}
