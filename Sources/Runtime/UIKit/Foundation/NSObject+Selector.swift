public import Foundation

// Foundation for Linux has neither selectors nor key-value coding; the tables of classes stand for both.
extension NSObject {
    /// Returns whether the object has a method with a selector.
    @preconcurrency @MainActor
    public func responds(to selector: Selector!) -> Bool {
        selector.map { InterfaceMembers.method($0.name, of: self) != nil } ?? false
    }

    /// Calls a method.
    @MainActor @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>?
    {
        if let selector { UIApplication.shared.perform(selector, of: self, with: [object, other]) }
        return nil
    }

    /// Calls a method after a delay.
    @preconcurrency @MainActor
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        Timer.scheduledTimer(
            timeInterval: delay, target: DelayedCall(self, selector, object), selector: "call", userInfo: nil,
            repeats: false)
    }
}

// Layers and animations have values for keys of their own.
extension UIResponder {
    /// Returns the value of a property of the class's table.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? {
        guard let property = InterfaceMembers.of(self)?.properties[key] else {
            UIEnvironment.current.report(
                "[\(type(of: self)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            )
            return nil
        }
        return property.get(self)
    }

    /// Sets a property of the class's table.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
        guard let property = InterfaceMembers.of(self)?.properties[key] else {
            UIEnvironment.current.report(
                "[\(type(of: self)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            )
            return
        }
        if !property.set(self, value) {
            UIEnvironment.current.report(
                "the property '\(key)' of \(type(of: self)) cannot hold \(value.map { "\($0)" } ?? "nil")")
        }
    }
}
