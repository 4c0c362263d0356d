import Foundation

/// The thread of the user interface.
enum MainThread {
    /// Performs a block: at once on the main thread, else soon on it.
    static func perform(_ block: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(block)
        } else {
            DispatchQueue.main.async(execute: block)
        }
    }
}
