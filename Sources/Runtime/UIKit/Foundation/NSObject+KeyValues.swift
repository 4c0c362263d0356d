public import Foundation

// Foundation for Linux has no key-value coding; the tables of classes stand for it. Layers and animations have values for keys of
// their own, which come before those of a protocol.
extension NSObjectProtocol {
    /// Returns the value of a property of the class's table.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? {
        if let dictionary = self as? NSDictionary { return dictionary[key] }
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        guard let property = InterfaceMembers.of(self as AnyObject)?.property(ofKey: key) else {
            return value(forUndefinedKey: key)
        }
        return property.get(self as AnyObject)
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
        guard let property = InterfaceMembers.of(self as AnyObject)?.property(ofKey: key) else {
            return setValue(value, forUndefinedKey: key)
        }
        if !property.set(self as AnyObject, value) {
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
        let keys = keyPath.split(separator: ".")
        guard let last = keys.last else { return }
        (KeyValues.value(of: self, keys.dropLast()) as? NSObject)?.setValue(value, forKey: String(last))
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

extension InterfaceMembers {
    /// Returns the property of a key, which can be the name of the getter, too: `isHidden`.
    fileprivate func property(ofKey key: String) -> Property? {
        if let property = properties[key] { return property }
        guard key.hasPrefix("is"), let initial = key.dropFirst(2).first, initial.isUppercase else { return nil }
        return properties[initial.lowercased() + key.dropFirst(3)]
    }
}

/// Follows key paths.
@MainActor
private enum KeyValues {
    static func value(of object: Any?, _ keys: ArraySlice<Substring>) -> Any? {
        guard let key = keys.first else { return object }
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
