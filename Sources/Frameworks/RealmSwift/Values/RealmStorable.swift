public import Foundation

/// A type of values that properties of objects have.
public protocol _RealmStorable {
    static var _valueType: _ValueType { get }
    /// What a property without an initial value begins with, or nil if it must have one.
    static var _initial: Self? { get }
    /// Returns a stored value, or nil if it is of another type.
    static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Self?
    /// Returns the value for a Realm, to which objects are added that aren't in one yet.
    func _encoded(_ context: _RealmContext?) -> _StoredValue
    /// Returns a value of the type from what apps give for it: a number, a text, a dictionary with properties of an
    /// object.
    static func _converted(_ value: Any?) -> Self?
    /// Returns an object that notes which of its properties are read.
    static func _probe(_ recorder: _KeyRecorder) -> Self?
}

extension _RealmStorable {
    public static func _converted(_ value: Any?) -> Self? {
        if let value = value as? Self { return value }
        return StoredValue(plain: value).flatMap { _decoded($0, nil) }
    }

    public static func _probe(_ recorder: _KeyRecorder) -> Self? { nil }
}

/// A type of values that lists, sets and maps have.
public protocol RealmCollectionValue: Hashable, _RealmStorable {}

/// A type of values that have a smallest and a greatest one.
public protocol MinMaxType: _RealmStorable {}

/// A type of values that can be summed up.
public protocol AddableType: _RealmStorable {}

/// A type of values that `RealmOptional` holds.
public protocol RealmOptionalType: _RealmStorable {}

/// A type of values that `RealmProperty` holds.
public protocol RealmPropertyType: _RealmStorable {}

/// A type of values that order objects.
public protocol SortableType {}

// MARK: Numbers

extension _RealmStorable where Self: FixedWidthInteger {
    public static var _valueType: _ValueType { ValueType(.int) }
    public static var _initial: Self? { 0 }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Self? {
        switch value {
        case .int(let value): Self(exactly: value)
        case .bool(let value): value ? 1 : 0
        default: value.number.flatMap { Self(exactly: $0) }
        }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .int(Int(truncatingIfNeeded: self)) }
}

extension _RealmStorable where Self: BinaryFloatingPoint {
    public static var _valueType: _ValueType { ValueType(.double) }
    public static var _initial: Self? { 0 }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Self? {
        value.number.map { Self($0) }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .double(Double(self)) }
}

extension Int: RealmCollectionValue, MinMaxType, AddableType, RealmOptionalType, SortableType {}
extension Int8: RealmCollectionValue, MinMaxType, AddableType, RealmOptionalType, SortableType {}
extension Int16: RealmCollectionValue, MinMaxType, AddableType, RealmOptionalType, SortableType {}
extension Int32: RealmCollectionValue, MinMaxType, AddableType, RealmOptionalType, SortableType {}
extension Int64: RealmCollectionValue, MinMaxType, AddableType, RealmOptionalType, SortableType {}
extension Double: RealmCollectionValue, MinMaxType, AddableType, RealmOptionalType, SortableType {}
extension CGFloat: RealmCollectionValue, MinMaxType, AddableType, RealmOptionalType, SortableType {}
extension Float: RealmCollectionValue, MinMaxType, AddableType, RealmOptionalType, SortableType {
    public static var _valueType: _ValueType { ValueType(.float) }
}

extension Bool: RealmCollectionValue, RealmOptionalType, SortableType {
    public static var _valueType: _ValueType { ValueType(.bool) }
    public static var _initial: Bool? { false }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Bool? {
        value.number.map { $0 != 0 }
    }
    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .bool(self) }
}

// MARK: Other values

extension String: RealmCollectionValue, SortableType {
    public static var _valueType: _ValueType { ValueType(.string) }
    public static var _initial: String? { "" }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> String? {
        if case .string(let text) = value { text } else { nil }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .string(self) }
}

extension Date: RealmCollectionValue, MinMaxType, SortableType {
    public static var _valueType: _ValueType { ValueType(.date) }
    public static var _initial: Date? { Date() }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Date? {
        if case .date(let date) = value { date } else { nil }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .date(self) }
}

extension Data: RealmCollectionValue {
    public static var _valueType: _ValueType { ValueType(.data) }
    public static var _initial: Data? { Data() }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Data? {
        if case .data(let data) = value { data } else { nil }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .data(self) }
}

extension UUID: RealmCollectionValue, SortableType {
    public static var _valueType: _ValueType { ValueType(.uuid) }
    public static var _initial: UUID? { UUID() }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> UUID? {
        switch value {
        case .uuid(let value): value
        case .string(let text): UUID(uuidString: text)
        default: nil
        }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { .uuid(self) }
}

extension Optional: _RealmStorable where Wrapped: _RealmStorable {
    public static var _valueType: _ValueType { Wrapped._valueType.optional }
    public static var _initial: Wrapped?? { .some(nil) }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Wrapped?? {
        if case .null = value { return .some(nil) }
        return Wrapped._decoded(value, context).map { .some($0) }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { map { $0._encoded(context) } ?? .null }

    public static func _converted(_ value: Any?) -> Wrapped?? {
        guard let value = StoredValue.unwrapped(value) else { return .some(nil) }
        return Wrapped._converted(value).map { .some($0) }
    }

    public static func _probe(_ recorder: _KeyRecorder) -> Wrapped?? { Wrapped._probe(recorder).map { .some($0) } }
}

extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}
extension Optional: RealmPropertyType where Wrapped: _RealmStorable {}

// MARK: Enumerations

/// An enumeration whose raw values properties with `@objc` hold.
public protocol RealmEnum: RealmOptionalType, RawRepresentable where RawValue: _RealmStorable {}

/// An enumeration whose raw values properties with `@Persisted` hold.
public protocol PersistableEnum: RealmCollectionValue, RealmEnum, CaseIterable {}

extension RealmEnum {
    public static var _valueType: _ValueType { RawValue._valueType }
    public static var _initial: Self? { RawValue._initial.flatMap { Self(rawValue: $0) } }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Self? {
        RawValue._decoded(value, context).flatMap { Self(rawValue: $0) }
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue { rawValue._encoded(context) }
}

extension PersistableEnum {
    public static var _initial: Self? { allCases.first }
}
