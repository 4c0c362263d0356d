/// The value of a user defined runtime attribute.
public enum RuntimeValue: Hashable, Sendable {
    /// A Boolean value.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// A string.
    case text(String)
    /// The components of a point, size, rectangle or range.
    case numbers([Double])
    /// A color.
    case color(DocumentValue.Color)
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
        } else if let color = try? container.decode(DocumentValue.Color.self) {
            self = .color(color)
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
        case .color(let color): try container.encode(color)
        case .numbers(let numbers): try container.encode(numbers)
        }
    }
}
