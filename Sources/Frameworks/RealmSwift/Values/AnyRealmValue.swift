public import Foundation

/// A value of one of several types.
public enum AnyRealmValue: Hashable {
    case none
    case int(Int)
    case bool(Bool)
    case float(Float)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case object(Object)
    case objectId(ObjectId)
    case decimal128(Decimal128)
    case uuid(UUID)

    public var intValue: Int? { if case .int(let value) = self { value } else { nil } }
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var floatValue: Float? { if case .float(let value) = self { value } else { nil } }
    public var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    public var dataValue: Data? { if case .data(let value) = self { value } else { nil } }
    public var dateValue: Date? { if case .date(let value) = self { value } else { nil } }
    public var objectIdValue: ObjectId? { if case .objectId(let value) = self { value } else { nil } }
    public var decimal128Value: Decimal128? { if case .decimal128(let value) = self { value } else { nil } }
    public var uuidValue: UUID? { if case .uuid(let value) = self { value } else { nil } }

    public func object<T: Object>(_ objectType: T.Type) -> T? {
        if case .object(let object) = self { object as? T } else { nil }
    }
}

extension AnyRealmValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(nilLiteral: ()) { self = .none }
}

extension AnyRealmValue: RealmCollectionValue, RealmPropertyType {
    public static var _valueType: _ValueType { ValueType(.any, isOptional: true) }
    public static var _initial: AnyRealmValue? { AnyRealmValue.none }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> AnyRealmValue? {
        switch value {
        case .null: AnyRealmValue.none
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .date(let value): .date(value)
        case .data(let value): .data(value)
        case .objectId(let value): .objectId(value)
        case .decimal(let value): .decimal128(Decimal128(value))
        case .uuid(let value): .uuid(value)
        case .link(let row): (context?.object(at: row) as? Object).map { .object($0) } ?? AnyRealmValue.none
        case .list, .map: nil
        }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue {
        switch self {
        case .none: .null
        case .int(let value): .int(value)
        case .bool(let value): .bool(value)
        case .float(let value): .double(Double(value))
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .data(let value): .data(value)
        case .date(let value): .date(value)
        case .object(let value): value._encoded(context)
        case .objectId(let value): .objectId(value)
        case .decimal128(let value): .decimal(value.decimalValue)
        case .uuid(let value): .uuid(value)
        }
    }
}
