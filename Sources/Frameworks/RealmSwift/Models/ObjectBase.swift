public import Foundation
import UIKit

/// What all objects of Realms have. Their values are in the Realm, or in themselves until they are added to one.
open class ObjectBase: NSObject {
    private(set) var context: RealmContext?
    private(set) var row: RowID?
    /// Notes which properties are read, in an object that is made for that.
    var recorder: _KeyRecorder?
    /// The properties that a nested value has given, while the object is created with another one; nil for all.
    var takenKeys: Set<String>?
    /// Whether objects that are made of values keep note of the properties that these have.
    @TaskLocal static var keepsTakenKeys = false
    /// The values that Swift keeps, as they came from the Realm.
    private var loaded: Row = [:]
    private var isLoading = false

    /// Creates an object that is in no Realm.
    public required override init() { super.init() }

    /// Whether the object was deleted, or its Realm is gone.
    open var isInvalidated: Bool {
        guard let context, let row else { return false }
        return !context.has(row)
    }

    /// The Realm that the object is in.
    public var realm: Realm? { context.flatMap { isInvalidated ? nil : Realm($0) } }

    /// Whether the object never changes.
    public var isFrozen: Bool { context?.isFrozen ?? false }

    public var objectSchema: ObjectSchema { ObjectSchema(ClassLayout.of(type(of: self))) }

    /// Returns the name of the class, without its module.
    public final class func className() -> String { ClassLayout.name(of: self) }

    // MARK: Managing

    func manage(in context: RealmContext, at row: RowID, isLoaded: Bool = false) {
        (self.context, self.row) = (context, row)
        if !isLoaded { attachCollections() }
    }

    /// Makes the collections of the object those of its row.
    func attachCollections() {
        guard let context, let row else { return }
        // A wrapper finds its place when it is used; coding doesn't go through the object.
        // All threads read a frozen object, so nothing in it waits for the first use.
        let isWhole = context.isFrozen || self is any Encodable
        guard isWhole || ClassLayout.of(type(of: self)).hasOwnCollections else { return }
        for (label, value) in storedProperties {
            if let holder = value as? any ValueHolder {
                holder.attach(to: PropertyPlace(context: context, row: row, key: label))
            } else if isWhole, let wrapper = value as? any PersistedWrapper {
                wrapper.holder.attach(to: PropertyPlace(context: context, row: row, key: String(label.dropFirst())))
            }
        }
    }

    /// Sets the properties that Swift keeps, where they differ.
    func load(_ values: Row, _ context: RealmContext) {
        let wasLoading = isLoading
        isLoading = true
        defer { isLoading = wasLoading }
        for property in ClassLayout.of(type(of: self)).properties {
            guard case .plain(let storable) = property.kind else { continue }
            let value = values[property.name] ?? property.type.empty
            if loaded[property.name] == value { continue }
            setPlain(value, property.name, storable, context)
            loaded[property.name] = value
        }
    }

    private func setPlain<Value: _RealmStorable>(
        _ value: StoredValue, _ key: String, _ type: Value.Type, _ context: RealmContext
    ) {
        guard let value = Value._decoded(value, context) else { return }
        _ = ClassProperties.set(value, key, of: self)
    }

    // MARK: Changes

    /// Takes over a change of a property that Swift keeps: the build lets each one with `dynamic` call it.
    open func didChangeValue(forKey key: String) {
        if let recorder { return recorder.record(key) }
        if isLoading { return }
        if context != nil { storeValue(key) }
        UIKit.KeyValueChanges.did(self, key)
    }

    private func storeValue(_ key: String) {
        guard let context, let row else { return }
        let layout = ClassLayout.of(type(of: self))
        guard let property = layout.property(named: key), case .plain = property.kind else { return }
        let value = property.unmanagedValue(of: self, [:], context)
        if key == layout.primaryKey, context.row(row)?[key] != value {
            fatalError("Primary key can't be changed after an object is inserted.")
        }
        context.set(value, key, of: row, from: self)
        loaded[key] = value
    }

    // MARK: Keyed access

    open func value(forKey key: String) -> Any? {
        guard let property = ClassLayout.of(type(of: self)).property(named: key) else {
            return value(forUndefinedKey: key)
        }
        if case .plain = property.kind { return ClassProperties.value(key, of: self) }
        guard let holder = holders[key] else { return nil }
        attach(holder, key)
        return holder.plainValue
    }

    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = ClassLayout.of(type(of: self)).property(named: key) else {
            return setValue(value, forUndefinedKey: key)
        }
        if case .plain = property.kind { set(value, property, [:]) } else { set(value, property, holders) }
    }

    /// Sets a property, of an object that has some holders of values.
    private func set(_ value: Any?, _ property: LayoutProperty, _ holders: [String: any ValueHolder]) {
        let key = property.name
        let isSet: Bool
        if case .plain(let storable) = property.kind {
            isSet = convert(value, storable).map { ClassProperties.set($0, key, of: self) } ?? false
        } else if let holder = holders[key] {
            attach(holder, key)
            isSet = holder.assign(value)
        } else {
            isSet = false
        }
        guard !isSet else { return }
        let (text, type) = (value.map { "\($0)" } ?? "nil", property.type.text)
        fatalError("Invalid value '\(text)' for '\(type)' property '\(Self.className()).\(key)'.")
    }

    private func convert<Value: _RealmStorable>(_ value: Any?, _ type: Value.Type) -> Any? {
        Value._converted(value).map { $0 as Any }
    }

    private func attach(_ holder: any ValueHolder, _ key: String) {
        guard let context, let row else { return }
        holder.attach(to: PropertyPlace(context: context, row: row, key: key))
    }

    /// Returns the value of a key that is no property of the Realm: one of the class's own.
    open func value(forUndefinedKey key: String) -> Any? { ClassProperties.value(key, of: self) }

    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        if ClassProperties.set(value, key, of: self) { return }
        fatalError("Property '\(key)' not found in object of type '\(Self.className())'.")
    }

    open func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first else { return nil }
        let value = value(forKey: first)
        guard let rest = keys.dropFirst().first else { return value }
        if let object = value as? ObjectBase { return object.value(forKeyPath: rest) }
        return (value as? any KeyedCollection)?.values(forKeyPath: rest)
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Accesses a property by its name.
    public subscript(key: String) -> Any? {
        get { value(forKey: key) }
        set { setValue(newValue, forKey: key) }
    }

    /// Sets properties like `apply`, for an update of what is in a Realm. Objects that are made of values know theirs.
    func applyForUpdate(_ value: Any) -> Set<String> { Self.$keepsTakenKeys.withValue(true) { apply(value) } }

    /// Sets the properties that a dictionary, a list of values in the order of the properties, or another object has.
    /// Returns the names of those that it has.
    @discardableResult
    func apply(_ value: Any) -> Set<String> {
        let (layout, holders) = (ClassLayout.of(type(of: self)), holders)
        switch value {
        case let dictionary as [String: Any]:
            for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
                if let property = layout.property(named: key) {
                    set(value, property, holders)
                } else {
                    setValue(value, forUndefinedKey: key)
                }
            }
            return Set(dictionary.keys)
        case let dictionary as NSDictionary:
            return apply(Dictionary(dictionary.map { ("\($0.key)", $0.value) }) { first, _ in first })
        case let list as [Any]:
            for (property, value) in zip(layout.stored, list) { set(value, property, holders) }
            return Set(layout.stored.prefix(list.count).map(\.name))
        case let other as ObjectBase:
            let others = ClassLayout.of(type(of: other))
            let shared = layout.stored.filter { others.property(named: $0.name) != nil }
            for property in shared { set(other.value(forKey: property.name), property, holders) }
            return Set(shared.map(\.name))
        default:
            let name = Self.className()
            fatalError(
                "Invalid value '\(value)' for an object of '\(name)': neither a dictionary, an array nor an object")
        }
    }

    // MARK: Identity

    /// Whether both are the same object of a Realm.
    public func isSameObject(as object: ObjectBase?) -> Bool {
        guard let object else { return false }
        if self === object { return true }
        guard let row, let context else { return false }
        return object.row == row && object.context?.store === context.store
    }

    open override func isEqual(_ object: Any?) -> Bool {
        if let subject = object as? RowSubject { return subject.row == row }
        return isSameObject(as: object as? ObjectBase)
    }

    open override var hash: Int { row?.hashValue ?? super.hash }

    open override var description: String {
        if isInvalidated { return "[invalid object]" }
        let lines = ClassLayout.of(type(of: self)).stored.map { property in
            let value = value(forKey: property.name)
            let text = value is ObjectBase ? "<\(property.type.target ?? "object")>" : value.map { "\($0)" } ?? "(null)"
            return "\t\(property.name) = \(text);\n"
        }
        return "\(Self.className()) {\n\(lines.joined())}"
    }
}

extension ObjectBase: RealmCollectionValue {
    public static var _valueType: _ValueType { ValueType(.object, of: ClassLayout.name(of: self)) }
    public static var _initial: Self? { nil }

    public static func _decoded(_ value: _StoredValue, _ context: _RealmContext?) -> Self? {
        guard let row = value.row, let context else { return nil }
        return context.object(at: row, as: rowClass(of: row)) as? Self
    }

    /// Returns the class of the object of a row: this one, or the one with the name of the table for a superclass.
    static func rowClass(of row: RowID) -> ObjectBase.Type {
        if self == DynamicObject.self || ClassLayout.name(of: self) == row.table { return self }
        return ClassLayout.type(named: row.table) ?? self
    }

    public func _encoded(_ context: _RealmContext?) -> _StoredValue {
        context?.link(to: self) ?? row.map { .link($0) } ?? .null
    }

    public static func _converted(_ value: Any?) -> Self? {
        guard let value = StoredValue.unwrapped(value) else { return nil }
        if let object = value as? Self { return object }
        guard value is [String: Any] || value is [Any] || value is NSDictionary || value is ObjectBase else {
            return nil
        }
        let object = self.init()
        let keys = object.apply(value)
        if keepsTakenKeys { object.takenKeys = keys }
        return object
    }

    public static func _probe(_ recorder: _KeyRecorder) -> Self? {
        let object = self.init()
        object.recorder = recorder
        return object
    }
}
