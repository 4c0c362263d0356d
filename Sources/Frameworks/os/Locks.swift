import Glibc
import Synchronization

/// A lock whose memory is its owner's, by `os_unfair_lock_lock` and `os_unfair_lock_unlock`.
///
/// It is initialized by `os_unfair_lock()` and then only used in place, as on iOS.
public struct os_unfair_lock_s: Sendable {
    fileprivate var state: UInt32 = 0

    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private func word(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    // Between tries, another thread runs.
    while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    word(lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { word(lock).pointee.store(0, ordering: .releasing) }

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        var state: State
        var mutex = pthread_mutex_t()

        init(_ state: State) {
            self.state = state
            pthread_mutex_init(&mutex, nil)
        }

        deinit { pthread_mutex_destroy(&mutex) }
    }

    private let storage: Storage

    public init(uncheckedState: State) { storage = Storage(uncheckedState) }
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(&storage.mutex)
        defer { pthread_mutex_unlock(&storage.mutex) }
        return try body(&storage.state)
    }

    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    public func withLockIfAvailableUnchecked<Result>(
        _ body: (inout State) throws -> Result
    ) rethrows -> Result? {
        guard pthread_mutex_trylock(&storage.mutex) == 0 else { return nil }
        defer { pthread_mutex_unlock(&storage.mutex) }
        return try body(&storage.state)
    }

    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Stops the app unless the lock is taken or free, as the condition expects.
    public func precondition(_ condition: Ownership) {
        let isFree = pthread_mutex_trylock(&storage.mutex) == 0
        if isFree { pthread_mutex_unlock(&storage.mutex) }
        Swift.precondition(isFree == (condition == .notOwner), "The lock is \(isFree ? "free" : "taken")")
    }

    public enum Ownership: Sendable {
        case owner
        case notOwner
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }

    public func lock() { lockStorage() }
    public func unlock() { unlockStorage() }
    public func lockIfAvailable() -> Bool { tryStorage() }

    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}

extension OSAllocatedUnfairLock {
    private func lockStorage() { pthread_mutex_lock(&storage.mutex) }
    private func unlockStorage() { pthread_mutex_unlock(&storage.mutex) }
    private func tryStorage() -> Bool { pthread_mutex_trylock(&storage.mutex) == 0 }
}
