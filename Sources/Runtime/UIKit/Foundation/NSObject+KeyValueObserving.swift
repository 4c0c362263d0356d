public import Foundation

/// An object whose properties can be observed with key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure whenever a property changes, as long as the result is kept.
    ///
    /// - Parameter key: The key path as text, which the adapted copies of an app's sources add. Without it, changes are noticed once per
    ///   frame.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, key: String = "", options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let object = self as? NSObject else { preconditionFailure("only objects of classes can be observed") }
        let observation = KeyValueObservation(
            of: object, key, read: { ($0 as? Self)?[keyPath: keyPath] },
            report: { object, note in
                guard let owner = object as? Self else { return }
                let change = NSKeyValueObservedChange<Value>(note, options)
                if !change.isPrior || options.contains(.prior) { changeHandler(owner, change) }
            })
        KeyValueObservations.add(observation)
        if options.contains(.initial) { observation.reportInitial() }
        return NSKeyValueObservation(observation)
    }

    /// Announces a change of a property.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, key: String = "") {
        if let object = self as? NSObject { KeyValueObservations.willChange(object, key) }
    }

    /// Tells the observers of a property that it has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, key: String = "") {
        if let object = self as? NSObject { KeyValueObservations.didChange(object, key) }
    }
}

// Classes with properties of their own have methods of these names.
extension NSObjectProtocol {
    /// Announces a change of a property.
    public func willChangeValue(forKey key: String) {
        if let object = self as? NSObject { KeyValueObservations.willChange(object, key) }
    }

    /// Tells the observers of a property that it has changed.
    public func didChangeValue(forKey key: String) {
        if let object = self as? NSObject { KeyValueObservations.didChange(object, key) }
    }
}

extension NSObject {
    /// Registers an object for changes of a property; it receives `observeValue(forKeyPath:of:change:context:)`.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer? = nil
    ) {
        let observation = KeyValueObservation(
            of: self, keyPath, for: observer, context: context,
            read: { object in
                nonisolated(unsafe) let object = object
                return onMainActor { object.value(forKeyPath: keyPath) }
            },
            report: { [weak observer] object, note in
                guard let change = note.change(options), let observer = observer as? any KeyValueObserver else {
                    return
                }
                nonisolated(unsafe) let arguments = (observer, object, change, context)
                onMainActor {
                    arguments.0.observeValue(
                        forKeyPath: keyPath, of: arguments.1, change: arguments.2, context: arguments.3)
                }
            })
        KeyValueObservations.add(observation)
        if options.contains(.initial) { observation.reportInitial() }
    }

    /// Ends what `addObserver(_:forKeyPath:options:context:)` began.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        let isKnown = KeyValueObservations.remove(of: ObjectIdentifier(self)) {
            $0.observer === observer && $0.keyPath == keyPath
        }
        if !isKnown { reportUnknown(observer, keyPath) }
    }

    /// Ends what `addObserver(_:forKeyPath:options:context:)` began with a context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        let isKnown = KeyValueObservations.remove(of: ObjectIdentifier(self)) {
            $0.observer === observer && $0.keyPath == keyPath && $0.context == context
        }
        if !isKnown { reportUnknown(observer, keyPath) }
    }

    private func reportUnknown(_ observer: NSObject, _ keyPath: String) {
        let message =
            "Cannot remove an observer \(type(of: observer)) for the key path \"\(keyPath)\" from \(type(of: self)) because it is not registered as an observer."
        onMainActor { UIEnvironment.current.report(message) }
    }
}

/// What a class inherits from `NSObject` for changes that it doesn't handle itself: iOS raises an exception there.
public func unhandledValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
) {
    onMainActor {
        UIEnvironment.current.report("an observer received a change of \"\(keyPath ?? "")\" that it did not handle")
    }
}

/// Calls what is isolated to the main actor on this thread. Observers are called where the change happens, as on iOS.
private func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// The changes that objects with properties of their own tell of.
package enum KeyValueChanges {
    package static func will(_ object: NSObject, _ key: String) { KeyValueObservations.willChange(object, key) }
    package static func did(_ object: NSObject, _ key: String) { KeyValueObservations.didChange(object, key) }
}

/// The properties in the tables of classes, for objects that belong to any thread.
package enum ClassProperties {
    package static func value(_ key: String, of object: NSObject) -> Any? {
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) var found: Any?
        onMainActor { found = InterfaceMembers.property(key, of: object)?.get(object) }
        return found
    }

    /// Sets a property, and returns whether there is one that can hold the value.
    package static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
        nonisolated(unsafe) let (object, value) = (object, value)
        return onMainActor { InterfaceMembers.property(key, of: object)?.set?(object, value) ?? false }
    }
}
