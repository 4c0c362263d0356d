import Foundation

/// The members of extensions that subclasses override, as the adapted copies of sources register them. Objective-C finds the one of an
/// object's class; here, the member that is called looks it up.
public enum ExtensionMembers {
    private typealias Body = (AnyObject, [Any]) throws -> Any

    private static let lock = Foundation.NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var bodies: [String: [ObjectIdentifier: Body]] = [:]

    /// Registers what a class does when a member is called.
    public static func add<Owner: AnyObject>(
        _ key: String, to type: Owner.Type, _ body: @escaping (Owner, [Any]) throws -> Any
    ) {
        lock.withLock {
            bodies[key, default: [:]][ObjectIdentifier(type)] = { object, arguments in
                try body(unsafeDowncast(object, to: Owner.self), arguments)
            }
        }
    }

    /// Calls the member of an object's class, or that of the superclasses of `type`.
    public static func tryCall<Result>(
        _ key: String, of object: AnyObject, _ arguments: [Any], above type: AnyClass? = nil
    ) throws -> Result {
        guard let body = body(key, of: type.map(_getSuperclass) ?? Swift.type(of: object)) else {
            fatalError("\(Swift.type(of: object)) has no '\(key)' that was registered")
        }
        guard let result = try body(object, arguments) as? Result else {
            fatalError("'\(key)' of \(Swift.type(of: object)) returns another type than \(Result.self)")
        }
        return result
    }

    /// Calls a member that throws no errors.
    public static func call<Result>(
        _ key: String, of object: AnyObject, _ arguments: [Any], above type: AnyClass? = nil
    ) -> Result {
        do {
            return try tryCall(key, of: object, arguments, above: type)
        } catch {
            fatalError("'\(key)' threw \(error)")
        }
    }

    private static func body(_ key: String, of type: AnyClass?) -> Body? {
        lock.withLock {
            guard let bodies = bodies[key] else { return nil }
            return sequence(first: type) { $0.flatMap(_getSuperclass) }.lazy
                .prefix { $0 != nil }.compactMap { $0.flatMap { bodies[ObjectIdentifier($0)] } }.first
        }
    }
}
