public import Foundation

/// A decimal number, here with the digits of `Decimal`.
public struct Decimal128: Hashable, Comparable, Codable, Sendable, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, CustomStringConvertible
{
    public let decimalValue: Decimal

    public init() { decimalValue = 0 }
    public init(_ value: Decimal) { decimalValue = value }
    public init(number: NSNumber) { decimalValue = number.decimalValue }
    public init(value: Int) { decimalValue = Decimal(value) }
    public init(_ value: Int) { decimalValue = Decimal(value) }
    public init(floatLiteral value: Double) { decimalValue = Decimal(value) }
    public init(integerLiteral value: Int) { decimalValue = Decimal(value) }

    /// Creates a number from a text; one that is none makes what isn't a number.
    public init(stringLiteral value: String) { decimalValue = Decimal(string: value) ?? .nan }

    public init(string: String) throws {
        guard let value = Decimal(string: string) else {
            throw Realm.Error(.fail, "Could not parse '\(string)' as a Decimal128")
        }
        decimalValue = value
    }

    public var stringValue: String { "\(decimalValue)" }
    public var doubleValue: Double { NSDecimalNumber(decimal: decimalValue).doubleValue }
    public var isNaN: Bool { decimalValue.isNaN }
    public var description: String { stringValue }

    public static func < (left: Decimal128, right: Decimal128) -> Bool { left.decimalValue < right.decimalValue }
    public static func + (left: Decimal128, right: Decimal128) -> Decimal128 {
        .init(left.decimalValue + right.decimalValue)
    }
    public static func - (left: Decimal128, right: Decimal128) -> Decimal128 {
        .init(left.decimalValue - right.decimalValue)
    }
    public static func * (left: Decimal128, right: Decimal128) -> Decimal128 {
        .init(left.decimalValue * right.decimalValue)
    }
    public static func / (left: Decimal128, right: Decimal128) -> Decimal128 {
        .init(left.decimalValue / right.decimalValue)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            try self.init(string: text)
        } else {
            self.init(try container.decode(Decimal.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }
}

extension Decimal128: RealmCollectionValue, MinMaxType, AddableType, SortableType {
    public static var _valueType: _ValueType { ValueType(.decimal128) }
    public static var _initial: Decimal128? { Decimal128() }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Decimal128? {
        switch value {
        case .decimal(let value): Decimal128(value)
        case .string(let text): try? Decimal128(string: text)
        default: value.number.map { Decimal128(Decimal($0)) }
        }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .decimal(decimalValue) }
}
