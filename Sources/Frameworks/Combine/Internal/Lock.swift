import Synchronization

/// A lock that its owner stores inline; callers never call out to other code while they hold it.
struct Lock: ~Copyable {
    private let mutex = Mutex<Void>(())

    @inline(__always)
    func lock() {
        mutex._unsafeLock()
    }

    @inline(__always)
    func unlock() {
        mutex._unsafeUnlock()
    }

    @inline(__always)
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}
