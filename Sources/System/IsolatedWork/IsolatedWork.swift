import CLimits
import Synchronization

/// Work on many subjects, such as documents and scenes, which goes on without those that crash it.
///
/// The work is done in a child process, and notes each subject before it begins with it. When the child crashes, another one
/// does all of the work again, except for the subject that was noted. Nothing of it may have been written before.
package enum IsolatedWork {
    private static let state = Mutex(State())

    private struct State {
        var isChild = false
        var crashed: Set<String> = []
    }

    /// How the work ended.
    package enum End: Hashable, Sendable {
        /// The child ended by itself, with this code.
        case exit(Int32)
        /// A signal ended the child, and another one wouldn't get further.
        case signal(Int32)
    }

    /// The number of subjects that may crash before it isn't tried again.
    private static let mostCrashes = 100

    /// Continues in a child process, and returns nil there. Returns in this process when the work has ended. Must be called
    /// before there are other threads. Where there can be no child, the work goes on in this process.
    package static func run() -> End? {
        var note = [CChar](repeating: 0, count: Int(CL_NOTE_SIZE))
        while true {
            let end = cl_run_in_noting_child(&note)
            if end < 0 {
                if end == -1 { state.withLock { $0.isChild = true } }
                return nil
            }
            if end < 128 { return .exit(end) }
            let subject = note.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            guard cl_is_crash(end - 128), !subject.isEmpty, add(String(decoding: subject, as: UTF8.self)) else {
                return .signal(end - 128)
            }
        }
    }

    /// Returns whether the subject is new.
    private static func add(_ subject: String) -> Bool {
        state.withLock { $0.crashed.count < mostCrashes && $0.crashed.insert(subject).inserted }
    }

    /// Whether crashes of this process are told to another one. Where they aren't, subjects needn't be noted.
    package static var isOn: Bool { state.withLock { $0.isChild } }

    /// Notes that this thread begins with a subject. Returns false if it crashed before, and has to be left out.
    package static func begin(_ subject: String) -> Bool {
        let (isChild, hasCrashed) = state.withLock { ($0.isChild, $0.crashed.contains(subject)) }
        guard isChild, !hasCrashed else { return !hasCrashed }
        cl_note(subject)
        return true
    }

    /// The number of subjects that were left out.
    package static var crashCount: Int { state.withLock { $0.crashed.count } }
}
