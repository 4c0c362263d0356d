import CSoup

/// A serving process and a supervisor that waits for it and restarts it after a crash.
package enum ServingProcess {
    /// The way in which the previous process ended.
    package enum End: Hashable, Sendable {
        /// There was none, or it ended normally.
        case orderly
        case crash
        /// It hung.
        case endless
    }

    package enum Role: Hashable, Sendable {
        /// This process serves. `opening` are the documents that a previous process was opening when it crashed.
        case serves(after: End, opening: [String])
        /// This process has waited until the last serving process ended.
        case waited(End)
    }

    /// Continues in two processes. Must be called before there are other threads.
    package static func split() -> Role {
        let kept = cs_keep()
        let end: End =
            switch Int(kept.last_end) {
            case CS_CRASHED: .crash
            case CS_RAN_AWAY: .endless
            default: .orderly
            }
        guard kept.serves else { return .waited(end) }
        let note = kept.note.map { String(cString: $0) } ?? ""
        return .serves(after: end, opening: note.split(separator: "\n").map(String.init))
    }

    /// Records which documents are being opened.
    package static func record(opening paths: [String]) { cs_leave_note(paths.joined(separator: "\n")) }
}
