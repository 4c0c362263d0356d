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

    /// Returns whether the class has a method with a selector.
    @preconcurrency @MainActor
    public class func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return sharedObject(selector.name) != nil || InterfaceMembers.classMethod(selector.name, of: self) != nil
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
            let own = AppClasses.members(of: type)
            return own?.declared.contains(selector.name) == true || own?.actions[selector.name] != nil
                || FrameworkMembers.hasMethod(selector.name, in: type)
        }
    }

    /// Calls a method of the class. Of those that return a value, the one of the shared object does.
    @preconcurrency @MainActor @discardableResult
    public class func perform(
        _ selector: Selector!, with object: Any? = nil, with other: Any? = nil
    ) -> Unmanaged<AnyObject>! {
        guard let selector else { return nil }
        if let shared = sharedObject(selector.name) { return Unmanaged.passUnretained(shared) }
        UIApplication.shared.perform(selector, of: ClassObject.of(self), with: [object, other])
        return nil
    }

    /// Calls a method of the class after a delay.
    @preconcurrency @MainActor
    public class func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        DelayedCall.schedule(ClassObject.of(self), selector, object, after: delay)
    }

    /// Calls a method of the class after a delay; there is one run loop here, which has all modes.
    @preconcurrency @MainActor
    public class func perform(
        _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedCall.schedule(ClassObject.of(self), selector, object, after: delay)
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
        DelayedCall.schedule(self, selector, object, after: delay)
    }

    /// Calls a method after a delay; there is one run loop here, which has all modes.
    @preconcurrency @MainActor
    public func perform(
        _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedCall.schedule(self, selector, object, after: delay)
    }

    /// Cancels the calls of an object's methods that wait for their delay.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedCall.cancel(ClassObject.receiver(target))
    }

    /// Cancels the calls of a method with an argument that wait for their delay.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedCall.cancel(ClassObject.receiver(target), (selector, object))
    }

    /// Calls a method on the main thread: at once on this thread, if you wait.
    nonisolated public func performSelector(
        onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool
    ) {
        nonisolated(unsafe) let (target, argument) = (self, object)
        if wait {
            _ = MainThread.result { UIApplication.shared.perform(selector, of: target, with: [argument]) }
        } else {
            DispatchQueue.main.async { UIApplication.shared.perform(selector, of: target, with: [argument]) }
        }
    }

    /// Calls a method later. The methods of tables are called on the main thread, so that this one is, too.
    nonisolated public func performSelector(inBackground selector: Selector, with object: Any?) {
        performSelector(onMainThread: selector, with: object, waitUntilDone: false)
    }
}
