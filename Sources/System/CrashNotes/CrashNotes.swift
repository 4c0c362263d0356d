import CLimits
import Synchronization

/// Notes of what a command works on, such as documents and scenes, so that it goes on without those that crash it.
///
/// Each thread notes a subject before it begins with it. When it crashes, the process runs its program again with the same
/// arguments, which does all of the work except for what was noted. Nothing of it may have been written before.
package enum CrashNotes {
    private static let state = Mutex(State())

    private struct State {
        var isOn = false
        var crashed: Set<String> = []
    }

    /// Outlives crashes from here on.
    package static func start() {
        var found: [CChar] = Array(repeating: 0, count: Int(CL_LEFT_OUT_SIZE))
        let isOn = cl_outlive_crashes(&found)
        let list = String(decoding: found.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        state.withLock { $0 = State(isOn: isOn, crashed: Set(list.split(separator: "\u{1F}").map(String.init))) }
    }

    /// Whether crashes are outlived. Where they aren't, subjects needn't be noted.
    package static var isOn: Bool { state.withLock { $0.isOn } }

    /// Notes that this thread begins with a subject. Returns false if it crashed before, and has to be left out.
    package static func begin(_ subject: String) -> Bool {
        let note = String(subject.map { $0 == "\u{1F}" ? " " : $0 }.prefix(200))
        let (isOn, hasCrashed) = state.withLock { ($0.isOn, $0.crashed.contains(note)) }
        guard isOn, !hasCrashed else { return !hasCrashed }
        cl_note(note)
        return true
    }

    /// The number of subjects that were left out.
    package static var crashCount: Int { state.withLock { $0.crashed.count } }
}
