/// A length that a constraint keeps: the one that there is, or another.
public enum PinnedLength: Hashable, Sendable {
    case current
    /// In points.
    case points(Double)
}

extension PinnedLength: Codable {
    /// `true`, or a number.
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
