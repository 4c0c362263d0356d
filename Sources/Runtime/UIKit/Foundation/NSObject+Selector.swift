public import Foundation

// Foundation for Linux has no selectors; the tables of classes stand for them.
extension NSObject {
    /// Returns whether the object has a method with a selector.
    @preconcurrency @MainActor
    public func responds(to selector: Selector!) -> Bool {
        selector.map { ExtensionMembers.call("responds(to:)", of: self, [$0]) } ?? false
    }

    /// Returns the object that gets the messages that this one has no method for: methods of delegates here.
    @preconcurrency @MainActor
    public func forwardingTarget(for selector: Selector!) -> Any? {
        selector.flatMap { ExtensionMembers.call("forwardingTarget(for:)", of: self, [$0]) as Any? }
    }

    /// Calls a method.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        if let selector { UIApplication.shared.perform(selector, of: self, with: [object, other]) }
        return nil
    }

    /// Returns whether the class has a method with a selector: one that returns its shared object.
    @preconcurrency @MainActor
    public class func responds(to selector: Selector!) -> Bool {
        selector.map { sharedObject($0.name) != nil } ?? false
    }

    /// Returns the name of the class, with that of its module if it is an app's.
    public class func description() -> String {
        let name = String(reflecting: self)
        return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    }

    /// Returns whether objects of the class have a method with a selector.
    @preconcurrency @MainActor
    public class func instancesRespond(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return sequence(first: self as AnyClass, next: { _getSuperclass($0) }).contains { type in
            AppClasses.members(of: type)?.actions[selector.name] != nil
                || FrameworkMembers.hasMethod(selector.name, in: type)
        }
    }

    /// Calls a method of the class that returns its shared object.
    @preconcurrency @MainActor
    public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        selector.flatMap { sharedObject($0.name) }.map(Unmanaged.passUnretained)
    }

    @MainActor
    private class func sharedObject(_ name: String) -> AnyObject? {
        switch (self, name) {
        case (is UIApplication.Type, "sharedApplication"): UIApplication.shared
        case (is UIScreen.Type, "mainScreen"): UIScreen.main
        case (is UIDevice.Type, "currentDevice"): UIDevice.current
        case (is UIPasteboard.Type, "generalPasteboard"): UIPasteboard.general
        case (is UserDefaults.Type, "standardUserDefaults"): UserDefaults.standard
        default: nil
        }
    }

    /// Calls a method after a delay.
    @preconcurrency @MainActor
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        Timer.scheduledTimer(
            timeInterval: delay, target: DelayedCall(self, selector, object), selector: "call", userInfo: nil,
            repeats: false)
    }
}

// Delegates are objects of Objective-C on Apple's systems, so that one asks them for their methods.

@MainActor
private func isAnswered(_ selector: Selector!, by object: AnyObject) -> Bool {
    (object as? NSObject)?.responds(to: selector) ?? false
}

/// Returns whether an object is of a class or one of its subclasses.
private func isOne(_ object: AnyObject, of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let known = current {
        if known == type { return true }
        current = _getSuperclass(known)
    }
    return false
}

@MainActor
private func send(_ selector: Selector!, _ values: [Any?], to object: AnyObject) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(selector, with: values[0], with: values[1])
}

extension UIApplicationDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UISceneDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UIGestureRecognizerDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UIScrollViewDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UITableViewDataSource {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UICollectionViewDataSource {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UINavigationControllerDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UITabBarControllerDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UISplitViewControllerDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UIPageViewControllerDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UIPageViewControllerDataSource {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UITextFieldDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UISearchBarDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UIPickerViewDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UIPickerViewDataSource {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UIViewControllerTransitioningDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UIAdaptivePresentationControllerDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UITabBarDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}

extension UIBarPositioningDelegate {
    public func responds(to selector: Selector!) -> Bool { isAnswered(selector, by: self) }
    public func isKind(of type: AnyClass) -> Bool { isOne(self, of: type) }
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        send(selector, [object, other], to: self)
    }
}
