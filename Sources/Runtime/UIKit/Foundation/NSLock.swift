import CoreGraphics
public import Foundation

// Foundation for Linux has these classes, from which none can be derived.

/// A lock that one thread at a time has.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    open var name: String?

    public override init() {
        mutex = Self.mutex(isRecursive: false)
        super.init()
    }

    fileprivate init(isRecursive: Bool) {
        mutex = Self.mutex(isRecursive: isRecursive)
        super.init()
    }

    private static func mutex(isRecursive: Bool) -> UnsafeMutablePointer<pthread_mutex_t> {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        if isRecursive { pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)) }
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
        return mutex
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    open func lock() { pthread_mutex_lock(mutex) }
    open func unlock() { pthread_mutex_unlock(mutex) }

    /// Takes the lock if it's free, and returns whether it was.
    open func `try`() -> Bool { pthread_mutex_trylock(mutex) == 0 }

    /// Takes the lock if it's free before a time, and returns whether it was.
    open func lock(before limit: Date) -> Bool {
        let seconds = max(0, limit.timeIntervalSince1970)
        var time = timespec(
            tv_sec: Int(clamping: seconds.rounded(.down)),
            tv_nsec: Int(clamping: (seconds - seconds.rounded(.down)) * 1e9))
        return pthread_mutex_timedlock(mutex, &time) == 0
    }
}

/// A lock that the thread that has it can take again.
open class NSRecursiveLock: NSLock, @unchecked Sendable {
    public override init() { super.init(isRecursive: true) }
}
