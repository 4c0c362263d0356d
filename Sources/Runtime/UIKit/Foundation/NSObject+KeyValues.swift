public import Foundation
import QuartzCore

// Foundation for Linux has no key-value coding; the tables of classes stand for it. Layers and animations have values for keys of
// their own, which come before those of a protocol.
extension NSObjectProtocol {
    /// Returns the value of a property of the class's table.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? {
        if let dictionary = self as? NSDictionary { return dictionary[key] }
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        let object = self as AnyObject
        if let property = InterfaceMembers.property(key, of: object) { return property.get(object) }
        if let container = self as? any KeyValueContainer { return container.value(forKey: key) }
        return value(forUndefinedKey: key)
    }

    /// Returns the value for a key that the class doesn't have: what a subclass's override does, else nil.
    @preconcurrency @MainActor
    public func value(forUndefinedKey key: String) -> Any? {
        ExtensionMembers.call("value(forUndefinedKey:)", of: self, [key])
    }

    /// Sets a property of the class's table.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
        if let dictionary = self as? NSMutableDictionary { return dictionary[key] = value }
        if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
        let object = self as AnyObject
        guard let set = InterfaceMembers.property(key, of: object)?.set else {
            if let container = self as? any KeyValueContainer { return container.setValue(value, forKey: key) }
            return setValue(value, forUndefinedKey: key)
        }
        if !set(object, value) {
            UIEnvironment.current.report(
                "the property '\(key)' of \(type(of: self)) cannot hold \(value.map { "\($0)" } ?? "nil")")
        }
    }

    /// Takes a value for a key that the class doesn't have: an override of a subclass does something with it.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        ExtensionMembers.call("setValue(_:forUndefinedKey:)", of: self, [value as Any, key]) as Void
    }

    /// Returns the value at the end of properties: `address.city`. Lists have `@count`, and the values of their elements.
    @preconcurrency @MainActor
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyValues.value(of: self, keyPath.split(separator: ".")[...])
    }

    /// Sets the property at the end of others.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (object, key) = KeyValues.end(of: keyPath, from: self as AnyObject) else { return }
        if let layer = object as? CALayer { return layer.setValue(value, forKeyPath: key) }
        (object as? NSObject)?.setValue(value, forKey: key)
    }

    /// Sets several properties.
    @preconcurrency @MainActor
    public func setValuesForKeys(_ values: [String: Any]) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    /// Returns the values of properties.
    @preconcurrency @MainActor
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }
}

extension UserDefaults {
    // The defaults belong to any thread.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// Follows key paths.
@MainActor
enum KeyValues {
    /// Returns the object that a path leads to and the key that is left: the last one, or several of a layer, which knows parts of
    /// its properties. A key that an object doesn't have is the last one; nil if there is no object on the way.
    static func end(of path: String, from object: AnyObject) -> (object: AnyObject, key: String)? {
        var object = object
        var keys = path.split(separator: ".")[...]
        while keys.count > 1, !(object is CALayer) {
            let key = String(keys.removeFirst())
            if let next = value(of: object, [Substring(key)]).flatMap(InterfaceMembers.reference) {
                object = next
            } else {
                return InterfaceMembers.property(key, of: object) == nil ? (object, key) : nil
            }
        }
        return keys.isEmpty ? nil : (object, keys.joined(separator: "."))
    }

    static func value(of object: Any?, _ keys: ArraySlice<Substring>) -> Any? {
        guard let key = keys.first else { return object }
        if let layer = object as? CALayer { return layer.value(forKeyPath: keys.joined(separator: ".")) }
        if let list = object as? [Any] { return value(ofList: list, key, keys.dropFirst()) }
        let next: Any?
        if let dictionary = object as? [String: Any] {
            next = dictionary[String(key)]
        } else {
            next = (object as? NSObject)?.value(forKey: String(key))
        }
        return value(of: next, keys.dropFirst())
    }

    private static func value(ofList list: [Any], _ key: Substring, _ rest: ArraySlice<Substring>) -> Any? {
        guard key.hasPrefix("@") else {
            return value(of: list.map { value(of: $0, [key]) ?? NSNull() }, rest)
        }
        if key == "@count" { return list.count }
        let values = list.compactMap { value(of: $0, rest) }
        let numbers = values.compactMap { InterfaceValue.convert($0, to: Double.self) }
        switch key {
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "@max": return numbers.max()
        case "@min": return numbers.min()
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects":
            var known: Set<AnyHashable> = []
            return values.filter { ($0 as? AnyHashable).map { known.insert($0).inserted } ?? true }
        default: return nil
        }
    }
}

extension UIApplication {
    /// Returns a value of the class: extensions, to which `shared` is unavailable on iOS, ask so for the app.
    public class func value(forKey key: String) -> Any? {
        if ["shared", "sharedApplication"].contains(key) { return shared }
        UIEnvironment.current.report("valueForUndefinedKey: UIApplication has no value for the key '\(key)'")
        return nil
    }
    public class func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first.flatMap({ value(forKey: $0) }), let rest = keys.dropFirst().first else {
            return keys.first.flatMap { value(forKey: $0) }
        }
        return (first as? NSObject)?.value(forKeyPath: rest)
    }
}
