import Foundation

/// Whether a listener was removed, so that it isn't called any more.
final class ListenerState: @unchecked Sendable {
    // Guarded by the lock.
    private let lock = NSLock()
    private var removed = false

    var isRemoved: Bool { lock.withLock { removed } }
    func remove() { lock.withLock { removed = true } }
}
