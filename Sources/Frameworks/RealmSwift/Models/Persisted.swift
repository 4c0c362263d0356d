/// A property that a Realm holds.
@propertyWrapper
public struct Persisted<Value: _RealmStorable> {
    let box: PersistedBox<Value>

    /// Creates a property that begins with nothing: no value, an empty collection or text, zero, a new identity.
    public init() { box = PersistedBox(nil) }
    public init(wrappedValue: Value) { box = PersistedBox(wrappedValue) }
    public init(indexed: Bool) { box = PersistedBox(nil, isIndexed: indexed) }
    public init(wrappedValue: Value, indexed: Bool) { box = PersistedBox(wrappedValue, isIndexed: indexed) }
    public init(primaryKey: Bool) { box = PersistedBox(nil, isPrimaryKey: primaryKey) }
    public init(wrappedValue: Value, primaryKey: Bool) { box = PersistedBox(wrappedValue, isPrimaryKey: primaryKey) }

    /// Creates a property that leads back to the objects whose property leads here.
    public init<Element: ObjectBase>(originProperty: String) where Value == LinkingObjects<Element> {
        box = PersistedBox(LinkingObjects(fromType: Element.self, property: originProperty))
    }

    @available(*, unavailable, message: "@Persisted can only be used as a property on a Realm object")
    public var wrappedValue: Value {
        get { preconditionFailure("only properties of objects are persisted") }
        nonmutating set { preconditionFailure("only properties of objects are persisted") }
    }

    public static subscript<Owner: ObjectBase>(
        _enclosingInstance owner: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get {
            let box = owner[keyPath: storageKeyPath].box
            return box.value(in: owner, box.name(in: owner, storageKeyPath))
        }
        set {
            let box = owner[keyPath: storageKeyPath].box
            box.set(newValue, in: owner, box.name(in: owner, storageKeyPath))
        }
    }
}

extension Persisted: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension Persisted: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try box.current.encode(to: encoder) }
}

extension KeyedDecodingContainer {
    // What is optional may be missing.
    public func decode<Value: Decodable & _RealmStorable>(
        _ type: Persisted<Value?>.Type, forKey key: Key
    ) throws -> Persisted<Value?> {
        Persisted(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
    }
}

protocol PersistedWrapper {
    var holder: any ValueHolder { get }
}

extension Persisted: PersistedWrapper {
    var holder: any ValueHolder { box }
}

/// The value of a property with a wrapper, until the object is in a Realm.
final class PersistedBox<Value: _RealmStorable>: ValueHolder {
    private var own: Value?
    let isPrimaryKey: Bool
    let isIndexed: Bool
    private var name: String?
    private var place: PropertyPlace?

    init(_ value: Value?, isPrimaryKey: Bool = false, isIndexed: Bool = false) {
        (own, self.isPrimaryKey, self.isIndexed) = (value, isPrimaryKey, isIndexed)
    }

    var valueType: ValueType { (current as? any ValueHolder)?.valueType ?? Value._valueType }
    var origin: (table: String, key: String)? { (own as? any ValueHolder)?.origin }

    /// The value of an object that is in no Realm.
    private var ownValue: Value {
        if let own { return own }
        guard let initial = Value._initial else {
            preconditionFailure("a property of the type \(Value.self) needs an initial value")
        }
        own = initial
        return initial
    }

    /// The value, for who doesn't know the object.
    var current: Value { place.map { value(at: $0) } ?? ownValue }

    func name(in owner: ObjectBase, _ storage: AnyKeyPath) -> String {
        if let name { return name }
        let found = KeyNames.name(of: storage, self, in: owner)
        name = found
        return found
    }

    func value(in owner: ObjectBase, _ name: String) -> Value {
        if let recorder = owner.recorder {
            recorder.record(name)
            return Value._probe(recorder) ?? ownValue
        }
        guard let context = owner.context, let row = owner.row else { return ownValue }
        return value(at: PropertyPlace(context: context, row: row, key: name))
    }

    private func value(at place: PropertyPlace) -> Value {
        if let holder = ownCollection {
            holder.attach(to: place)
            return ownValue
        }
        let stored = place.value
        guard let value = Value._decoded(stored, place.context) ?? Value._initial else {
            fatalError("the property '\(place.row.table).\(place.key)' has no value of the type \(Value.self)")
        }
        return value
    }

    private var ownCollection: (any ValueHolder)? {
        Value.self is any ValueHolder.Type ? ownValue as? any ValueHolder : nil
    }

    func set(_ value: Value, in owner: ObjectBase, _ name: String) {
        if let recorder = owner.recorder { return recorder.record(name) }
        guard let context = owner.context, let row = owner.row else {
            own = value
            return
        }
        set(value, at: PropertyPlace(context: context, row: row, key: name))
    }

    private func set(_ value: Value, at place: PropertyPlace) {
        if let holder = ownCollection {
            holder.attach(to: place)
            if (value as? any ValueHolder) !== holder { _ = holder.assign(value) }
            return
        }
        place.context.requireWrite(
            "Attempting to modify object outside of a write transaction - call beginWrite() first.")
        let stored = value._encoded(place.context)
        if isPrimaryKey, stored != place.value {
            fatalError("Primary key can't be changed after an object is inserted.")
        }
        place.set(stored)
    }

    // MARK: As a holder

    func unmanagedValue(_ context: RealmContext?) -> StoredValue {
        (ownValue as? any ValueHolder)?.unmanagedValue(context) ?? ownValue._encoded(context)
    }

    func attach(to place: PropertyPlace) {
        if let old = self.place, old.isSame(as: place) { return }
        self.place = place
        name = place.key
        ownCollection?.attach(to: place)
    }

    var plainValue: Any? { ownCollection.map { $0 } ?? StoredValue.unwrapped(Self.raw(current)) }

    /// Enumerations are their raw values, as in Objective-C.
    private static func raw(_ value: Value) -> Any {
        func raw<Choice: RawRepresentable>(_ choice: Choice) -> Any { choice.rawValue }
        return (value as? any RealmEnum).map { raw($0) } ?? value
    }

    func assign(_ value: Any?) -> Bool {
        if let holder = ownCollection { return holder.assign(value) }
        guard let value = Value._converted(value) else { return false }
        if let place { set(value, at: place) } else { own = value }
        return true
    }
}
