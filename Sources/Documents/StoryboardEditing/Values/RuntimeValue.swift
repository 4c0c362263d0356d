/// The value of a user defined runtime attribute.
public enum RuntimeValue: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    /// The components of a point, size, rectangle or range.
    case numbers([Double])
}

extension RuntimeValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .numbers(try container.decode([Double].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .numbers(let numbers): try container.encode(numbers)
        }
    }
}
