public import Foundation

/// The members of a class that documents can use: outlets, attributes and actions.
///
/// Each class lists its own in addition to those of its superclass. The compiler checks them, while a string would fail
/// at run time.
@MainActor
public struct InterfaceMembers {
    /// A property that a document can get and set.
    struct Property {
        var get: @MainActor (AnyObject) -> Any?
        /// Sets the property. Returns false if the value has the wrong type.
        var set: @MainActor (AnyObject, Any?) -> Bool
    }

    public typealias Action = @MainActor (AnyObject, Any?, UIEvent?) -> Void

    var properties: [String: Property] = [:]
    var actions: [String: Action] = [:]
    public typealias SegueAction = @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?

    /// The methods that create the destinations of segues.
    var segueActions: [String: SegueAction] = [:]
    /// The methods by their full names, as `OptionalMethod`.
    var methods: [String: Any] = [:]
    /// Creates an object of the class itself; subclasses don't inherit it.
    var creation: (@MainActor () -> AnyObject)?

    public init() {}

    /// Returns an outlet or attribute with its name in documents.
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

    /// Returns an outlet that system nibs connect, with a custom setter.
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

    /// Returns an attribute with an enumerated value.
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

    /// Returns an action with its selector, such as `save:`.
    public static func action<Owner: AnyObject>(
        _ selector: String, _ call: @escaping @MainActor (Owner, Any?, UIEvent?) -> Void
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.actions[selector] = { owner, sender, event in
            if let owner = owner as? Owner { call(owner, sender, event) }
        }
        return members
    }

    /// Returns a method that creates the destination of a segue from a coder, the sender and the segue's identifier,
    /// with its selector, such as `makeDetail:sender:segueIdentifier:`.
    public static func segueAction<Owner: AnyObject>(
        _ selector: String, _ create: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.segueActions[selector] = { owner, coder, sender, identifier in
            (owner as? Owner).flatMap { create($0, coder, sender, identifier) }
        }
        return members
    }

    /// Returns the members of an object, or nil if its class lists none.
    static func of(_ object: AnyObject) -> InterfaceMembers? {
        let type: any AnyObject.Type = type(of: object)
        if let members = known[ObjectIdentifier(type)] { return members }
        let members = (type as? any InterfaceObject.Type)?.interfaceMembers
        known[ObjectIdentifier(type)] = members
        return members
    }

    /// The members by class, combined with those of superclasses.
    private static var known: [ObjectIdentifier: InterfaceMembers?] = [:]

    /// Returns the members of both; those on the right replace those with the same names.
    public static func + (left: InterfaceMembers, right: InterfaceMembers) -> InterfaceMembers {
        var sum = left
        sum.properties.merge(right.properties) { $1 }
        sum.actions.merge(right.actions) { $1 }
        sum.methods.merge(right.methods) { $1 }
        sum.segueActions.merge(right.segueActions) { $1 }
        sum.creation = right.creation ?? left.creation
        return sum
    }
}

/// An object that documents can connect to.
@MainActor
public protocol InterfaceObject: AnyObject {
    static var interfaceMembers: InterfaceMembers { get }
}

/// Converts values of nibs to those of properties.
enum InterfaceValue {
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return (Any?.none as Any) as? Value }
        if let value = value as? Value { return value }
        if let value = value as? NSValue, type == UIEdgeInsets.self {
            // Insets are encoded as a rectangle.
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
