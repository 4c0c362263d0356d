import CSoup

/// The loop that the server lives in.
@MainActor
enum MainLoop {
    /// How many seconds something may take before it counts as never coming to its end.
    private static let patience: UInt32 = 60

    /// Runs until the process is told to end.
    static func run() { cs_run(patience) }

    /// Calls once, after some milliseconds.
    static func after(_ milliseconds: UInt32, _ call: @escaping @MainActor () -> Void) {
        let box = Unmanaged.passRetained(Box(call))
        cs_after(
            milliseconds,
            { context in
                guard let context else { return }
                let box = Unmanaged<Box>.fromOpaque(context).takeRetainedValue()
                MainActor.assumeIsolated { box.call() }
            }, box.toOpaque())
    }

    private final class Box: Sendable {
        let call: @MainActor () -> Void
        init(_ call: @escaping @MainActor () -> Void) { self.call = call }
    }
}

/// Tells when something directly in a folder changes. Has to live as long as the process.
@MainActor
final class FolderWatch {
    private let changed: (String) -> Void

    /// `changed` gets the path of what changed.
    init(_ folder: String, changed: @escaping (String) -> Void) {
        self.changed = changed
        _ = cs_watch(
            folder,
            { context, path in
                guard let context, let path else { return }
                MainActor.assumeIsolated {
                    Unmanaged<FolderWatch>.fromOpaque(context).takeUnretainedValue().changed(String(cString: path))
                }
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
