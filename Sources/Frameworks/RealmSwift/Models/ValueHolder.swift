import Foundation

/// An object that holds the value of a property: what a wrapper has, a collection, an optional number.
protocol ValueHolder: AnyObject {
    var valueType: ValueType { get }
    var isPrimaryKey: Bool { get }
    var isIndexed: Bool { get }
    /// The class and the property that lead to the object.
    var origin: (table: String, key: String)? { get }
    /// Returns the value of a property of an object that isn't in a Realm yet.
    func unmanagedValue(_ context: RealmContext?) -> StoredValue
    /// Makes the holder one of a property in a Realm.
    func attach(to place: PropertyPlace)
    /// The value for keyed access.
    var plainValue: Any? { get }
    /// Sets the value to what an app gives for it. Returns false if it is of another type.
    func assign(_ value: Any?) -> Bool
}

extension ValueHolder {
    var isPrimaryKey: Bool { false }
    var isIndexed: Bool { false }
    var origin: (table: String, key: String)? { nil }
}

/// A property of an object in a Realm.
struct PropertyPlace {
    let context: RealmContext
    let row: RowID
    let key: String

    var isValid: Bool { context.has(row) }
    var value: StoredValue { context.value(key, of: row) }

    func set(_ value: StoredValue) { context.set(value, key, of: row) }

    /// Changes the elements of a list or a set.
    func change<Result>(_ body: (inout [StoredValue]) -> Result) -> Result {
        context.change(key, of: row) { value in
            var list = value.elements
            value = .null
            defer { value = .list(list) }
            return body(&list)
        }
    }

    /// Changes the entries of a map.
    func changeEntries<Result>(_ body: (inout [String: StoredValue]) -> Result) -> Result {
        context.change(key, of: row) { value in
            var map = value.entries
            value = .null
            defer { value = .map(map) }
            return body(&map)
        }
    }

    func isSame(as other: PropertyPlace) -> Bool {
        context === other.context && row == other.row && key == other.key
    }

    func moved(to context: RealmContext) -> PropertyPlace { PropertyPlace(context: context, row: row, key: key) }
}

/// Notes which properties of an object are read, to tell their names: key paths don't know them without Objective-C.
public final class _KeyRecorder {
    private(set) var keys: [String] = []

    func record(_ key: String) { keys.append(key) }
}

/// The names of properties by their key paths.
enum KeyNames {
    // Guarded by the lock.
    nonisolated(unsafe) private static var known: [AnyKeyPath: String] = [:]
    private static let lock = Foundation.NSLock()

    /// Returns the name of a property with a wrapper.
    static func name(of storage: AnyKeyPath, _ holder: any ValueHolder, in owner: ObjectBase) -> String {
        if let name = lock.withLock({ known[storage] }) { return name }
        let found = owner.storedProperties.first { ($0.value as? any PersistedWrapper)?.holder === holder }
        let name = found.map { String($0.label.dropFirst()) } ?? ""
        lock.withLock { known[storage] = name }
        return name
    }

    /// Returns the keys that a key path stands for: `owner.name`.
    static func text<Root: ObjectBase, Value>(_ keyPath: KeyPath<Root, Value>) -> String {
        if let text = lock.withLock({ known[keyPath] }) { return text }
        let text = read(keyPath)
        lock.withLock { known[keyPath] = text }
        return text
    }

    /// Returns the keys of a path whose value isn't known.
    static func text<Root: ObjectBase>(_ keyPath: PartialKeyPath<Root>) -> String {
        if let text = lock.withLock({ known[keyPath] }) { return text }
        func open<Value>(_ type: Value.Type) -> String? { (keyPath as? KeyPath<Root, Value>).map { self.text($0) } }
        return _openExistential(type(of: keyPath).valueType, do: open) ?? ""
    }

    private static func read<Root: ObjectBase, Value>(_ keyPath: KeyPath<Root, Value>) -> String {
        let object = Root.init()
        let recorder = _KeyRecorder()
        object.recorder = recorder
        let value = object[keyPath: keyPath]
        if recorder.keys.isEmpty, let holder = value as? any ValueHolder,
            let found = object.storedProperties.first(where: { ($0.value as? any ValueHolder) === holder })
        {
            return found.label
        }
        // A property with `@objc dynamic` tells of changes only.
        if recorder.keys.isEmpty, let path = keyPath as? ReferenceWritableKeyPath<Root, Value> {
            object[keyPath: path] = value
        }
        guard !recorder.keys.isEmpty else {
            preconditionFailure("the key path \(keyPath) is none of a Realm's properties; name them by a text")
        }
        return recorder.keys.joined(separator: ".")
    }
}
