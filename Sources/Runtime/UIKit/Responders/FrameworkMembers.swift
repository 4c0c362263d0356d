import Foundation

/// The methods of a class of UIKit by their selectors, and its properties by their keys, which Apple's runtime finds by name.
@MainActor
struct FrameworkMembers {
    private var methods: [String: InterfaceMembers.Method<Void>] = [:]
    private var properties: [String: InterfaceMembers.Property] = [:]

    /// Adds a method.
    mutating func add<Owner: AnyObject>(
        _ selector: String, _ call: @escaping @MainActor (Owner, Arguments) throws -> Void
    ) {
        methods[selector] = InterfaceMembers.Method { owner, values in
            if let owner = owner as? Owner { try call(owner, Arguments(values: values)) }
        }
    }

    /// Adds a property.
    mutating func property<Owner: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
        properties[key] = InterfaceMembers.Property(path)
    }

    /// Adds a property that can't be set.
    mutating func value<Owner: AnyObject, Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
        properties[key] = InterfaceMembers.Property(reading: path)
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

    private static var known: [ObjectIdentifier: FrameworkMembers] = [:]

    private static func table(of type: AnyClass) -> FrameworkMembers? {
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
        first(of: object) { $0.methods[selector] }
    }

    /// Returns the property of an object's class or of one above it.
    static func property(_ key: String, of object: AnyObject) -> InterfaceMembers.Property? {
        first(of: object) { $0.properties[key] }
    }

    /// Returns what the table of an object's class has, or of the nearest class above it.
    private static func first<Member>(
        of object: AnyObject, _ member: (FrameworkMembers) -> Member?
    ) -> Member? {
        sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }.lazy
            .compactMap { table(of: $0).flatMap(member) }.first
    }
}

extension InterfaceMembers {
    /// Returns the method of an object with a selector: one that its class lists, or one of UIKit's own.
    static func method(_ selector: String, of object: AnyObject) -> Method<Void>? {
        if let object = object as? ClassObject { return classMethod(selector, of: object.type) }
        return of(object)?.actions[selector] ?? FrameworkMembers.method(selector, of: object)
    }

    /// Returns whether an object has a method with a selector, those of protocols included.
    static func hasMethod(_ selector: String, of object: AnyObject) -> Bool {
        of(object)?.declared.contains(selector) == true || method(selector, of: object) != nil
    }
}
