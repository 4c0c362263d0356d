import Foundation
import UIKit

/// The properties of a class that a Realm holds, read from an object of the class once.
final class ClassLayout: @unchecked Sendable {
    // Never changes after it is made.
    let type: ObjectBase.Type
    let name: String
    let isEmbedded: Bool
    let properties: [LayoutProperty]
    /// The properties that rows have: all but those that only others lead to.
    let stored: [LayoutProperty]
    let primaryKey: String?
    private let places: [String: Int]

    /// What a new row has before its values are known.
    let blank: Row
    /// The types of the properties that rows have.
    let types: [String: ValueType]
    /// Whether some properties are ones that Swift keeps itself, those with `@objc dynamic`.
    let hasPlainProperties: Bool
    /// Whether some collections are properties without a wrapper: `let dogs = List<Dog>()`.
    let hasOwnCollections: Bool

    private init(_ type: ObjectBase.Type) {
        self.type = type
        name = Self.name(of: type)
        isEmbedded = type is EmbeddedObject.Type
        let reader = LayoutReader(type)
        properties = reader.properties
        primaryKey = reader.primaryKey
        places = Dictionary(properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
        stored = properties.filter { $0.origin == nil }
        blank = Dictionary(stored.map { ($0.name, $0.type.empty) }) { first, _ in first }
        types = Dictionary(stored.map { ($0.name, $0.type) }) { first, _ in first }
        hasPlainProperties = properties.contains { if case .plain = $0.kind { true } else { false } }
        hasOwnCollections = properties.contains { if case .collection = $0.kind { true } else { false } }
    }

    func property(named name: String) -> LayoutProperty? { places[name].map { properties[$0] } }

    /// What the properties of a new object hold.
    var initialValues: Row {
        let object = type.init()
        let holders = object.holders
        return Dictionary(stored.map { ($0.name, $0.unmanagedValue(of: object, holders, nil)) }) { first, _ in first }
    }

    // MARK: Layouts

    // Guarded by the lock.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ClassLayout] = [:]
    nonisolated(unsafe) private static var names: [String: ClassLayout] = [:]
    private static let lock = Foundation.NSRecursiveLock()

    static func of(_ type: ObjectBase.Type) -> ClassLayout {
        if let layout = lock.withLock({ known[ObjectIdentifier(type)] }) { return layout }
        // Made without the lock: it creates an object of the app.
        let made = ClassLayout(type)
        return lock.withLock {
            if let layout = known[ObjectIdentifier(type)] { return layout }
            known[ObjectIdentifier(type)] = made
            names[made.name] = made
            return made
        }
    }

    /// Returns the layout of the class with a name, one that was used before or is in the tables of the app's classes.
    static func named(_ name: String) -> ClassLayout? {
        if let layout = lock.withLock({ names[name] }) { return layout }
        return (ClassNames.type(named: name) as? ObjectBase.Type).map { of($0) }
    }

    static func type(named name: String) -> ObjectBase.Type? { named(name)?.type }

    static func name(of type: ObjectBase.Type) -> String { String(describing: type) }
}

/// A property of a class that a Realm holds.
struct LayoutProperty {
    enum Kind {
        /// One that Swift keeps, with the type of its values.
        case plain(any _RealmStorable.Type)
        /// One with `@Persisted`.
        case wrapped
        /// A collection or another holder of values without a wrapper.
        case collection
    }

    let name: String
    let type: ValueType
    let kind: Kind
    var isIndexed = false
    /// The class and the property that lead to the object, for what has no value of its own.
    var origin: (table: String, key: String)?

    /// Returns the value of an object that isn't in a Realm yet, which has some holders of values.
    func unmanagedValue(
        of object: ObjectBase, _ holders: [String: any ValueHolder], _ context: RealmContext?
    ) -> StoredValue {
        guard case .plain(let storable) = kind else {
            return holders[name]?.unmanagedValue(context) ?? type.empty
        }
        let value = ClassProperties.value(name, of: object)
        return Self.encoded(value, storable, context) ?? type.empty
    }

    /// Returns what a table's value is in a Realm: enumerations come as their raw values.
    private static func encoded<Value: _RealmStorable>(
        _ value: Any?, _ type: Value.Type, _ context: RealmContext?
    ) -> StoredValue? {
        if let value = value as? any _RealmStorable { return value._encoded(context) }
        return Value._converted(value)?._encoded(context)
    }
}

/// Reads the properties of a class from an object.
private struct LayoutReader {
    private(set) var properties: [LayoutProperty] = []
    private(set) var primaryKey: String?

    init(_ type: ObjectBase.Type) {
        let object = type.init()
        let plain = type as? Object.Type
        primaryKey = plain?.primaryKey()
        let ignored = Set(plain?.ignoredProperties() ?? [])
        let indexed = Set(plain?.indexedProperties() ?? [])
        for (label, value) in object.storedProperties {
            guard !ignored.contains(label), !ignored.contains(String(label.dropFirst())) else { continue }
            guard var property = Self.property(label, value, of: object) else { continue }
            property.isIndexed = property.isIndexed || indexed.contains(property.name)
            if (value as? any PersistedWrapper)?.holder.isPrimaryKey == true { primaryKey = property.name }
            properties.append(property)
        }
    }

    private static func property(_ label: String, _ value: Any, of object: ObjectBase) -> LayoutProperty? {
        if let wrapper = value as? any PersistedWrapper {
            let holder = wrapper.holder
            let name = String(label.dropFirst())
            var property = LayoutProperty(
                name: name, type: holder.valueType, kind: .wrapped, isIndexed: holder.isIndexed)
            property.origin = holder.origin
            return property
        }
        if let holder = value as? any ValueHolder {
            return LayoutProperty(name: label, type: holder.valueType, kind: .collection, origin: holder.origin)
        }
        let type = Swift.type(of: value)
        guard ClassProperties.set(value, label, of: object), let storable = storable(type) else { return nil }
        return LayoutProperty(name: label, type: storable._valueType, kind: .plain(storable))
    }

    private static func storable(_ type: Any.Type) -> (any _RealmStorable.Type)? { type as? any _RealmStorable.Type }
}

extension ObjectBase {
    /// The properties that Swift keeps, with those of superclasses first.
    var storedProperties: [(label: String, value: Any)] {
        var mirrors = [Mirror(reflecting: self)]
        while let outer = mirrors.last?.superclassMirror, outer.subjectType != ObjectBase.self,
            outer.subjectType is ObjectBase.Type
        {
            mirrors.append(outer)
        }
        return mirrors.reversed().flatMap(\.children).compactMap { child in child.label.map { ($0, child.value) } }
    }

    /// What holds the values of properties with a wrapper, and of collections.
    var holders: [String: any ValueHolder] {
        var found: [String: any ValueHolder] = [:]
        for (label, value) in storedProperties {
            if let holder = value as? any ValueHolder { found[label] = holder }
            if let wrapper = value as? any PersistedWrapper { found[String(label.dropFirst())] = wrapper.holder }
        }
        return found
    }
}
