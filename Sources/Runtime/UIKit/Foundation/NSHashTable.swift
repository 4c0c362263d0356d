public import Foundation

// Collections of weak references, which Foundation for Linux lacks.

/// How a collection keeps its objects.
public struct NSPointerFunctionsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Self = []
    public static let weakMemory = Self(rawValue: 5)
    public static let objectPointerPersonality = Self(rawValue: 512)
    public static let copyIn = Self(rawValue: 65536)
}

/// A reference that is weak or strong.
private struct Reference {
    private let strong: AnyObject?
    private weak var weakly: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
        strong = isWeak ? nil : object
        weakly = object
    }

    var object: AnyObject? { strong ?? weakly }
}

/// Returns whether a collection takes two objects for the same.
private func areSame(_ first: AnyObject, _ second: AnyObject, _ options: NSPointerFunctionsOptions) -> Bool {
    if first === second { return true }
    guard !options.contains(.objectPointerPersonality), let first = first as? NSObject else { return false }
    return first.isEqual(second)
}

/// A set of objects, which doesn't keep them alive if it is weak.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctionsOptions
    private var references: [Reference] = []

    public init(options: NSPointerFunctionsOptions = [], capacity: Int = 0) { self.options = options }

    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    public var allObjects: [ObjectType] {
        references.removeAll { $0.object == nil }
        return references.compactMap { $0.object as? ObjectType }
    }
    public var count: Int { allObjects.count }
    public var anyObject: ObjectType? { allObjects.first }

    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { areSame($0, object, options) }
    }
    public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        references.append(Reference(object, isWeak: options.contains(.weakMemory)))
    }
    public func remove(_ object: ObjectType?) {
        guard let object else { return }
        references.removeAll { $0.object.map { areSame($0, object, options) } ?? true }
    }
    public func removeAllObjects() { references = [] }
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary of objects, which doesn't keep keys or values alive if they are weak.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctionsOptions
    private let valueOptions: NSPointerFunctionsOptions
    private var entries: [(key: Reference, value: Reference)] = []

    public init(
        keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [], capacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }

    public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
    public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    public static func weakToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    public func object(forKey key: KeyType?) -> ObjectType? {
        prune()
        guard let key else { return nil }
        let entry = entries.first { $0.key.object.map { areSame($0, key, keyOptions) } ?? false }
        return entry?.value.object as? ObjectType
    }
    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        removeObject(forKey: key)
        guard let object, let key else { return }
        let value = Reference(object, isWeak: valueOptions.contains(.weakMemory))
        entries.append((Reference(key, isWeak: keyOptions.contains(.weakMemory)), value))
    }
    public func removeObject(forKey key: KeyType?) {
        prune()
        guard let key else { return }
        entries.removeAll { $0.key.object.map { areSame($0, key, keyOptions) } ?? true }
    }
    public func removeAllObjects() { entries = [] }
    public var count: Int {
        prune()
        return entries.count
    }
    public func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }
    public func objectEnumerator() -> NSEnumerator? {
        NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
    }
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        prune()
        var result: [AnyHashable: ObjectType] = [:]
        for entry in entries {
            if let key = entry.key.object as? AnyHashable { result[key] = entry.value.object as? ObjectType }
        }
        return result
    }

    private func prune() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }
}
