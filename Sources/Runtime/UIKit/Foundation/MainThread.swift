import Foundation

/// The thread of the user interface.
package enum MainThread {
    /// Performs a block: at once on the main thread, else soon on it.
    package static func perform(_ block: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { return MainActor.assumeIsolated(block) }
        DispatchQueue.main.async(execute: block)
    }

    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this is the main queue: after `dispatchMain`, other threads than the first perform its blocks.
    private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
