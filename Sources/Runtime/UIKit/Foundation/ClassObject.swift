import Foundation

/// A class as an object that gets messages: the target of an action, an observer, or what performs a selector. In Objective-C a class
/// is an object itself.
final class ClassObject: NSObject {
    let type: AnyClass

    private init(_ type: AnyClass) { self.type = type }

    // Guarded by the lock.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ClassObject] = [:]
    private static let lock = NSLock()

    /// Returns the object of a class, which is never released.
    static func of(_ type: AnyClass) -> ClassObject {
        lock.withLock {
            let object = known[ObjectIdentifier(type)] ?? ClassObject(type)
            known[ObjectIdentifier(type)] = object
            return object
        }
    }

    /// Returns a message as Objective-C writes it: `-[Shop save]`, or `+[Shop save]` to a class.
    static func message(_ selector: Selector, to receiver: AnyObject) -> String {
        if let object = receiver as? ClassObject { return "+[\(object.type) \(selector)]" }
        return "-[\(Swift.type(of: receiver)) \(selector)]"
    }

    /// Returns who gets the messages for a target: itself, or the object of a class.
    static func receiver(_ target: Any) -> AnyObject {
        if let type = target as? AnyClass { return of(type) }
        return target as AnyObject
    }
}

extension InterfaceMembers {
    /// Returns a method of the class itself with its selector.
    public static func classAction<Owner: AnyObject, each Argument>(
        _ selector: String, _ call: @escaping @MainActor (Owner.Type, repeat each Argument) -> Void
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.classActions[selector] = Method { owner, values in
            var values = ArgumentList(values)
            guard let type = (owner as? ClassObject)?.type as? Owner.Type else { return }
            call(type, repeat try values.next((each Argument).self))
        }
        return members
    }

    /// Returns the method of a class with a selector, which it or a superclass has.
    static func classMethod(_ selector: String, of type: AnyClass) -> Method<Void>? {
        sequence(first: type) { _getSuperclass($0) }.lazy
            .compactMap { AppClasses.members(of: $0)?.classActions[selector] }.first
    }
}
