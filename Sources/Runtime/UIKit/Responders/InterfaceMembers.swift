import Foundation

/// What documents can name of a class: outlets, attributes and actions.
///
/// Each class lists its own; those of its superclass come before. The compiler checks them, where a string would fail at
/// run time.
@MainActor
public struct InterfaceMembers {
    /// What a document can read and write of an object.
    struct Property {
        var get: @MainActor (AnyObject) -> Any?
        /// False when the value is of the wrong kind.
        var set: @MainActor (AnyObject, Any?) -> Bool
    }

    public typealias Action = @MainActor (AnyObject, Any?, UIEvent?) -> Void

    var properties: [String: Property] = [:]
    var actions: [String: Action] = [:]
    /// Of `OptionalMethod`, by their full names.
    var methods: [String: Any] = [:]

    public init() {}

    /// An outlet or attribute under the name that the document has for it.
    public static func property<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.properties[name] = Property(
            get: { ($0 as? Owner)?[keyPath: path] },
            set: { owner, value in
                guard let owner = owner as? Owner, let value = InterfaceValue.convert(value, to: Value.self) else {
                    return false
                }
                owner[keyPath: path] = value
                return true
            })
        return members
    }

    /// An outlet that the system's own nibs connect, and that the class takes in its own way.
    static func outlet<Owner: AnyObject, Value>(
        _ name: String, _ take: @escaping @MainActor (Owner, Value?) -> Void
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.properties[name] = Property(
            get: { _ in nil },
            set: { owner, value in
                guard let owner = owner as? Owner else { return false }
                take(owner, value as? Value)
                return value == nil || value is Value
            })
        return members
    }

    /// An attribute that is one of a few choices, under its number.
    static func option<Owner: AnyObject, Choice: RawRepresentable<Int>>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Choice>
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.properties[name] = Property(
            get: { ($0 as? Owner)?[keyPath: path].rawValue },
            set: { owner, value in
                guard let owner = owner as? Owner, let number = InterfaceValue.convert(value, to: Int.self),
                    let choice = Choice(rawValue: number)
                else { return false }
                owner[keyPath: path] = choice
                return true
            })
        return members
    }

    /// An action under its selector, such as `save:`.
    public static func action<Owner: AnyObject>(
        _ selector: String, _ call: @escaping @MainActor (Owner, Any?, UIEvent?) -> Void
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.actions[selector] = { owner, sender, event in
            if let owner = owner as? Owner { call(owner, sender, event) }
        }
        return members
    }

    /// What documents can name of an object; nil if its class lists nothing.
    static func of(_ object: AnyObject) -> InterfaceMembers? {
        let type: any AnyObject.Type = type(of: object)
        if let members = known[ObjectIdentifier(type)] { return members }
        let members = (type as? any InterfaceObject.Type)?.interfaceMembers
        known[ObjectIdentifier(type)] = members
        return members
    }

    /// Lists are put together from those of all superclasses, once for each class.
    private static var known: [ObjectIdentifier: InterfaceMembers?] = [:]

    /// What stands on the right replaces what has the same name on the left.
    public static func + (left: InterfaceMembers, right: InterfaceMembers) -> InterfaceMembers {
        var sum = left
        sum.properties.merge(right.properties) { $1 }
        sum.actions.merge(right.actions) { $1 }
        sum.methods.merge(right.methods) { $1 }
        return sum
    }
}

/// An object that documents can connect to.
@MainActor
public protocol InterfaceObject: AnyObject {
    static var interfaceMembers: InterfaceMembers { get }
}

/// Turns what a nib holds into what a property wants.
enum InterfaceValue {
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return (Any?.none as Any) as? Value }
        if let value = value as? Value { return value }
        if let value = value as? NSValue, type == UIEdgeInsets.self {
            // Insets come in the places of a rectangle.
            let sides = value.rectValue
            let insets = UIEdgeInsets(
                top: sides.origin.x, left: sides.origin.y, bottom: sides.size.width, right: sides.size.height)
            return insets as? Value
        }
        guard let number = value as? NSNumber else { return nil }
        let candidates: [Any] = [
            CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue,
        ]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }
}
