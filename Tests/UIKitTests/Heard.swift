import Synchronization

/// The members of each object that were called and that its class in the tests overrides; setters end in " =".
enum Heard {
    private static let names = Mutex<[ObjectIdentifier: [String]]>([:])

    /// What was called while a test does something to an object.
    static func of(_ object: AnyObject, _ action: () throws -> Void) rethrows -> Set<String> {
        names.withLock { $0[ObjectIdentifier(object)] = nil }
        try action()
        return names.withLock { Set($0.removeValue(forKey: ObjectIdentifier(object)) ?? []) }
    }

    static func record(_ object: AnyObject, _ name: String) {
        names.withLock { $0[ObjectIdentifier(object), default: []].append(name) }
    }
}

/// Notes that an overridden member was called, and passes on what its superclass gave.
@discardableResult
func heard<Value>(_ object: AnyObject, _ name: String, _ value: Value) -> Value {
    Heard.record(object, name)
    return value
}
