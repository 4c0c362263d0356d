public import Foundation
public import UIKit

/// A delegate that passes on the calls which its class has no method for, and reports them.
open class _RXDelegateProxy: NSObject {
    /// The delegate that gets the calls.
    public private(set) weak var _forwardToDelegate: AnyObject?
    private var retained: AnyObject?

    public override init() {}

    open func _setForwardToDelegate(_ delegate: Any?, retainDelegate: Bool) {
        let object = delegate.map { $0 as AnyObject }
        _forwardToDelegate = object
        retained = retainDelegate ? object : nil
    }

    /// Returns whether the class has a method of its own.
    open func hasWiredImplementation(for selector: Selector) -> Bool {
        nonisolated(unsafe) let object = self
        return MainThread.result { InterfaceMembers.declares(selector, object) }
    }

    /// Returns whether the method of a delegate returns nothing: each that the class lacks may.
    open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { !hasWiredImplementation(for: selector) }

    /// Called before a method of the delegate is.
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

    /// Called after a method of the delegate was.
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
}

extension _RXDelegateProxy: ForwardingDelegate {
    package var forwardedDelegate: AnyObject? { _forwardToDelegate }

    package func willCall(_ selector: Selector, _ arguments: [Any]) { _sentMessage(selector, withArguments: arguments) }

    package func didCall(_ selector: Selector, _ arguments: [Any]) {
        _methodInvoked(selector, withArguments: arguments)
    }
}
