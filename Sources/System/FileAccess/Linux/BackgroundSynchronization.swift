import Dispatch
import Glibc
import Synchronization

/// Stores what was written to a file on the disk, without making the writer wait.
final class BackgroundSynchronization: Sendable {
    private struct State {
        /// Whether a synchronization is yet to begin, which includes all that has been written until then.
        var isPlanned = false
        var failure: FileError?
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "FileAccess.BackgroundSynchronization")

    /// Synchronizes a file soon. It must stay open until `finish()` returns.
    func begin(_ number: Int32, path: String) {
        let isNew = state.withLock { state in
            defer { state.isPlanned = true }
            return !state.isPlanned
        }
        guard isNew else { return }
        queue.async { [self] in
            state.withLock { $0.isPlanned = false }
            do throws(FileError) {
                try Descriptor.synchronize(number, path: path)
            } catch {
                state.withLock { $0.failure = error }
            }
        }
    }

    /// Throws the error of an earlier synchronization, once.
    func check() throws(FileError) {
        let failure = state.withLock { state in
            defer { state.failure = nil }
            return state.failure
        }
        if let failure { throw failure }
    }

    /// Waits until no synchronization is under way.
    func finish() { queue.sync {} }
}
