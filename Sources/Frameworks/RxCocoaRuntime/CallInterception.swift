public import Foundation
public import UIKit

/// What observes the calls of a method.
@preconcurrency
public protocol RXMessageSentObserver: AnyObject {
    /// Identifies the method whose calls are observed.
    var targetImplementation: IMP { get }
    func messageSent(withArguments arguments: [Any])
    func methodInvoked(withArguments arguments: [Any])
}

/// What observes the end of an object.
public protocol RXDeallocatingObserver: AnyObject {
    /// Identifies the method whose calls are observed.
    var targetImplementation: IMP { get }
    func deallocating()
}

/// Why the calls of a method can't be observed.
public enum RXObjCRuntimeError: Int, Sendable {
    case unknown = 1
    case objectMessagesAlreadyBeingIntercepted
    case selectorNotImplemented
    case cantInterceptCoreFoundationTollFreeBridgedObjects
    case threadingCollisionWithOtherInterceptionMechanism
    case savingOriginalForwardingMethodFailed
    case replacingMethodWithForwardingImplementation
    case observingPerformanceSensitiveMessages
    case observingMessagesWithUnsupportedReturnType
}

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"
/// Whether a collision with another library that intercepts messages ends the app; there is none here.
nonisolated(unsafe) public var RXAbortOnThreadingHazard = false

/// Returns the selector that the observer of a method is associated by.
public func RX_selector(_ selector: Selector) -> Selector { Selector("RX_\(selector.name)") }

/// Returns an address that identifies a selector.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
    Interception.address(of: selector.name)
}

/// Returns what stands for a method that isn't observed.
public func RX_default_target_implementation() -> IMP { IMP(Interception.address(of: "")) }

/// Begins to report the calls of an object's method to the observer that is associated with the object. Returns what
/// identifies the method, or nil and an error if nothing calls it in a way that can be observed.
public func RX_ensure_observing(
    _ target: Any, _ selector: Selector, _ error: UnsafeMutablePointer<NSError?>?
) -> IMP? {
    let object = target as AnyObject
    let address = Interception.address(of: RX_selector(selector).name)
    let observer = objc_getAssociatedObject(object, address) as AnyObject?
    if let observer = observer as? any RXDeallocatingObserver {
        objc_setAssociatedObject(object, Interception.address(of: "end"), Ending(observer), .OBJC_ASSOCIATION_RETAIN)
        return IMP(address)
    }
    if let observer = observer as? any RXMessageSentObserver,
        Interception.add(MessageObserver(observer), to: object, selector)
    {
        return IMP(address)
    }
    error?.pointee = NSError(
        domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.selectorNotImplemented.rawValue)
    return nil
}

private enum Interception {
    private static let lock = Foundation.NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var addresses: [String: UnsafeMutableRawPointer] = [:]

    /// Returns an address that is always the same for a name.
    static func address(of name: String) -> UnsafeMutableRawPointer {
        lock.withLock {
            if let known = addresses[name] { return known }
            let new = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
            addresses[name] = new
            return new
        }
    }

    static func add(_ observer: MessageObserver, to object: AnyObject, _ selector: Selector) -> Bool {
        nonisolated(unsafe) let (observer, object) = (observer, object)
        return MainThread.result { ObservedCalls.add(observer, to: object, selector) }
    }
}

/// Passes on the calls of a method. The object whose method it is keeps the observer.
private final class MessageObserver: CallObserver {
    private weak var observer: (any RXMessageSentObserver)?

    init(_ observer: any RXMessageSentObserver) { self.observer = observer }

    func willCall(_ selector: Selector, _ arguments: [Any]) { observer?.messageSent(withArguments: arguments) }

    func didCall(_ selector: Selector, _ arguments: [Any]) { observer?.methodInvoked(withArguments: arguments) }
}

/// Tells an observer that the object it is associated with ends.
private final class Ending {
    private let observer: any RXDeallocatingObserver

    init(_ observer: any RXDeallocatingObserver) { self.observer = observer }

    deinit { observer.deallocating() }
}
