public import Foundation
import UIKit

/// Converts values between what attributes keep and what sources want.
public enum ManagedValue {
    // MARK: Keeping

    /// Returns a value as an attribute keeps it, or nil if its type is another.
    static func kept(_ value: Any?, for attribute: NSAttributeDescription) -> Any?? {
        guard !PredicateValue.isNil(value), let value else { return .some(nil) }
        switch attribute.attributeType {
        case .stringAttributeType: return PredicateValue.text(value)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return integer(value)
        case .booleanAttributeType: return PredicateValue.number(value).map { $0 != 0 }
        case .doubleAttributeType: return PredicateValue.number(value)
        case .floatAttributeType: return PredicateValue.number(value).map { Float($0) }
        case .decimalAttributeType:
            if let number = value as? NSDecimalNumber { return number }
            if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
            return PredicateValue.number(value).map { NSDecimalNumber(value: $0) }
        case .dateAttributeType: return PredicateValue.date(value)
        case .binaryDataAttributeType: return (value as? Data) ?? (value as? NSData).map { Data(referencing: $0) }
        case .UUIDAttributeType:
            return (value as? UUID) ?? (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
        case .URIAttributeType:
            return (value as? URL) ?? (value as? NSURL).flatMap { URL(string: $0.absoluteString) }
        default: return value
        }
    }

    private static func integer(_ value: Any) -> Any? {
        switch value {
        case let number as Int: number
        case let number as NSNumber: number.intValue
        case let number as any BinaryInteger: Int(truncatingIfNeeded: number)
        case let flag as Bool: flag ? 1 : 0
        default: PredicateValue.number(value).map { Int($0) }
        }
    }

    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (nil, _), (_, nil): false
        case (let left as String, let right as String): left == right
        case (let left as Int, let right as Int): left == right
        case (let left as Bool, let right as Bool): left == right
        case (let left as Double, let right as Double): left == right
        case (let left as Date, let right as Date): left == right
        case (let left as Data, let right as Data): left == right
        default: PredicateValue.areEqual(left, right)
        }
    }

    // MARK: Giving

    /// Returns a kept value as a type wants it.
    static func given<Value>(_ value: Any?, as type: Value.Type, for key: String, of object: NSManagedObject) -> Value {
        if let value, let result = value as? Value { return result }
        if let result = convert(value, to: type) as? Value { return result }
        let found = value.map { "\(Swift.type(of: $0))" } ?? "nil"
        fatalError("\(object.entity.name ?? "").\(key) is \(found), not \(type)")
    }

    /// Returns a value as a type that conforms to `ManagedConvertible`, which is known at run time only.
    private static func convert(_ value: Any?, to type: Any.Type) -> Any? {
        if let type = type as? any ManagedConvertible.Type { return type.converted(from: value) }
        return value
    }

    static func convert<Value>(_ value: Any?, for type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        return convert(value, to: type as Any.Type) as? Value
    }

    static func number(_ value: Any?) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Int: NSNumber(value: number)
        case let flag as Bool: NSNumber(value: flag)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        default: PredicateValue.number(value).map { NSNumber(value: $0) }
        }
    }
}

/// A type of properties with `@NSManaged`.
protocol ManagedConvertible {
    /// Returns the value of the type for a kept one, or nil if there is none.
    static func converted(from value: Any?) -> Self?
}

extension Optional: ManagedConvertible {
    static func converted(from value: Any?) -> Wrapped?? {
        guard let value else { return .some(nil) }
        return ManagedValue.convert(value, for: Wrapped.self).map { .some($0) }
    }
}

extension ManagedConvertible where Self: BinaryInteger {
    static func converted(from value: Any?) -> Self? {
        guard let value else { return 0 }
        if let value = value as? Int { return Self(truncatingIfNeeded: value) }
        return PredicateValue.number(value).map { Self($0) }
    }
}

extension Int: ManagedConvertible {}
extension Int16: ManagedConvertible {}
extension Int32: ManagedConvertible {}
extension Int64: ManagedConvertible {}
extension UInt: ManagedConvertible {}

extension Double: ManagedConvertible {
    static func converted(from value: Any?) -> Double? {
        // A date as a scalar is a time interval.
        if let date = PredicateValue.date(value) { return date.timeIntervalSinceReferenceDate }
        return value == nil ? 0 : PredicateValue.number(value)
    }
}

extension Float: ManagedConvertible {
    static func converted(from value: Any?) -> Float? {
        value == nil ? 0 : PredicateValue.number(value).map { Float($0) }
    }
}

extension Bool: ManagedConvertible {
    static func converted(from value: Any?) -> Bool? {
        value == nil ? false : PredicateValue.number(value).map { $0 != 0 }
    }
}

// As on iOS, where Objective-C's nil becomes an empty text or list in Swift
extension String: ManagedConvertible {
    static func converted(from value: Any?) -> String? { value == nil ? "" : PredicateValue.text(value) }
}

extension Array: ManagedConvertible {
    static func converted(from value: Any?) -> [Element]? {
        guard let value else { return [] }
        return PredicateValue.elements(of: value)?.compactMap { $0 as? Element }
    }
}

extension Set: ManagedConvertible {
    static func converted(from value: Any?) -> Set<Element>? {
        guard let value else { return [] }
        return PredicateValue.elements(of: value).map { Set($0.compactMap { $0 as? Element }) }
    }
}

extension Decimal: ManagedConvertible {
    static func converted(from value: Any?) -> Decimal? { (value as? NSDecimalNumber)?.decimalValue }
}

extension NSObject: ManagedConvertible {
    static func converted(from value: Any?) -> Self? {
        let object: Any?
        switch value {
        case let value as NSObject: object = value
        case let text as String: object = NSString(string: text)
        case let date as Date: object = NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let data as Data: object = NSData(data: data)
        case let uuid as UUID: object = NSUUID(uuidString: uuid.uuidString)
        case let url as URL: object = NSURL(string: url.absoluteString)
        case let list as [Any]: object = NSArray(array: list)
        case let list as [AnyHashable: Any]: object = NSDictionary(dictionary: list)
        default: object = ManagedValue.number(value)
        }
        return object as? Self
    }
}
