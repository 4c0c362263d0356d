public import Foundation

extension NSObject {
    /// Returns an array that stands for the list that a property holds: its changes are those of the property, and observers are told
    /// which elements came and went.
    @preconcurrency @MainActor
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueArray(of: self, key) }

    @preconcurrency @MainActor
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        let keys = keyPath.split(separator: ".").map(String.init)
        let owner = keys.count < 2 ? self : value(forKeyPath: keys.dropLast().joined(separator: ".")) as? NSObject
        return (owner ?? self).mutableArrayValue(forKey: keys.last ?? keyPath)
    }
}

/// The list that a property holds.
private final class KeyValueArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(of owner: NSObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(objects: nil, count: 0)
    }

    required init?(coder: NSCoder) { nil }
    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        (owner, key) = (NSObject(), "")
        super.init(objects: nil, count: 0)
    }

    required convenience init(arrayLiteral elements: Any...) { self.init(objects: nil, count: 0) }

    private var list: Any? { ClassProperties.value(key, of: owner) }
    private var elements: [Any] { (list as? NSArray)?.map(\.self) ?? list as? [Any] ?? [] }

    /// Changes elements: in a mutable array where they are, else the property gets another array.
    private func change(
        _ kind: NSKeyValueChange, at index: Int, old: [Any], new: [Any], _ body: (NSMutableArray) -> Void
    ) {
        let note = KeyValueNote.elements(kind, at: IndexSet(integer: index), old: old, new: new)
        KeyValueObservations.changeElements(of: owner, key, note) {
            if let list = list as? NSMutableArray { return body(list) }
            let changed = NSMutableArray(array: elements)
            body(changed)
            _ = ClassProperties.set(changed.map(\.self), key, of: owner)
        }
    }

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }

    override func insert(_ object: Any, at index: Int) {
        change(.insertion, at: index, old: [], new: [object]) { $0.insert(object, at: index) }
    }

    override func removeObject(at index: Int) {
        change(.removal, at: index, old: [object(at: index)], new: []) { $0.removeObject(at: index) }
    }

    /// A subscript at the end adds an element: Apple's documentation of `setObject:atIndexedSubscript:`.
    override func replaceObject(at index: Int, with object: Any) {
        if index == count { return add(object) }
        change(.replacement, at: index, old: [self.object(at: index)], new: [object]) {
            $0.replaceObject(at: index, with: object)
        }
    }

    // Those of Foundation change storage of their own.
    override func add(_ object: Any) { insert(object, at: count) }
    override func addObjects(from others: [Any]) { for object in others { add(object) } }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func removeAllObjects() { while count > 0 { removeLastObject() } }
    override func remove(_ object: Any) {
        while let index = place(of: object) { removeObject(at: index) }
    }
    override func insert(_ objects: [Any], at indexes: IndexSet) {
        for (index, object) in zip(indexes, objects) { insert(object, at: index) }
    }
    override func removeObjects(at indexes: IndexSet) { for index in indexes.reversed() { removeObject(at: index) } }
    /// Replaces objects one by one, and inserts or removes the rest, as Foundation on iOS tells it.
    override func replaceObjects(in range: NSRange, withObjectsFrom others: [Any]) {
        let shared = Swift.min(range.length, others.count)
        for place in 0..<shared { replaceObject(at: range.location + place, with: others[place]) }
        removeObjects(in: NSRange(location: range.location + shared, length: range.length - shared))
        for place in shared..<others.count { insert(others[place], at: range.location + place) }
    }
    override func removeObjects(in others: [Any]) { for object in others { remove(object) } }
    override func replaceObjects(in range: NSRange, withObjectsFrom others: [Any], range otherRange: NSRange) {
        guard let part = Range(otherRange) else { return }
        replaceObjects(in: range, withObjectsFrom: Array(others[part]))
    }
    override func removeObjects(in range: NSRange) {
        for index in (range.location..<range.upperBound).reversed() { removeObject(at: index) }
    }
    override func setArray(_ others: [Any]) {
        removeAllObjects()
        addObjects(from: others)
    }
    override func contains(_ object: Any) -> Bool { place(of: object) != nil }
    override func index(of object: Any) -> Int { place(of: object) ?? NSNotFound }

    private func place(of object: Any) -> Int? {
        let wanted = object as? AnyHashable
        return elements.firstIndex { element in
            if let wanted, let element = element as? AnyHashable { return element == wanted }
            return (element as AnyObject) === (object as AnyObject)
        }
    }

    override func copy(with zone: NSZone? = nil) -> Any { NSArray(array: elements) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableArray(array: elements) }
}
