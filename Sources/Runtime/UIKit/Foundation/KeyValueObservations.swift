import Foundation

/// A change that an observer receives.
enum KeyValueNote {
    /// The property has another value, or will have.
    case value(old: Any?, new: Any?, isPrior: Bool)
    /// Elements of the list that the property holds came, went or gave way to others.
    case elements(NSKeyValueChange, at: IndexSet, old: [Any], new: [Any])
}

/// An observation of a property of an object.
final class KeyValueObservation {
    private(set) weak var object: NSObject?
    /// The place of the observation among all, in the order in which they began.
    fileprivate(set) var number = 0
    /// The identity of the object, also when it is gone.
    let identity: ObjectIdentifier
    let keyPath: String
    /// The observer and context of `addObserver(_:forKeyPath:options:context:)`.
    private(set) weak var observer: NSObject?
    let context: UnsafeMutableRawPointer?
    private let read: (NSObject) -> Any?
    private let report: (NSObject, KeyValueNote) -> Void
    /// The last reported value.
    private var last: Any?
    /// Whether elements of a list are being changed, which are reported separately.
    private var isChangingElements = false

    init(
        of object: NSObject, _ keyPath: String, for observer: NSObject? = nil, context: UnsafeMutableRawPointer? = nil,
        read: @escaping (NSObject) -> Any?,
        report: @escaping (NSObject, KeyValueNote) -> Void
    ) {
        (self.object, identity, self.keyPath) = (object, ObjectIdentifier(object), keyPath)
        (self.observer, self.context, self.read, self.report) = (observer, context, read, report)
        last = read(object)
    }

    func reportInitial() { if let object { report(object, .value(old: nil, new: last, isPrior: false)) } }

    func reportPrior() {
        if let object, !isChangingElements { report(object, .value(old: last, new: nil, isPrior: true)) }
    }

    func beginElements() { isChangingElements = true }

    /// Tells the observer of a change of elements that has ended.
    func endElements(_ note: KeyValueNote) {
        isChangingElements = false
        guard let object else { return }
        last = read(object)
        report(object, note)
    }

    /// Tells the observer of a change. Without `isCertain`, only if the value differs from the one before.
    func update(isCertain: Bool) {
        guard let object, !isChangingElements else { return }
        let new = read(object)
        guard isCertain || !Self.areEqual(last, new) else { return }
        let old = last
        last = new
        report(object, .value(old: old, new: new, isPrior: false))
    }

    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        if type(of: first) is AnyObject.Type, type(of: second) is AnyObject.Type {
            return first as AnyObject === second as AnyObject
        }
        // Structures of geometry have no equality that `Any` knows.
        return "\(first)" == "\(second)"
    }
}

/// All observations of the process.
///
/// An app's `dynamic` properties tell of each change. UIKit's tell of those that are observed most as they happen: geometry, scrolling,
/// the states of controls. All others, and those at the end of key paths, are compared with what they were once per frame.
enum KeyValueObservations {
    // Guarded by the lock.
    nonisolated(unsafe) private static var byObject: [ObjectIdentifier: [KeyValueObservation]] = [:]
    /// Whether there are any; read without the lock, so that nothing else costs time.
    nonisolated(unsafe) private static var areThere = false
    nonisolated(unsafe) private static var count = 0
    private static let lock = NSRecursiveLock()

    static func add(_ observation: KeyValueObservation) {
        lock.withLock {
            count += 1
            observation.number = count
            // An object of the same address may be gone.
            byObject[observation.identity] =
                (byObject[observation.identity] ?? []).filter { $0.object != nil } + [observation]
            areThere = true
        }
    }

    static func remove(_ observation: KeyValueObservation) {
        remove(of: observation.identity) { $0 === observation }
    }

    /// Removes the last observation that fits. Returns whether there was one.
    @discardableResult
    static func remove(of identity: ObjectIdentifier, _ fits: (KeyValueObservation) -> Bool) -> Bool {
        lock.withLock {
            guard let place = byObject[identity]?.lastIndex(where: fits) else { return false }
            byObject[identity]?.remove(at: place)
            if byObject[identity]?.isEmpty == true { byObject[identity] = nil }
            areThere = !byObject.isEmpty
            return true
        }
    }

    private static func all(of object: NSObject) -> [KeyValueObservation] {
        guard areThere else { return [] }
        return lock.withLock { byObject[ObjectIdentifier(object)] ?? [] }
    }

    static func willChange(_ object: NSObject, _ key: String) {
        for observation in all(of: object) where observation.keyPath == key { observation.reportPrior() }
    }

    static func didChange(_ object: NSObject, _ key: String) {
        for observation in all(of: object) where observation.keyPath == key { observation.update(isCertain: true) }
    }

    /// Performs a change of elements of the list that a property holds, and notifies its observers.
    static func changeElements(of object: NSObject, _ key: String, _ note: KeyValueNote, _ change: () -> Void) {
        let observations = all(of: object).filter { $0.keyPath == key }
        for observation in observations { observation.beginElements() }
        change()
        for observation in observations { observation.endElements(note) }
    }

    /// Tells of what has changed in an object.
    static func update(_ object: NSObject) {
        for observation in all(of: object) { observation.update(isCertain: false) }
    }

    /// Tells of what has changed in all objects.
    static func updateAll() {
        guard areThere else { return }
        let all = lock.withLock {
            byObject = byObject.filter { $0.value.contains { $0.object != nil } }
            areThere = !byObject.isEmpty
            return byObject.values.flatMap(\.self).sorted { $0.number < $1.number }
        }
        for observation in all { observation.update(isCertain: false) }
    }
}
