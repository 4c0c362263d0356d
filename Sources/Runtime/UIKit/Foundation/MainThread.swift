import Foundation

/// The thread of the user interface.
package enum MainThread {
    /// Performs a block: at once on the main thread, else soon on it.
    package static func perform(_ block: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { return MainActor.assumeIsolated(block) }
        DispatchQueue.main.async(execute: block)
    }

    /// Returns whether a function of UIKit is called on another thread than the main one. If so, performs the call on the main thread
    /// soon, and reports that once for each function, as the Main Thread Checker of Apple's does. There, such a call is performed at
    /// once, beside what the main thread does; most go well.
    static func performsElsewhere(_ function: String, _ call: @escaping @MainActor () -> Void) -> Bool {
        if isCurrent { return false }
        DispatchQueue.main.async {
            UIEnvironment.current.reportOnce("\(function) must be used from the main thread only")
            call()
        }
        return true
    }

    /// Returns what a block makes of it on the main thread, for which other threads wait: what iOS does on any thread, such as
    /// measuring a text, happens on one here.
    package static func result<Value: Sendable>(_ block: @MainActor () -> Value) -> Value {
        withoutActuallyEscaping(block) { block in
            if isCurrent { return MainActor.assumeIsolated { block() } }
            return DispatchQueue.main.sync { MainActor.assumeIsolated { block() } }
        }
    }

    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether this is the main queue: after `dispatchMain`, other threads than the first perform its blocks.
    private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
