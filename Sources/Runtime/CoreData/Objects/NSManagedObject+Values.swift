public import Foundation
import UIKit

// What a built source has in place of `@NSManaged`: a property `name` reads `managedValue("name")` and writes
// `setManagedValue(newValue, "name")`. The overloads are for the types that properties have most.
extension NSManagedObject {
    public func managedValue<Value>(_ key: String) -> Value {
        let value: Any? =
            if let place = layout.places[key] { self.value(at: place) } else {
                layout.fetchedProperties[key].map(fetched) ?? nil
            }
        return ManagedValue.given(value, as: Value.self, for: key, of: self)
    }

    public func managedValue<Value: RawRepresentable>(_ key: String) -> Value where Value.RawValue: FixedWidthInteger {
        let number = layout.places[key].flatMap { value(at: $0) } as? Int ?? 0
        guard let value = Value(rawValue: Value.RawValue(truncatingIfNeeded: number)) else {
            fatalError("\(entity.name ?? "").\(key) is \(number), which is no \(Value.self)")
        }
        return value
    }

    public func managedValue(_ key: String) -> String? { attribute(key) as? String }
    public func managedValue(_ key: String) -> String { attribute(key) as? String ?? "" }
    public func managedValue(_ key: String) -> Date? { attribute(key) as? Date }
    public func managedValue(_ key: String) -> Data? { attribute(key) as? Data }
    public func managedValue(_ key: String) -> UUID? { attribute(key) as? UUID }
    public func managedValue(_ key: String) -> Int16 { Int16(truncatingIfNeeded: attribute(key) as? Int ?? 0) }
    public func managedValue(_ key: String) -> Int32 { Int32(truncatingIfNeeded: attribute(key) as? Int ?? 0) }
    public func managedValue(_ key: String) -> Int64 { Int64(attribute(key) as? Int ?? 0) }
    public func managedValue(_ key: String) -> Bool { attribute(key) as? Bool ?? false }

    private func attribute(_ key: String) -> Any? {
        guard let place = layout.places[key] else { return nil }
        return value(at: place)
    }

    public func setManagedValue<Value>(_ value: Value, _ key: String) { setValue(value as Any?, forKey: key) }

    public func setManagedValue<Value: RawRepresentable>(_ value: Value, _ key: String)
    where Value.RawValue: FixedWidthInteger {
        setValue(Int(truncatingIfNeeded: value.rawValue), forKey: key)
    }

    // MARK: What generated methods do

    public func addManagedObject(_ object: NSManagedObject, to key: String) { changeList(key) { $0 + [object] } }

    public func removeManagedObject(_ object: NSManagedObject, from key: String) {
        changeList(key) { $0.filter { $0 !== object } }
    }

    /// Adds the objects of a set or list.
    public func addManagedObjects(_ objects: Any, to key: String) { changeList(key) { $0 + Self.objects(objects) } }

    public func removeManagedObjects(_ objects: Any, from key: String) {
        let removed = Set(Self.objects(objects).map(ObjectIdentifier.init))
        changeList(key) { $0.filter { !removed.contains(ObjectIdentifier($0)) } }
    }

    public func insertManagedObject(_ object: NSManagedObject, into key: String, at index: Int) {
        changeList(key) { list in
            var list = list
            list.insert(object, at: index)
            return list
        }
    }

    public func removeManagedObject(from key: String, at index: Int) {
        changeList(key) { list in
            var list = list
            list.remove(at: index)
            return list
        }
    }

    public func replaceManagedObject(_ key: String, at index: Int, with object: NSManagedObject) {
        changeList(key) { list in
            var list = list
            list[index] = object
            return list
        }
    }

    /// Inserts objects at the places that they have afterward.
    public func insertManagedObjects(_ objects: [NSManagedObject], into key: String, at indexes: NSIndexSet) {
        changeList(key) { list in
            var list = list
            for (place, object) in zip(Self.places(indexes), objects) { list.insert(object, at: place) }
            return list
        }
    }

    public func removeManagedObjects(from key: String, at indexes: NSIndexSet) {
        let places = Set(Self.places(indexes))
        changeList(key) { list in list.enumerated().filter { !places.contains($0.offset) }.map(\.element) }
    }

    public func replaceManagedObjects(_ key: String, at indexes: NSIndexSet, with objects: [NSManagedObject]) {
        changeList(key) { list in
            var list = list
            for (place, object) in zip(Self.places(indexes), objects) { list[place] = object }
            return list
        }
    }

    private static func places(_ indexes: NSIndexSet) -> [Int] {
        var places: [Int] = []
        var index = indexes.firstIndex
        while index != NSNotFound, places.count < indexes.count {
            places.append(index)
            index = indexes.indexGreaterThanIndex(index)
        }
        return places
    }

    private func changeList(_ key: String, _ change: ([NSManagedObject]) -> [NSManagedObject]) {
        guard let place = layout.places[key] else { return }
        setList(change(list(at: place)), at: place)
    }

    // MARK: Sets that change their owner

    public func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedMutableSet(self, key) }
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        ManagedMutableOrderedSet(self, key)
    }

    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let place = layout.places[key] else { return [] }
        switch layout.kinds[place] {
        case .attribute: return []
        case .one: return (value(at: place) as? NSManagedObject).map { [$0.objectID] } ?? []
        case .many: return list(at: place).map(\.objectID)
        }
    }

    public func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let place = layout.places[key], !isFault else { return true }
        switch slots[place] {
        case .unread: return true
        case .identifier(let id): return managedObjectContext?.registeredObject(for: id)?.isFault ?? true
        case .one(let object): return object?.isFault ?? false
        default: return false
        }
    }
}

/// The related objects of an object: what is added or removed changes the relationship.
private final class ManagedMutableSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { fatalError("a set of related objects has an owner") }
    required override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) {
        fatalError("a set of related objects has an owner")
    }
    required init?(coder: NSCoder) { nil }

    private var list: [NSManagedObject] { owner.layout.places[key].map(owner.list) ?? [] }

    override var count: Int { list.count }
    override func member(_ object: Any) -> Any? { list.first { $0 === object as AnyObject } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: list).objectEnumerator() }
    override func add(_ object: Any) {
        if let object = object as? NSManagedObject { owner.addManagedObject(object, to: key) }
    }
    override func remove(_ object: Any) {
        if let object = object as? NSManagedObject { owner.removeManagedObject(object, from: key) }
    }
    override var allObjects: [Any] { list }
    override func contains(_ anObject: Any) -> Bool { member(anObject) != nil }
    override func removeAllObjects() { owner.setValue(NSSet(), forKey: key) }
}

/// The ordered related objects of an object: what is added or removed changes the relationship.
private final class ManagedMutableOrderedSet: NSMutableOrderedSet {
    private var owner: NSManagedObject?
    private var key = ""

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required override init(capacity numItems: Int) { super.init(capacity: numItems) }
    required override init(objects: UnsafePointer<AnyObject>!, count: Int) {
        super.init(objects: objects, count: count)
    }
    required init(arrayLiteral elements: Any...) { super.init(capacity: 0) }
    required init?(coder: NSCoder) { nil }

    private var list: [NSManagedObject] { owner.flatMap { owner in owner.layout.places[key].map(owner.list) } ?? [] }

    override var count: Int { list.count }
    override func object(at idx: Int) -> Any { list[idx] }
    override func index(of object: Any) -> Int { list.firstIndex { $0 === object as AnyObject } ?? NSNotFound }
    override func insert(_ object: Any, at idx: Int) {
        guard let object = object as? NSManagedObject, !list.contains(where: { $0 === object }) else { return }
        owner?.insertManagedObject(object, into: key, at: idx)
    }
    override func removeObject(at idx: Int) { owner?.removeManagedObject(from: key, at: idx) }
    override func replaceObject(at idx: Int, with object: Any) {
        if let object = object as? NSManagedObject { owner?.replaceManagedObject(key, at: idx, with: object) }
    }
}
