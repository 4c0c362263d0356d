/// Methods of protocols that may be left out.
///
/// Swift calls what the class that conforms has for a method of a protocol, and where that has nothing, the protocol's own
/// default: a class below it that adds the method later is passed by. So a class lists what it adds in its table, and UIKit
/// asks the table before the protocol:
///
///     override class var interfaceMembers: InterfaceMembers {
///         super.interfaceMembers
///             + .optional("tableView(_:heightForRowAt:)", Shop.tableView(_:heightForRowAt:))
///     }
extension InterfaceMembers {
    /// A method of a protocol that the class need not have and has, under its full name.
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

/// How to call a method of a class's table.
struct OptionalMethod<Arguments> {
    let call: @MainActor (_ owner: AnyObject, _ arguments: Arguments) -> Any?
}

/// An object whose protocol has methods that may be left out, with those that its class's table has.
@MainActor
struct OptionalMethods {
    private let methods: [String: Any]

    /// Nil where the table has none, and the protocol alone decides.
    init?(of object: AnyObject) {
        guard let methods = InterfaceMembers.of(object)?.methods, !methods.isEmpty else { return nil }
        self.methods = methods
    }

    /// What the method in the table answers; nil where there is none of the name that takes and gives such values.
    func call<Arguments, Result>(
        _ name: String, _ owner: AnyObject, _ arguments: Arguments, as type: Result.Type = Result.self
    ) -> Result? {
        guard let method = methods[name] as? OptionalMethod<Arguments> else { return nil }
        return method.call(owner, arguments) as? Result
    }
}
