/// A class of objects that a Realm holds.
///
/// Properties are ones with `@Persisted`, or `@objc dynamic` ones, lists and other holders of values.
open class Object: ObjectBase, ThreadConfined {
    /// Creates an object with the values of a dictionary, a list or another object.
    public convenience init(value: Any) {
        self.init()
        apply(value)
    }

    /// Returns the name of the property that identifies an object, or nil for none.
    open class func primaryKey() -> String? { nil }

    /// Returns the names of properties that the Realm doesn't hold.
    open class func ignoredProperties() -> [String] { [] }

    /// Returns the names of properties that queries find fast. Nothing depends on that here.
    open class func indexedProperties() -> [String] { [] }

    open class func propertiesMapping() -> [String: String] { [:] }

    /// Returns the elements of a list by its name.
    public func dynamicList(_ propertyName: String) -> List<DynamicObject> {
        guard let context, let row else { return List() }
        return List(PropertyPlace(context: context, row: row, key: propertyName))
    }

    public func _moved(to context: _RealmContext) -> Self? {
        row.flatMap { context.object(at: $0, as: type(of: self)) as? Self }
    }
}

/// A class of objects that belong to one other object, and are deleted with it.
open class EmbeddedObject: ObjectBase, ThreadConfined {
    /// Creates an object with the values of a dictionary, a list or another object.
    public convenience init(value: Any) {
        self.init()
        apply(value)
    }

    open class func ignoredProperties() -> [String] { [] }
    open class func indexedProperties() -> [String] { [] }

    public func _moved(to context: _RealmContext) -> Self? {
        row.flatMap { context.object(at: $0, as: type(of: self)) as? Self }
    }
}

/// An object whose class is known by its name only, as in migrations.
@dynamicMemberLookup
public final class DynamicObject: Object {
    public override func value(forKey key: String) -> Any? {
        guard let context, let row else { return nil }
        let value = context.value(key, of: row)
        if case .list = value { return List<DynamicObject>(PropertyPlace(context: context, row: row, key: key)) }
        return value.row.flatMap { context.object(at: $0, as: DynamicObject.self) } ?? value.plain(in: context)
    }

    public override func setValue(_ value: Any?, forKey key: String) {
        guard let context, let row else { return }
        context.set(Self.stored(value, key, of: row.table, in: context), key, of: row)
    }

    /// Returns what the property of a class holds for a value.
    static func stored(_ value: Any?, _ key: String, of table: String, in context: RealmContext) -> StoredValue {
        if let object = value as? ObjectBase { return object._encoded(context) }
        if let list = value as? [Any] { return .list(list.map { stored($0, key, of: table, in: context) }) }
        guard let stored = StoredValue(plain: value) else {
            fatalError("Invalid value '\(value ?? "nil")' for property '\(table).\(key)'.")
        }
        return context.contents.tables[table]?.types[key].flatMap(stored.fitting) ?? stored
    }

    public subscript(dynamicMember member: String) -> Any? {
        get { value(forKey: member) }
        set { setValue(newValue, forKey: member) }
    }

    public override var description: String {
        guard let context, let row else { return "DynamicObject {}" }
        return "\(row.table) \(context.row(row) ?? [:])"
    }
}

extension StoredValue {
    /// Returns the number as one of a type.
    func fitting(_ type: ValueType) -> StoredValue? {
        // A double hasn't the digits of all integers.
        if type.kind == .int, case .int = self { return self }
        return switch type.kind {
        case .int: number.flatMap { Int(exactly: $0.rounded(.towardZero)) }.map { .int($0) }
        case .double, .float: number.map { .double($0) }
        case .bool: number.map { .bool($0 != 0) }
        default: self
        }
    }
}

/// An object that its place in its Realm identifies, unless it has an identity of its own.
public protocol ObjectKeyIdentifiable: Identifiable, ObjectBase {}

extension ObjectKeyIdentifiable {
    public var id: UInt64 {
        row.map { UInt64($0.number) } ?? UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue))
    }
}

/// What belongs to a thread's Realm.
public protocol ThreadConfined {
    var realm: Realm? { get }
    var isInvalidated: Bool { get }
    var isFrozen: Bool { get }
    /// Returns the same of another Realm, or nil if it isn't there.
    func _moved(to context: _RealmContext) -> Self?
}

extension ThreadConfined {
    /// Returns what never changes of it.
    public func freeze() -> Self {
        guard let realm, let frozen = _moved(to: realm.context.frozen) else {
            fatalError("Unmanaged objects cannot be frozen.")
        }
        return frozen
    }

    /// Returns what it is now, for the current thread, or nil if it is gone.
    public func thaw() -> Self? {
        guard let realm else { return nil }
        return realm.isFrozen ? _moved(to: realm.thaw().context) : self
    }
}

/// A reference to something of a Realm that another thread's Realm resolves.
public final class ThreadSafeReference<Confined: ThreadConfined>: @unchecked Sendable {
    // What it refers to is only moved, never used. Guarded by its place in one closure after another.
    private var confined: Confined?

    public var isInvalidated: Bool { confined?.isInvalidated ?? true }

    public init(to threadConfined: Confined) {
        if threadConfined.realm == nil {
            fatalError(
                threadConfined.isInvalidated
                    ? "Cannot construct reference to invalidated object"
                    : "Cannot construct reference to unmanaged object, which can be passed across threads directly")
        }
        confined = threadConfined
    }

    func resolve(in context: RealmContext) -> Confined? {
        defer { confined = nil }
        guard let confined else { fatalError("Can only resolve a thread safe reference once.") }
        return confined._moved(to: context)
    }
}
