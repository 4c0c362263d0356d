/// A type of a map's keys: texts.
public protocol _MapKey: Hashable {
    init(_mapKey: String)
    var _mapKey: String { get }
}

extension String: _MapKey {
    public init(_mapKey: String) { self = _mapKey }
    public var _mapKey: String { self }
}

/// An entry of a map.
public struct SingleMapEntry<Key: _MapKey, Value: RealmCollectionValue>: Hashable {
    public var key: Key
    public var value: Value
}

/// Values by keys that are a property of an object.
public final class Map<Key: _MapKey, Value: RealmCollectionValue>: Sequence, ValueHolder, ThreadConfined,
    CustomStringConvertible
{
    private var own: [String: Value] = [:]
    private(set) var place: PropertyPlace?

    /// Creates an empty map that is in no Realm.
    public init() {}

    init(_ place: PropertyPlace) { self.place = place }

    public func _moved(to context: _RealmContext) -> Map? { place.map { Map($0.moved(to: context)) } }

    public var realm: Realm? { place.map { Realm($0.context) } }
    public var isInvalidated: Bool { place.map { !$0.isValid } ?? false }
    public var isFrozen: Bool { place?.context.isFrozen ?? false }
    public var description: String { "Map<\(Key.self), \(Value.self)> \(entries)" }

    // MARK: Entries

    private var entries: [String: Value] {
        guard let place else { return own }
        return place.value.entries.compactMapValues { Value._decoded($0, place.context) }
    }

    public var count: Int { place?.value.entries.count ?? own.count }
    public var isEmpty: Bool { count == 0 }
    public var keys: [Key] { entries.keys.sorted().map(Key.init(_mapKey:)) }
    public var values: [Value] { entries.sorted { $0.key < $1.key }.map(\.value) }

    public func makeIterator() -> IndexingIterator<[SingleMapEntry<Key, Value>]> {
        entries.sorted { $0.key < $1.key }.map { SingleMapEntry(key: Key(_mapKey: $0), value: $1) }.makeIterator()
    }

    /// Returns the keys with their values.
    public func asKeyValueSequence() -> [(Key, Value)] { map { ($0.key, $0.value) } }

    public subscript(key: Key) -> Value? {
        get {
            guard let place else { return own[key._mapKey] }
            return place.value.entries[key._mapKey].flatMap { Value._decoded($0, place.context) }
        }
        set {
            guard let place else { return own[key._mapKey] = newValue }
            place.context.requireWrite()
            let stored = newValue.map { $0._encoded(place.context) }
            place.changeEntries { $0[key._mapKey] = stored }
        }
    }

    public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[key] ?? defaultValue() }
        set { self[key] = newValue }
    }

    public func object(forKey key: Key) -> Value? { self[key] }
    public func updateValue(_ value: Value, forKey key: Key) { self[key] = value }
    public func removeObject(for key: Key) { self[key] = nil }

    public func removeAll() {
        if let place { place.changeEntries { $0.removeAll() } } else { own.removeAll() }
    }

    public func merge(
        _ keysAndValues: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows {
        for (key, value) in keysAndValues { self[key] = try self[key].map { try combine($0, value) } ?? value }
    }

    // MARK: As a property

    var valueType: ValueType { Self._valueType }
    var plainValue: Any? { self }

    func unmanagedValue(_ context: RealmContext?) -> StoredValue {
        if let place { return place.value }
        return .map(own.mapValues { $0._encoded(context) })
    }

    func attach(to place: PropertyPlace) {
        if self.place?.context === place.context, self.place?.row == place.row { return }
        self.place = place
        own = [:]
    }

    func assign(_ value: Any?) -> Bool {
        if let other = value as? Map {
            let entries = other.asKeyValueSequence()
            removeAll()
            merge(entries) { $1 }
            return true
        }
        guard let entries = StoredValue.unwrapped(value ?? [:]) as? [String: Any] else { return false }
        let converted = entries.compactMapValues { Value._converted($0) }
        guard converted.count == entries.count else { return false }
        removeAll()
        merge(converted.map { (Key(_mapKey: $0), $1) }) { $1 }
        return true
    }
}

extension Map: _RealmStorable {
    public static var _valueType: _ValueType { Value._valueType.many(.map) }
    public static var _initial: Map? { Map() }
    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Map? { nil }
    public func _encoded(_ context: _RealmContext?) -> _StoredValue { unmanagedValue(context) }
}
