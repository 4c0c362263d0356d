import Foundation

/// The methods of a class of UIKit by their selectors, which Apple's runtime finds by name.
@MainActor
struct FrameworkMethods {
    private var methods: [String: InterfaceMembers.Method<Void>] = [:]

    /// Adds a method.
    mutating func add<Owner: AnyObject>(
        _ selector: String, _ call: @escaping @MainActor (Owner, Arguments) throws -> Void
    ) {
        methods[selector] = InterfaceMembers.Method { owner, values in
            if let owner = owner as? Owner { try call(owner, Arguments(values: values)) }
        }
    }

    /// What a method is called with: as on iOS, arguments that it has no parameters for are left out.
    @MainActor
    struct Arguments {
        fileprivate let values: [Any?]

        func any(_ index: Int) -> Any? { values.indices.contains(index) ? values[index] : nil }
        /// Whether there is an argument that isn't `false`: on iOS, an object where a flag is expected counts as one that is set.
        func flag(_ index: Int) -> Bool {
            any(index).map { ($0 as? Bool) ?? (($0 as? NSNumber)?.boolValue ?? true) } ?? false
        }
        func optional<Object: AnyObject>(_ index: Int) throws -> Object? {
            guard any(index) != nil else { return nil }
            return try object(index) as Object
        }
        func object<Object: AnyObject>(_ index: Int) throws -> Object {
            if let object = any(index) as? Object { return object }
            throw InterfaceMembers.UnfitArgument(
                expected: "\(Object.self)", found: any(index).map { "\(type(of: $0))" } ?? "nil")
        }
    }

    private static var known: [ObjectIdentifier: FrameworkMethods] = [:]

    private static func table(of type: AnyClass) -> FrameworkMethods? {
        let id = ObjectIdentifier(type)
        if let table = known[id] { return table }
        let table = tables[id]?()
        known[id] = table
        return table
    }

    /// Returns whether UIKit lists a method for a class itself.
    static func hasMethod(_ selector: String, in type: AnyClass) -> Bool { table(of: type)?.methods[selector] != nil }

    /// Returns the method of an object's class or of one above it.
    static func method(_ selector: String, of object: AnyObject) -> InterfaceMembers.Method<Void>? {
        sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }.lazy
            .compactMap { table(of: $0)?.methods[selector] }.first
    }
}

extension InterfaceMembers {
    /// Returns the method of an object with a selector: one that its class lists, or one of UIKit's own.
    static func method(_ selector: String, of object: AnyObject) -> Method<Void>? {
        of(object)?.actions[selector] ?? FrameworkMethods.method(selector, of: object)
    }
}
