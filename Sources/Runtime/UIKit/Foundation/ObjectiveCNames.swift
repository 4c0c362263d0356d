import Foundation

// What Objective-C's runtime and Core Foundation have, and Foundation for Linux lacks.

/// Calls a closure. There are no autoreleased objects here: each is released when nobody refers to it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

// MARK: Associated objects

/// How an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object for a key, or removes the one that it has.
///
/// One of the next calls releases the value of an object that has ended.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, of: object as AnyObject, key, policy)
}

/// Returns the value that is associated with an object for a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// The values that are associated with objects, which know nothing of them: they end soon after their objects.
enum AssociatedObjects {
    private enum Value {
        case strong(Any)
        case weak(Reference)
    }

    private struct Reference { weak var object: AnyObject? }

    private struct Entry {
        /// The owner. Another object may have its address later.
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries above which those of objects that have ended are looked for.
        var limit = 64

        /// Removes the entries of objects that have ended. Returns what may end with that, and do anything.
        mutating func removeEnded(beyond limit: Int) -> [Any] {
            guard entries.count > limit else { return [] }
            var kept: [Any] = []
            var ended: [ObjectIdentifier] = []
            for (key, entry) in entries {
                if let owner = entry.owner { kept.append(owner) } else { ended.append(key) }
            }
            for key in ended { kept.append(entries.removeValue(forKey: key) as Any) }
            self.limit = max(64, entries.count * 2)
            return kept
        }
    }

    nonisolated(unsafe) private static var table = Table()
    private static let lock = NSRecursiveLock()

    static func set(
        _ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
    ) {
        // What is removed may end, and do anything.
        var removed: [Any] = []
        lock.lock()
        let place = ObjectIdentifier(owner)
        var entry = table.entries[place] ?? Entry(owner: owner)
        if entry.owner !== owner {
            removed.append(entry)
            entry = Entry(owner: owner)
        }
        removed.append(entry.values[key] as Any)
        entry.values[key] = value.map { value in
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN: .weak(Reference(object: value as AnyObject))
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
            }
        }
        table.entries[place] = entry.values.isEmpty ? nil : entry
        removed.append(table.removeEnded(beyond: table.limit))
        lock.unlock()
        withExtendedLifetime(removed) {}
    }

    static func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.lock()
        defer { lock.unlock() }
        guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
        switch entry.values[key] {
        case .strong(let value): return value
        case .weak(let reference): return reference.object
        case nil: return nil
        }
    }

    nonisolated(unsafe) private static var frames = 0

    /// Removes the values of objects that have ended: in each frame, or less often if there are many.
    static func removeEnded() {
        lock.lock()
        frames &+= 1
        guard frames % (1 + table.entries.count / 256) == 0 else { return lock.unlock() }
        let removed = table.removeEnded(beyond: 0)
        lock.unlock()
        withExtendedLifetime(removed) {}
    }

    static func removeAll(of owner: AnyObject) {
        lock.lock()
        let removed = table.entries.removeValue(forKey: ObjectIdentifier(owner))
        lock.unlock()
        withExtendedLifetime(removed) {}
    }
}

// MARK: Locks

/// Begins a part that one thread at a time runs for an object. Returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).lock()
    return 0
}

/// Ends a part that one thread at a time runs for an object. Returns 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).unlock()
    return 0
}

/// Locks of objects. Several objects may share one, which is recursive.
private enum ObjectLocks {
    private static let locks = (0..<64).map { _ in NSRecursiveLock() }

    static func lock(of object: AnyObject) -> NSRecursiveLock {
        // Objects are aligned, so that the lowest bits are alike.
        locks[(ObjectIdentifier(object).hashValue & Int.max) % locks.count]
    }
}
