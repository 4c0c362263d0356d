import Foundation

/// An object that learns of the calls of another object's methods.
///
/// Messages of Objective-C can be intercepted. Here, UIKit reports the calls that it makes itself: of delegates, of
/// controllers and views as they appear, and of methods by their selectors.
package protocol CallObserver: AnyObject {
    func willCall(_ selector: Selector, _ arguments: [Any])
    func didCall(_ selector: Selector, _ arguments: [Any])
}

/// A delegate that gets the calls which its class has no method for, and has another object answer them.
package protocol ForwardingDelegate: CallObserver {
    var forwardedDelegate: AnyObject? { get }
}

extension CallObserver {
    /// Makes a call, and reports it before and after.
    @MainActor
    func observe<Result>(_ selector: Selector, _ arguments: [Any], _ call: () throws -> Result) rethrows -> Result {
        willCall(selector, arguments)
        defer { didCall(selector, arguments) }
        return try call()
    }
}

/// The methods of objects whose calls are observed.
@MainActor
package enum ObservedCalls {
    /// The methods that UIKit reports for every controller and view.
    private static let methods: Set = [
        "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
        "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
        "didMoveToSuperview", "didMoveToWindow", "prepareForReuse",
    ]
    private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    /// Whether anything is observed, so that nothing else costs time.
    private static var isObserving = false

    private final class Observers {
        var bySelector: [String: [any CallObserver]] = [:]
    }

    /// Reports the calls of an object's method as long as the object lives. Returns false if it has none that can be
    /// called by a selector.
    @discardableResult
    package static func add(_ observer: any CallObserver, to object: AnyObject, _ selector: Selector) -> Bool {
        let isKnown = object is UIResponder && methods.contains(selector.name)
        guard isKnown || InterfaceMembers.method(selector.name, of: object) != nil else { return false }
        if !isKnown, InterfaceMembers.of(object)?.actions[selector.name] == nil {
            UIEnvironment.current.reportOnce(
                "calls of -[\(type(of: object)) \(selector)] are observed only where they are made by a selector")
        }
        let observers = objc_getAssociatedObject(object, key) as? Observers ?? Observers()
        observers.bySelector[selector.name, default: []].append(observer)
        objc_setAssociatedObject(object, key, observers, .OBJC_ASSOCIATION_RETAIN)
        isObserving = true
        return true
    }

    /// Makes a call, and reports it to the observers of the method.
    static func report(
        _ selector: String, of object: AnyObject, _ arguments: @autoclosure () -> [Any], _ call: () throws -> Void
    ) rethrows {
        guard isObserving, let all = objc_getAssociatedObject(object, key) as? Observers,
            let observers = all.bySelector[selector]
        else { return try call() }
        let arguments = arguments()
        for observer in observers { observer.willCall(Selector(selector), arguments) }
        try call()
        for observer in observers { observer.didCall(Selector(selector), arguments) }
    }
}

/// The arguments of a call as Objective-C boxes them in a list.
enum BoxedArguments {
    /// Returns the list of a tuple or a single value.
    static func list(of arguments: Any) -> [Any] {
        if arguments is Void { return [] }
        let mirror = Mirror(reflecting: arguments)
        guard mirror.displayStyle == .tuple else { return [box(arguments)] }
        return mirror.children.map { box($0.value) }
    }

    static func box(_ value: Any) -> Any {
        switch InterfaceValue.plain(value) {
        case nil: NSNull()
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as UInt: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let point as CGPoint: NSValue(cgPoint: point)
        case let size as CGSize: NSValue(cgSize: size)
        case let rectangle as CGRect: NSValue(cgRect: rectangle)
        case let range as NSRange: NSValue(range: range)
        case let pointer as UnsafeMutablePointer<CGPoint>: NSValue(pointer: UnsafeRawPointer(pointer))
        case let other?: other
        }
    }
}
