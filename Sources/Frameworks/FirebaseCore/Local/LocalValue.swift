import Foundation

/// What an app passes as `Any`.
package enum LocalValue {
    /// Returns the value in an optional, or nil if it is empty. `Any` may hide optionals in each other.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
        return unwrapped(mirror.children.first?.value)
    }

    /// A number or a truth value.
    package enum Number {
        case truth(Bool)
        case integer(Int64)
        case decimal(Double)
    }

    /// Returns the number that a value is, or nil for other values.
    package static func number(_ value: Any) -> Number? {
        switch value {
        case let value as NSNumber: number(value)
        case let value as Bool: .truth(value)
        case let value as any BinaryInteger: Int64(exactly: value).map(Number.integer) ?? .decimal(Double(value))
        case let value as Double: .decimal(value)
        case let value as Float: .decimal(Double(value))
        case let value as CGFloat: .decimal(Double(value))
        default: nil
        }
    }

    private static func number(_ value: NSNumber) -> Number {
        if type(of: value) == truthClass { return .truth(value.boolValue) }
        return switch value.objCType.pointee {
        case CChar(UInt8(ascii: "d")), CChar(UInt8(ascii: "f")): .decimal(value.doubleValue)
        case CChar(UInt8(ascii: "Q")) where value.uint64Value > UInt64(Int64.max): .decimal(value.doubleValue)
        default: .integer(value.int64Value)
        }
    }

    private static let truthClass: AnyClass = type(of: NSNumber(value: true))

    /// Returns a dictionary with keys that are texts, or nil for other values.
    package static func dictionary(_ value: Any) -> [String: Any]? {
        switch value {
        case let value as [String: Any]: return value
        case let value as NSDictionary:
            var dictionary: [String: Any] = [:]
            for (key, value) in value { dictionary["\(key)"] = value }
            return dictionary
        case let value as [AnyHashable: Any]:
            return Dictionary(value.map { ("\($0.key.base)", $0.value) }) { $1 }
        default: return nil
        }
    }

    /// Returns the elements of an array, or nil for other values.
    package static func array(_ value: Any) -> [Any]? {
        switch value {
        case let value as [Any]: value
        case let value as NSArray: Array(value)
        default: nil
        }
    }
}
