/// The value of a property that Objective-C has no type for, such as an optional number: `let age =
/// RealmProperty<Int?>()`.
public final class RealmProperty<Value: RealmPropertyType>: ValueHolder {
    private var own: Value?
    private var place: PropertyPlace?

    public init() {}

    public convenience init(value: Value) {
        self.init()
        own = value
    }

    public var value: Value {
        get {
            let found = place.map { Value._decoded($0.value, $0.context) } ?? own
            guard let value = found ?? Value._initial else {
                fatalError("the property has no value of the type \(Value.self)")
            }
            return value
        }
        set {
            guard let place else { return own = newValue }
            place.context.requireWrite()
            place.set(newValue._encoded(place.context))
        }
    }

    var valueType: ValueType { Value._valueType }
    func unmanagedValue(_ context: RealmContext?) -> StoredValue { value._encoded(context) }
    func attach(to place: PropertyPlace) { if self.place?.isSame(as: place) != true { self.place = place } }
    var plainValue: Any? { StoredValue.unwrapped(value) }

    func assign(_ value: Any?) -> Bool {
        guard let value = Value._converted(value) else { return false }
        self.value = value
        return true
    }
}

extension RealmProperty: Equatable where Value: Equatable {
    public static func == (left: RealmProperty, right: RealmProperty) -> Bool { left.value == right.value }
}

extension RealmProperty: Codable where Value: Codable {
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

    public convenience init(from decoder: any Decoder) throws {
        self.init()
        own = try Value(from: decoder)
    }
}

/// The value of an optional number, which Objective-C has no type for: `let age = RealmOptional<Int>()`.
public final class RealmOptional<Value: RealmOptionalType>: ValueHolder {
    private var own: Value?
    private var place: PropertyPlace?

    public init() {}
    public init(_ value: Value?) { own = value }

    public var value: Value? {
        get { place.map { Value._decoded($0.value, $0.context) } ?? own }
        set {
            guard let place else { return own = newValue }
            place.context.requireWrite()
            place.set(newValue?._encoded(place.context) ?? .null)
        }
    }

    var valueType: ValueType { Value._valueType.optional }
    func unmanagedValue(_ context: RealmContext?) -> StoredValue { value?._encoded(context) ?? .null }
    func attach(to place: PropertyPlace) { if self.place?.isSame(as: place) != true { self.place = place } }
    var plainValue: Any? { value }

    func assign(_ value: Any?) -> Bool {
        guard let value = Value?._converted(value) else { return false }
        self.value = value
        return true
    }
}

extension RealmOptional: Codable where Value: Codable {
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

    public convenience init(from decoder: any Decoder) throws { self.init(try Value?(from: decoder)) }
}
