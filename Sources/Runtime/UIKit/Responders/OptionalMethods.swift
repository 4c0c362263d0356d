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

/// The optional methods of a class's table.
@MainActor
struct OptionalMethods {
    private let methods: [String: Any]

    /// Creates methods, or `nil` if the table has none and the protocol applies.
    init?(of object: AnyObject) {
        methods = InterfaceMembers.of(object)?.methods ?? [:]
        if methods.isEmpty { return nil }
    }

    /// Returns whether the table has a method with a name.
    func has(_ name: String) -> Bool { methods[name] != nil }

    /// Calls a method of the table, or returns `nil` if there is none with the name and types.
    func call<Arguments, Result>(
        _ name: String, _ owner: AnyObject, _ arguments: Arguments, as type: Result.Type = Result.self
    ) -> Result? {
        guard let method = methods[name] as? OptionalMethod<Arguments> else { return nil }
        return method.call(owner, arguments) as? Result
    }
}

/// Calls the optional methods of a delegate or a data source: those of its class's table first, then those of the
/// object that it forwards them to, then those of the protocol.
@MainActor
struct DelegateCalls<Delegate> {
    let object: Delegate
    private let methods: OptionalMethods?
    /// The delegate, if it sends what it has no method for to another object.
    private let forwarding: NSObject?

    init(_ object: Delegate) {
        self.object = object
        methods = OptionalMethods(of: object as AnyObject)
        forwarding = (object as? NSObject).flatMap {
            $0 is any ForwardingDelegate || ExtensionMembers.overrides("forwardingTarget(for:)", $0) ? $0 : nil
        }
    }

    /// Whether the methods of the protocol are all there is to call.
    var arePlain: Bool { methods == nil && forwarding == nil }

    /// Calls a method by its full name; `method` calls that of the protocol.
    func call<Arguments, Result>(_ name: String, _ arguments: Arguments, _ method: (Delegate) -> Result) -> Result {
        if let own = methods?.call(name, object as AnyObject, arguments, as: Result.self) { return own }
        guard let forwarding, let selector = lackedSelector(name) else { return method(object) }
        func forward() -> Result { target(selector)?.call(name, arguments, method) ?? method(object) }
        // Nobody but the receiver knows what a method with a result is to return.
        guard Result.self == Void.self, let observer = forwarding as? any CallObserver else { return forward() }
        return observer.observe(selector, BoxedArguments.list(of: arguments), forward)
    }

    /// Returns whether the table of the delegate, or of the object that it forwards to, has a method with a name.
    func has(_ name: String) -> Bool {
        methods?.has(name) == true || lackedSelector(name).flatMap(target)?.has(name) == true
    }

    /// Returns the selector of a method that the class of a forwarding delegate lacks.
    private func lackedSelector(_ name: String) -> Selector? {
        guard let forwarding else { return nil }
        let selector = Selector(Self.selector(of: name))
        return InterfaceMembers.declares(selector, forwarding) ? nil : selector
    }

    /// Returns the object that gets the calls of a method that the delegate's class lacks.
    private func target(_ selector: Selector) -> DelegateCalls? {
        (forwarding?.forwardingTarget(for: selector) as? Delegate).map { DelegateCalls($0) }
    }

    /// Returns the selector of a method: `numberOfSectionsIn:` for `numberOfSections(in:)`. The first labels of UIKit's
    /// protocols are prepositions.
    private static func selector(of name: String) -> String {
        let parts = name.dropLast().split(separator: "(")
        guard parts.count == 2 else { return String(parts[0]) }
        let labels = parts[1].split(separator: ":")
        let first = labels[0] == "_" ? "" : labels[0].prefix(1).uppercased() + labels[0].dropFirst()
        return labels.dropFirst().reduce("\(parts[0])\(first):") { "\($0)\($1):" }
    }
}
