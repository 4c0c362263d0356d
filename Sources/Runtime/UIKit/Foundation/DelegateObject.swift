public import Foundation

/// A delegate or a data source. On Apple's systems it is an object of Objective-C, which one asks for its methods and
/// its class.
@preconcurrency @MainActor
public protocol DelegateObject: AnyObject {}

extension DelegateObject {
    /// Returns whether the object has a method with a selector.
    public func responds(to selector: Selector!) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }

    /// Returns whether the object is of a class or one of its subclasses.
    public func isKind(of type: AnyClass) -> Bool { derives(Swift.type(of: self), from: type) }

    /// Calls a method.
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        (self as? NSObject)?.perform(selector, with: object, with: other)
    }
}

extension NSObjectProtocol {
    /// Returns whether the object is of a class or one of its subclasses.
    @_disfavoredOverload
    public func isKind(of type: AnyClass) -> Bool { derives(Swift.type(of: self), from: type) }

    /// Returns whether the object has a method with a selector.
    @preconcurrency @MainActor @_disfavoredOverload
    public func responds(to selector: Selector!) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }

    /// Calls a method.
    @preconcurrency @MainActor @discardableResult @_disfavoredOverload
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        (self as? NSObject)?.perform(selector, with: object, with: other)
    }
}

/// Returns whether a type is a class or one of its subclasses.
func derives(_ type: Any.Type, from other: AnyClass) -> Bool {
    guard let type = type as? AnyClass else { return false }
    return sequence(first: type) { _getSuperclass($0) }.contains { $0 == other }
}
