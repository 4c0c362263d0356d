public import Foundation

// The types of key-value observing, which Foundation for Linux lacks, as Apple's documentation has them.

/// The changes that UIKit reports to observers, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = Self(rawValue: 1)
    /// The value before the change.
    public static let old = Self(rawValue: 2)
    /// UIKit reports the current value at once.
    public static let initial = Self(rawValue: 4)
    /// UIKit notifies the observer before a change, too, if `willChangeValue(forKey:)` announces it.
    public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion
    case removal
    case replacement
}

/// The keys of what `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = Self(rawValue: "kind")
    public static let newKey = Self(rawValue: "new")
    public static let oldKey = Self(rawValue: "old")
    public static let indexesKey = Self(rawValue: "indexes")
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// The value after the change, if the observer asked for it.
    public let newValue: Value?
    /// The value before the change, if the observer asked for it.
    public let oldValue: Value?
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange {
    init(_ note: KeyValueNote, _ options: NSKeyValueObservingOptions) {
        switch note {
        case .value(let old, let new, let isPrior):
            self.init(
                kind: .setting, newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior)
        case .elements(let kind, let indexes, let old, let new):
            self.init(
                kind: kind, newValue: options.contains(.new) && kind != .removal ? new as? Value : nil,
                oldValue: options.contains(.old) && kind != .insertion ? old as? Value : nil, indexes: indexes,
                isPrior: false)
        }
    }
}

extension KeyValueNote {
    /// What `observeValue` receives, or nil if the observer wants no notes before changes.
    func change(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any]? {
        switch self {
        case .value(let old, let new, let isPrior):
            guard !isPrior || options.contains(.prior) else { return nil }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
            if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
            if isPrior { change[.notificationIsPriorKey] = true }
            return change
        case .elements(let kind, let indexes, let old, let new):
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: indexes]
            if options.contains(.new), kind != .removal { change[.newKey] = new }
            if options.contains(.old), kind != .insertion { change[.oldKey] = old }
            return change
        }
    }
}

/// An observation, which ends when it is released or invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    // The list of observations has a lock; the property is set once more, by whoever ends the observation.
    private var record: KeyValueObservation?

    init(_ record: KeyValueObservation) { self.record = record }

    /// Ends the observation.
    public func invalidate() {
        if let record { KeyValueObservations.remove(record) }
        record = nil
    }

    deinit { if let record { KeyValueObservations.remove(record) } }
}

/// An object that receives changes after `addObserver(_:forKeyPath:options:context:)`. Responders are, and the classes of an
/// app that override the method.
public protocol KeyValueObserver: NSObject {
    @MainActor
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
