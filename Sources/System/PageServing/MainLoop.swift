import CSoup
import Dispatch

/// Work for another thread. It returns what is to be done with its result.
package typealias BackgroundWork = @Sendable () -> @MainActor () -> Void

/// The main loop of the server.
@MainActor
package enum MainLoop {
    /// The time in seconds after which the process counts as hung.
    private static let patience: UInt32 = 60

    /// Runs until the process is terminated.
    package static func run() { cs_run(patience) }

    /// Does what is due within some milliseconds, for tests.
    package static func turn(_ milliseconds: UInt32) { cs_turn(milliseconds) }

    /// Calls a closure once, after some milliseconds. May be called from any thread.
    package nonisolated static func after(_ milliseconds: UInt32, _ call: @escaping @MainActor () -> Void) {
        let box = Unmanaged.passRetained(Box(call))
        cs_after(
            milliseconds,
            { context in
                guard let context else { return }
                let box = Unmanaged<Box>.fromOpaque(context).takeRetainedValue()
                MainActor.assumeIsolated { box.call() }
            }, box.toOpaque())
    }

    /// Performs work on another thread, then the closure that it returned.
    package static func inBackground(_ work: @escaping BackgroundWork) {
        DispatchQueue.global(qos: .userInitiated).async { after(0, work()) }
    }

    private final class Box: Sendable {
        let call: @MainActor () -> Void
        init(_ call: @escaping @MainActor () -> Void) { self.call = call }
    }
}

/// Watches the files directly in a folder, until it is released.
@MainActor
package final class FolderWatch {
    private let changed: (String) -> Void
    private var handle: OpaquePointer?

    /// Creates a watcher. `changed` gets the path of the changed file.
    package init(_ folder: String, changed: @escaping (String) -> Void) {
        self.changed = changed
        handle = cs_watch(
            folder,
            { context, path in
                guard let context, let path else { return }
                MainActor.assumeIsolated {
                    Unmanaged<FolderWatch>.fromOpaque(context).takeUnretainedValue().changed(String(cString: path))
                }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit { if let handle { cs_unwatch(handle) } }
}
