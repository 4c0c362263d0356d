public import Foundation

/// The members of a class that documents can use: outlets, attributes and actions.
///
/// Each class lists its own in addition to those of its superclass. The compiler checks them, while a string would fail
/// at run time.
@preconcurrency @MainActor
public struct InterfaceMembers {
    /// A property that a document can get and set.
    struct Property {
        var get: @MainActor (AnyObject) -> Any?
        /// Sets the property. Returns false if the value has the wrong type. Nil for a property that can't be set.
        var set: (@MainActor (AnyObject, Any?) -> Bool)?
    }

    /// A method with a selector.
    struct Method<Result> {
        /// Calls the method of an object; arguments that it doesn't have are left out. It throws if an argument has
        /// another type than the parameter.
        var call: @MainActor (AnyObject, [Any?]) throws -> Result
    }

    /// An argument that a method can't be called with.
    struct UnfitArgument: Error {
        var expected: String
        var found: String
    }

    var properties: [String: Property] = [:]
    var actions: [String: Method<Void>] = [:]
    /// The methods of the class itself.
    var classActions: [String: Method<Void>] = [:]
    /// The methods that create the destinations of segues.
    var segueActions: [String: Method<UIViewController?>] = [:]
    /// The methods by their full names, as `OptionalMethod`.
    var methods: [String: Any] = [:]
    /// The selectors of the methods that implement protocols, for those who ask whether an object has them.
    var declared: Set<String> = []
    /// Creates an object of the class itself; subclasses don't inherit it.
    var creation: (@MainActor () -> AnyObject)?
    /// Creates a view of the class itself.
    var frameCreation: (@MainActor (CGRect) -> UIView)?
    /// Creates a controller of the class itself, with the name of a nib and its bundle.
    var nibCreation: (@MainActor (String?, Bundle?) -> UIViewController)?

    public init() {}

    /// Returns an outlet or attribute with its name in documents.
    public static func property<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.properties[name] = Property(path)
        return members
    }

    /// Returns an outlet with a custom setter. A key path asks a computed property for its value before it sets it, which a
    /// view that is being loaded can't answer.
    static func outlet<Owner: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Owner, Value?>? = nil, _ accept: @escaping @MainActor (Owner, Value?) -> Void
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.properties[name] = Property(
            get: { owner in path.flatMap { (owner as? Owner)?[keyPath: $0] } },
            set: { owner, value in
                guard let owner = owner as? Owner else { return false }
                accept(owner, value as? Value)
                return value == nil || value is Value
            })
        return members
    }

    /// Returns a property that can't be set.
    public static func value<Owner: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Owner, Value>
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.properties[name] = Property(reading: path)
        return members
    }

    /// Returns an action with its selector, such as `save:`. It is called with the sender and the event, or as many of
    /// them as it has parameters.
    public static func action<Owner: AnyObject, each Argument>(
        _ selector: String, _ call: @escaping @MainActor (Owner, repeat each Argument) -> Void
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.actions[selector] = Method { owner, values in
            var values = ArgumentList(values)
            if let owner = owner as? Owner { call(owner, repeat try values.next((each Argument).self)) }
        }
        return members
    }

    /// Returns an action that takes any sender.
    public static func action<Owner: AnyObject>(
        _ selector: String, _ call: @escaping @MainActor (Owner, Any?, UIEvent?) -> Void
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.actions[selector] = Method { owner, values in
            guard let owner = owner as? Owner else { return }
            call(owner, values.first ?? nil, values.count > 1 ? values[1] as? UIEvent : nil)
        }
        return members
    }

    /// Returns a method that creates the destination of a segue from a coder, the sender and the segue's identifier, with
    /// its selector, such as `makeDetail:sender:segueIdentifier:`.
    public static func segueAction<Owner: AnyObject, each Argument>(
        _ selector: String, _ create: @escaping @MainActor (Owner, repeat each Argument) -> UIViewController?
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.segueActions[selector] = Method { owner, values in
            var values = ArgumentList(values)
            return try (owner as? Owner).flatMap { create($0, repeat try values.next((each Argument).self)) }
        }
        return members
    }

    /// Returns a method that creates the destination of a segue and takes any sender.
    public static func segueAction<Owner: AnyObject>(
        _ selector: String, _ create: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.segueActions[selector] = Method { owner, values in
            guard let owner = owner as? Owner, let coder = values.first as? NSCoder else { return nil }
            return create(owner, coder, values[1], values[2] as? String)
        }
        return members
    }

    /// Returns methods of the class that implement protocols, by their selectors, such as `scrollViewDidScroll:`.
    public static func declared(_ selectors: String...) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.declared = Set(selectors)
        return members
    }

    /// The values for the parameters of a method.
    struct ArgumentList {
        private var values: ArraySlice<Any?>

        init(_ values: [Any?]) { self.values = values[...] }

        mutating func next<Value>(_ type: Value.Type) throws -> Value {
            let given = values.popFirst() ?? nil
            if let value = InterfaceValue.convert(given, to: type) { return value }
            // Objective-C passes any object. Those of a kin have what a method asks of its sender.
            if let object = given as? NSObject, let wanted = type as? AnyClass,
                Self.areKin(Swift.type(of: object), wanted)
            {
                return unsafeBitCast(object, to: type)
            }
            throw UnfitArgument(expected: "\(type)", found: given.map { "\(Swift.type(of: $0))" } ?? "nil")
        }

        /// Whether both classes are ones of recognizers or of controls.
        private static func areKin(_ one: AnyClass, _ other: AnyClass) -> Bool {
            let bases: [AnyClass] = [UIGestureRecognizer.self, UIControl.self]
            return bases.contains { derives(one, from: $0) && derives(other, from: $0) }
        }
    }

    /// Adds members; they replace those with the same names.
    public mutating func add(_ others: InterfaceMembers) { self = self + others }

    /// Returns the members of an object, or nil if its class lists none.
    static func of(_ object: AnyObject) -> InterfaceMembers? {
        let type: any AnyObject.Type = type(of: object)
        if let members = lock.withLock({ known[ObjectIdentifier(type)] }) { return members }
        var members = (type as? any InterfaceObject.Type)?.interfaceMembers
        // From the class to its topmost superclass
        let chain = sequence(first: type as AnyClass) { _getSuperclass($0) }
        for table in chain.compactMap({ AppClasses.members(of: $0) }).reversed() {
            members = (members ?? InterfaceMembers()) + table
        }
        lock.withLock { known[ObjectIdentifier(type)] = members }
        return members
    }

    /// Returns the property of an object with a key, which its class lists or UIKit's classes have. A key can also be the name of
    /// the getter: `isHidden`.
    static func property(_ key: String, of object: AnyObject) -> Property? {
        let own = of(object)?.properties
        if let property = own?[key] ?? FrameworkMembers.property(key, of: object) { return property }
        guard key.hasPrefix("is"), let initial = key.dropFirst(2).first, initial.isUppercase else { return nil }
        let plain = initial.lowercased() + key.dropFirst(3)
        return own?[plain] ?? FrameworkMembers.property(plain, of: object)
    }

    /// Returns whether a class of an app, or a superclass, declares a method.
    package static func declares(_ selector: Selector, _ object: AnyObject) -> Bool {
        of(object)?.declared.contains(selector.name) == true
    }

    /// The members by class, combined with those of superclasses. Guarded by the lock: objects of databases belong to any thread.
    private static var known: [ObjectIdentifier: InterfaceMembers?] = [:]
    private static let lock = NSLock()

    /// Adds the members of an app's class. `name` is its name in documents, with its module and outer types by default.
    public static func register(_ type: AnyClass, named name: String? = nil, _ members: InterfaceMembers) {
        AppClasses.register(type, named: name ?? String(reflecting: type), members)
        lock.withLock { known.removeAll() }
    }

    /// Adds the members of an app's generic class. Each class that it becomes has its own: the function returns those of
    /// a class, or nil if that isn't the generic one with arguments, or a subclass.
    public static func registerGeneric(_ members: @escaping @MainActor (AnyClass) -> InterfaceMembers?) {
        AppClasses.registerGeneric(members)
        lock.withLock { known.removeAll() }
    }

    /// Returns the members of both; those on the right replace those with the same names.
    public static func + (left: InterfaceMembers, right: InterfaceMembers) -> InterfaceMembers {
        var sum = left
        sum.properties.merge(right.properties) { $1 }
        sum.actions.merge(right.actions) { $1 }
        sum.classActions.merge(right.classActions) { $1 }
        sum.methods.merge(right.methods) { $1 }
        sum.declared.formUnion(right.declared)
        sum.segueActions.merge(right.segueActions) { $1 }
        sum.creation = right.creation ?? left.creation
        sum.frameCreation = right.frameCreation ?? left.frameCreation
        sum.nibCreation = right.nibCreation ?? left.nibCreation
        return sum
    }
}

extension InterfaceMembers.Property {
    @MainActor init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(reading: path)
        set = { owner, value in
            guard let owner = owner as? Owner, let value = InterfaceValue.convert(value, to: Value.self) else {
                return false
            }
            owner[keyPath: path] = value
            return true
        }
    }

    @MainActor init<Owner: AnyObject, Value>(reading path: KeyPath<Owner, Value>) {
        get = { ($0 as? Owner).flatMap { InterfaceValue.plain($0[keyPath: path]) } }
    }
}

/// An object that documents can connect to.
@preconcurrency @MainActor
public protocol InterfaceObject: AnyObject {
    static var interfaceMembers: InterfaceMembers { get }
}

/// Converts values of nibs to those of properties.
enum InterfaceValue {
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return (Any?.none as Any) as? Value }
        if let value = value as? Value { return value }
        if let other = bridged(value), let value = other as? Value { return value }
        if let value = value as? NSValue, type == UIEdgeInsets.self {
            // Insets are encoded as a rectangle.
            let sides = value.rectValue
            let insets = UIEdgeInsets(
                top: sides.origin.x, left: sides.origin.y, bottom: sides.size.width, right: sides.size.height)
            return insets as? Value
        }
        if let choice = choice(value, of: type) { return choice }
        guard let number = value as? NSNumber else { return nil }
        let candidates: [Any] = [
            CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue,
        ]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }

    /// Returns the value of a property as Objective-C has it: enumerations are numbers or strings.
    static func plain(_ value: Any) -> Any? {
        switch value {
        case let optional as any OptionalValue: optional.wrapped.flatMap(plain)
        case let choice as any RawRepresentable<Int>: choice.rawValue
        case let choice as any RawRepresentable<UInt>: choice.rawValue
        case let choice as any RawRepresentable<String>: choice.rawValue
        default: value
        }
    }

    /// Returns the case of an enumeration, or the set of options, with a raw value.
    private static func choice<Value>(_ value: Any, of type: Value.Type) -> Value? {
        switch type {
        case let type as any RawRepresentable<Int>.Type: make(type, (value as? NSNumber)?.intValue) as? Value
        case let type as any RawRepresentable<UInt>.Type: make(type, (value as? NSNumber)?.uintValue) as? Value
        case let type as any RawRepresentable<String>.Type: make(type, value as? String) as? Value
        default: nil
        }
    }

    private static func make<Choice: RawRepresentable>(_ type: Choice.Type, _ value: Choice.RawValue?) -> Choice? {
        value.flatMap(type.init)
    }

    /// Returns the value as Objective-C sees it, or as Swift does: casts don't convert between the two without its runtime.
    private static func bridged(_ value: Any) -> Any? {
        switch value {
        case let value as Notification: value._bridgeToObjectiveC()
        case let value as NSNotification: Notification._unconditionallyBridgeFromObjectiveC(value)
        case let value as String: NSString(string: value)
        case let value as NSString: String._unconditionallyBridgeFromObjectiveC(value)
        case let value as IndexPath: value._bridgeToObjectiveC()
        case let value as URL: value._bridgeToObjectiveC()
        case let value as Date: value._bridgeToObjectiveC()
        case let value as Data: value._bridgeToObjectiveC()
        default: nil
        }
    }
}

/// An optional in a value of any type.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 as Any } }
}

/// The classes of apps, which say themselves what documents can use of them.
enum AppClasses {
    // Guarded by the lock: a data model's classes are looked up by any thread.
    nonisolated(unsafe) private static var types: [String: AnyClass] = [:]
    nonisolated(unsafe) private static var namesWithModule: [String: String] = [:]
    private static let lock = NSLock()
    @MainActor private static var members: [ObjectIdentifier: InterfaceMembers] = [:]
    /// What returns the members of classes that are made of generic ones.
    @MainActor private static var genericMembers: [@MainActor (AnyClass) -> InterfaceMembers?] = []

    @MainActor
    static func register(_ type: AnyClass, named name: String, _ table: InterfaceMembers) {
        lock.withLock {
            types[name] = type
            if let dot = name.firstIndex(of: ".") { namesWithModule[String(name[name.index(after: dot)...])] = name }
        }
        members[ObjectIdentifier(type)] = (members[ObjectIdentifier(type)] ?? InterfaceMembers()) + table
    }

    static func type(named name: String) -> AnyClass? { lock.withLock { types[name] } }

    @MainActor
    static func registerGeneric(_ find: @escaping @MainActor (AnyClass) -> InterfaceMembers?) {
        genericMembers.append(find)
    }

    /// Returns the members that a class declares, or nil if it has no table.
    @MainActor
    static func members(of type: AnyClass) -> InterfaceMembers? {
        if let own = members[ObjectIdentifier(type)] { return own }
        let superclass: AnyClass? = _getSuperclass(type)
        return genericMembers.reduce(nil) { found, find in
            // What answers for the superclass, too, is the superclass's.
            guard let more = find(type), superclass.flatMap(find) == nil else { return found }
            return found.map { $0 + more } ?? more
        }
    }

    /// Returns the class with a name that may lack the module, as data models have it.
    fileprivate static func type(inAnyModule name: String) -> AnyClass? {
        let known: AnyClass? = lock.withLock { types[name] ?? namesWithModule[name].flatMap { types[$0] } }
        return known ?? NSClassFromString(name)
    }
}

/// Looks up classes for other frameworks.
package enum ClassNames {
    /// Returns the class with a name that may lack the module, as data models have it.
    package static func type(named name: String) -> AnyClass? { AppClasses.type(inAnyModule: name) }
}
