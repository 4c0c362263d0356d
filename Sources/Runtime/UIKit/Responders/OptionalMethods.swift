import Foundation

/// Optional methods of protocols.
///
/// Swift calls the implementation of the conforming class or, if there is none, the default of the protocol; a method
/// that a subclass adds isn't called. So a class lists optional methods in its table, and UIKit uses the table before
/// the protocol:
///
///     override class var interfaceMembers: InterfaceMembers {
///         super.interfaceMembers
///             + .optional("tableView(_:heightForRowAt:)", Shop.tableView(_:heightForRowAt:))
///     }
extension InterfaceMembers {
    /// Returns an optional method of a protocol, with its full name.
    public static func optional<Owner: AnyObject, each Argument, Result>(
        _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (repeat each Argument) -> Result
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.methods[name] = OptionalMethod<(repeat each Argument)> { owner, arguments in
            guard let owner = owner as? Owner else { return nil }
            return method(owner)(repeat each arguments)
        }
        return members
    }
}

/// A method of a class's table.
struct OptionalMethod<Arguments> {
    let call: @MainActor (_ owner: AnyObject, _ arguments: Arguments) -> Any?
}

/// An object for a protocol with optional methods, with those of its class's table.
@MainActor
struct OptionalMethods {
    private let methods: [String: Any]
    /// The object, if it sends what it has no method for to another one.
    private var forwarding: NSObject?

    /// Creates methods, or nil if the table has none and the protocol applies.
    init?(of object: AnyObject) {
        if let object = object as? NSObject, ExtensionMembers.overrides("forwardingTarget(for:)", object) {
            forwarding = object
        }
        methods = InterfaceMembers.of(object)?.methods ?? [:]
        if methods.isEmpty, forwarding == nil { return nil }
    }

    /// Returns the object that gets the calls of a method that the table lacks.
    private func target(_ name: String) -> AnyObject? {
        guard methods[name] == nil, let forwarding else { return nil }
        let selector = name.replacing("(_:", with: ":").replacing("(", with: ":").replacing(")", with: "")
        return forwarding.forwardingTarget(for: Selector(selector)).map { $0 as AnyObject }
    }

    /// Returns whether the table has a method with a name.
    func has(_ name: String) -> Bool {
        methods[name] != nil || target(name).flatMap(OptionalMethods.init)?.has(name) == true
    }

    /// Calls a method of the table, or returns nil if there is none with the name and types.
    func call<Arguments, Result>(
        _ name: String, _ owner: AnyObject, _ arguments: Arguments, as type: Result.Type = Result.self
    ) -> Result? {
        guard let method = methods[name] as? OptionalMethod<Arguments> else {
            guard let target = target(name) else { return nil }
            return OptionalMethods(of: target)?.call(name, target, arguments)
        }
        return method.call(owner, arguments) as? Result
    }
}
