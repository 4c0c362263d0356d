import Foundation

/// The members of extensions that subclasses override, as the adapted copies of sources register them. Objective-C finds the one of an
/// object's class; here, the member that is called looks it up.
public enum ExtensionMembers {
    typealias Body = (AnyObject, [Any]) throws -> Any

    /// What UIKit does for members of Foundation's classes that subclasses override and call.
    // Never changes.
    nonisolated(unsafe) private static let framework: [String: Body] = [
        "getObjectValue(_:for:errorDescription:)": { object, arguments in
            (object as? Formatter)?.convert(
                arguments[1] as? String ?? "", to: arguments[0] as? UnsafeMutablePointer<AnyObject?>,
                arguments[2] as? UnsafeMutablePointer<NSString?>) ?? false
        },
        "getObjectValue(_:for:range:)": { object, arguments in
            try (object as? NumberFormatter)?.convert(
                arguments[1] as? String ?? "", arguments[2] as? UnsafeMutablePointer<NSRange>,
                to: arguments[0] as? UnsafeMutablePointer<AnyObject?>)
            return ()
        },
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)": {
            _, _ in
            true
        },
        "value(forUndefinedKey:)": { object, arguments in
            report("valueForUndefinedKey:", object, arguments[0])
            return Any?.none as Any
        },
        "setValue(_:forUndefinedKey:)": { object, arguments in
            report("setValue:forUndefinedKey:", object, arguments[1])
            return ()
        },
        "forwardingTarget(for:)": { object, _ in (object as? any ForwardingDelegate)?.forwardedDelegate as Any },
        "responds(to:)": { object, arguments in
            guard let selector = arguments[0] as? Selector else { return false }
            nonisolated(unsafe) let object = object
            return MainThread.result { InterfaceMembers.hasMethod(selector.name, of: object) }
        },
    ].merging(KeptAccessibility.members) { $1 }

    private static func report(_ method: String, _ object: AnyObject, _ key: Any) {
        let message =
            "[\(type(of: object)) \(method)]: this class is not key value coding-compliant for the key \(key)."
        MainThread.result { UIEnvironment.current.report(message) }
    }

    private static let lock = Foundation.NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var bodies: [String: [ObjectIdentifier: Body]] = [:]
    // Guarded by the lock.
    nonisolated(unsafe) private static var genericBodies: [String: [(conforms: (AnyClass) -> Bool, body: Body)]] = [:]

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

    /// Registers what a generic class does when a member is called. `conforms` tells whether a class is the generic one,
    /// with any arguments, or derives from it.
    public static func add(
        _ key: String, where conforms: @escaping (AnyClass) -> Bool, _ body: @escaping (AnyObject, [Any]) throws -> Any
    ) {
        lock.withLock { genericBodies[key, default: []].append((conforms, body)) }
    }

    /// Calls the member of an object's class, or that of the superclasses of `type`.
    public static func tryCall<Result>(
        _ key: String, of object: AnyObject, _ arguments: [Any], above type: AnyClass? = nil
    ) throws -> Result {
        guard let body = body(key, of: type.map(_getSuperclass) ?? Swift.type(of: object)) ?? framework[key] else {
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

    /// Returns whether an object's class overrides a member that it need not have.
    static func overrides(_ key: String, _ object: AnyObject) -> Bool { body(key, of: Swift.type(of: object)) != nil }

    private static func body(_ key: String, of type: AnyClass?) -> Body? {
        lock.withLock {
            let (bodies, generic) = (bodies[key] ?? [:], genericBodies[key] ?? [])
            guard !bodies.isEmpty || !generic.isEmpty else { return nil }
            var current: AnyClass? = type
            while let type = current {
                let superclass: AnyClass? = _getSuperclass(type)
                if let body = bodies[ObjectIdentifier(type)] { return body }
                // The generic class is the last that conforms.
                let own = generic.first { $0.conforms(type) && superclass.map($0.conforms) != true }
                if let own { return own.body }
                current = superclass
            }
            return nil
        }
    }
}
